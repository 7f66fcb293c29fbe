import { describe, expect, it } from 'vitest';
import { eventCatalogue, type EventType } from './catalogue';
import { eventExamples } from '../../tests/support/event-examples';

describe('Every domain event', () => {
  it.each(Object.keys(eventCatalogue) as EventType[])('%s has an example that its schema accepts', (type) => {
    const example = eventExamples[type];
    expect(eventCatalogue[type].data.parse(example)).toEqual(example);
  });

  it('is named in the past tense', () => {
    for (const type of Object.keys(eventCatalogue)) expect(type).toMatch(/(ed|Sent)$/);
  });
});
