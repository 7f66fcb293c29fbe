import { describe, expect, it } from 'vitest';
import { day } from '../body-data.fixture';
import { axisLabels } from './axis-labels';
import { periodOf, type Span } from './periods';
import { slotsOf } from './slots';

function labels(span: Span, room: number) {
  const slots = slotsOf([], periodOf(span, day('2026-11-20')));
  return axisLabels(slots, span, room).map(({ text }) => text);
}

describe('The labels below a chart', () => {
  it('name the days of a week', () => {
    expect(labels('week', 8)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  });

  it('are the weeks of a month where there is no room for each day', () => {
    expect(labels('month', 9)).toEqual(['1', '8', '15', '22', '29']);
    expect(labels('month', 40)).toHaveLength(30);
  });

  it('are the months of a year, every second one on a phone', () => {
    expect(labels('year', 20)).toEqual('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '));
    expect(labels('year', 9)).toEqual(['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']);
  });
});
