import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workoutSession } from '../../tests/support/workout-deps';
import { movesOf, movesText } from './moves-text';
import { summaryRowSchema, toSummary, toSummaryRow } from './summary-row';
import { summaryOf } from './workout-summary';
import { workoutSessions } from '../../tests/support/workout-arbitraries';

/** What DynamoDB gives back: fields without a value are not stored. */
const stored = (row: object): unknown => JSON.parse(JSON.stringify(row));

describe('The summary of a session', () => {
  it('comes back from its row as it was, whatever the session', () => {
    fc.assert(
      fc.property(workoutSessions, (session) => {
        const row = summaryRowSchema.parse(stored(toSummaryRow(session)));
        expect(toSummary(row)).toEqual(summaryOf(session));
        expect(row.activeSeconds).toBe(session.completedAt === null ? session.activeSeconds : 0);
      }),
      { numRuns: 300 },
    );
  });

  it('takes a few bytes: a round once, seconds where they change, and what was left only if something was', () => {
    const squat = { exerciseId: 'squat', workSeconds: 30 };
    const plank = { exerciseId: 'plank', workSeconds: 30 };
    const longPlank = { exerciseId: 'plank', workSeconds: 45 };
    expect(movesText([squat, plank, squat, plank])).toBe('squat 30,plank;0101');
    expect(movesText([squat, plank, longPlank])).toBe('squat 30,plank,plank 45');
    expect([movesText([]), movesOf('')]).toEqual(['', []]);
    const done = workoutSession({ completedAt: '2026-11-20T09:50:00.000Z', finishedExercises: [0, 1] });
    expect(stored(toSummaryRow({ ...done, counted: true, effort: 'right' }))).toEqual({
      id: done.id,
      title: 'Custom workout',
      endedAt: Date.parse('2026-11-20T09:50:00.000Z'),
      minutes: 0,
      kcal: 0,
      effort: 'right',
      moves: 'squat 80,forearm-plank',
    });
  });
});
