import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkoutSession } from '../../shared/contracts/workouts';
import { localDateOf, localDateSchema } from '../../shared/rules/local-date';
import { workoutSessions } from '../../tests/support/workout-arbitraries';
import { workoutSession } from '../../tests/support/workout-deps';
import { summaryOf } from '../workouts/public';
import { summaryRowSchema, toSummary, toSummaryRow } from '../workouts/summary-row';
import { pastTrainingsOf } from './past-trainings';

const read = (...sessions: Parameters<typeof workoutSession>[0][]) =>
  pastTrainingsOf(
    sessions.map((changes) => summaryOf(workoutSession(changes))),
    { timeZone: 'Pacific/Auckland' },
  );
const done = {
  completedAt: '2026-11-18T10:00:00.000Z',
  localDate: localDateSchema.parse('2026-11-18'),
  finishedExercises: [0, 1],
};

describe('What was trained', () => {
  it('comes oldest first, however long ago, without what is open or empty', () => {
    const older = {
      ...done,
      completedAt: '2026-11-16T10:00:00.000Z',
      localDate: localDateSchema.parse('2026-11-16'),
    };
    const old = {
      ...done,
      completedAt: '2026-10-01T10:00:00.000Z',
      localDate: localDateSchema.parse('2026-10-01'),
    };
    const past = read({}, done, older, old, { ...done, finishedExercises: [] });
    expect(past.map(({ date }) => date)).toEqual(['2026-10-01', '2026-11-16', '2026-11-18']);
  });

  it('says where it was stopped, and null at its end', () => {
    expect(read(done)[0]?.stoppedAt).toBeNull();
    expect(read({ ...done, finishedExercises: [0] })[0]?.stoppedAt).toBe(1);
    expect(read({ ...done, finishedExercises: [1] })[0]?.stoppedAt).toBeNull();
  });

  it('tells one alternative after the other as the last one, and what was taken back as none', () => {
    const swap = (from: string, to: string, why: 'other' | 'too_hard' = 'other', position = 0) => ({
      position,
      from,
      to,
      why,
    });
    const swapsAfter = (...swaps: ReturnType<typeof swap>[]) => read({ ...done, swaps })[0]?.swaps;
    expect(swapsAfter(swap('squat', 'wall-sit'), swap('wall-sit', 'glute-bridge'))).toEqual([
      { from: 'squat', to: 'glute-bridge', why: 'other' },
    ]);
    expect(swapsAfter(swap('squat', 'wall-sit'), swap('wall-sit', 'squat'))).toEqual([]);
    expect(swapsAfter(swap('squat', 'chair-squat', 'too_hard'), swap('chair-squat', 'wall-sit'))).toEqual([
      { from: 'squat', to: 'chair-squat', why: 'too_hard' },
      { from: 'chair-squat', to: 'wall-sit', why: 'other' },
    ]);
    expect(swapsAfter(swap('squat', 'wall-sit'), swap('squat', 'wall-sit', 'other', 1))).toEqual([
      { from: 'squat', to: 'wall-sit', why: 'other' },
    ]);
  });

  it('is the same from summaries as from the sessions themselves', () => {
    const wholly = (session: WorkoutSession) => {
      const { completedAt, localDate, finishedExercises: finished, plan } = session;
      if (completedAt === null || finished.length === 0) return [];
      const next = Math.max(...finished) + 1;
      return {
        date: localDate ?? localDateOf(new Date(completedAt), 'Pacific/Auckland'),
        minutes: session.durationMinutes,
        effort: session.effort,
        stoppedAt: next < plan.length ? next : null,
        exercises: plan.map(({ exerciseId, workSeconds }, position) => ({
          exerciseId,
          workSeconds,
          finished: finished.includes(position),
        })),
      };
    };
    fc.assert(
      fc.property(fc.array(workoutSessions, { maxLength: 6 }), (sessions) => {
        const inOrder = sessions.toSorted((a, b) => (a.completedAt ?? '').localeCompare(b.completedAt ?? ''));
        const rows = sessions.map((each) =>
          toSummary(summaryRowSchema.parse(JSON.parse(JSON.stringify(toSummaryRow(each))))),
        );
        const past = pastTrainingsOf(rows, { timeZone: 'Pacific/Auckland' });
        expect(past).toMatchObject(inOrder.flatMap(wholly));
      }),
    );
  });

  it('has the day of the person’s own calendar, even where a workout was ended by another', () => {
    const abandoned = { ...done, localDate: null, completedAt: '2026-11-18T12:00:00.000Z' };
    expect(read(abandoned)[0]?.date).toBe('2026-11-19');
  });
});
