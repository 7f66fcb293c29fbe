import { describe, expect, it } from 'vitest';
import { localDateSchema } from '../../shared/domain/local-date';
import { workoutSession } from '../../tests/support/workout-deps';
import { pastTrainingsOf } from './past-trainings';

const read = (...sessions: Parameters<typeof workoutSession>[0][]) =>
  pastTrainingsOf(sessions.map(workoutSession), { timeZone: 'Pacific/Auckland' });
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

  it('has the day of the person’s own calendar, also where a workout was ended by another', () => {
    const abandoned = { ...done, localDate: null, completedAt: '2026-11-18T12:00:00.000Z' };
    expect(read(abandoned)[0]?.date).toBe('2026-11-19');
  });
});
