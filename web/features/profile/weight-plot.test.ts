import { describe, expect, it } from 'vitest';
import type { WeightEntry } from '../../../shared/contracts/profile';
import { localDateSchema } from '../../../shared/rules/local-date';
import { countedWeights, plotWeights } from './weight-plot';

const entry = (date: string, weightKg: number): WeightEntry => ({
  id: `${date} ${weightKg}`,
  date: localDateSchema.parse(date),
  weightKg,
  loggedAt: `${date}T10:00:00.000Z`,
});

describe('The weight chart', () => {
  it('shows the later of two entries on a day, oldest day first', () => {
    const entries = [entry('2026-11-20', 64), entry('2026-11-20', 65), entry('2026-11-18', 66)];
    expect(countedWeights(entries).map(({ weightKg }) => weightKg)).toEqual([66, 64]);
  });

  it('spaces days by the calendar and puts higher weights higher', () => {
    const days = [entry('2026-11-01', 70), entry('2026-11-04', 69), entry('2026-11-16', 65)];
    expect(plotWeights(days, null)).toEqual({
      line: 'M10 10 L70 30 L310 110',
      end: { x: 310, y: 110 },
      targetY: null,
    });
  });

  it('has room for a target below and above', () => {
    const days = [entry('2026-11-01', 70), entry('2026-11-11', 66)];
    expect(plotWeights(days, 60)).toMatchObject({ line: 'M10 10 L310 50', targetY: 110 });
    expect(plotWeights(days, 76)).toMatchObject({ line: 'M10 70 L310 110', targetY: 10 });
  });

  it('does not exaggerate a steady weight', () => {
    const days = [entry('2026-11-01', 70), entry('2026-11-11', 70.2)];
    expect(plotWeights(days, null)?.line).toBe('M10 110 L310 100');
  });

  it('is a point for a single day, and nothing without one', () => {
    expect(plotWeights([entry('2026-11-01', 70)], null)?.line).toBe('M10 110');
    expect(plotWeights([], 60)).toBeNull();
  });
});
