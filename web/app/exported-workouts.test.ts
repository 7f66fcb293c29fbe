import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldActivitySchema } from '../../shared/contracts/body-data';
import type { HeartRateSeries, PastSession } from '../../shared/contracts/workouts';
import { isOwnWorkout } from '../../shared/rules/activities';
import { heartRateOf } from '../../shared/rules/heart-rate';
import { localDateOf } from '../../shared/rules/local-date';
import { readBlob } from '../features/body-data/reading/read-blob';
import { exerciseOf, finishedSession, move } from '../features/workouts/export/export.fixture';
import { fitOf } from '../features/workouts/export/fit/fit-of';
import { sessions } from '../features/workouts/export/sessions.fixture';
import { timesOf } from '../features/workouts/export/session-times';
import { tcxOf } from '../features/workouts/export/tcx-of';

/** What someone gets who imports their own file again. */
async function reimported(file: Blob, timeZone: string) {
  const wanted = { activities: true, steps: true, weights: true, restingHeartRates: true };
  const now = new Date('2031-01-01T00:00:00Z');
  const noDatabase = () => Promise.reject(new Error('Neither format has a database.'));
  const request = { timeZone, since: null, wanted, now };
  const { activities } = await readBlob(file, request, () => undefined, noDatabase);
  expect(activities).toHaveLength(1);
  return toldActivitySchema.parse(activities[0]);
}

function ownOf(session: PastSession) {
  const { start, elapsedSeconds, timerSeconds } = timesOf(session);
  return { startedAt: start.toISOString(), durationSeconds: elapsedSeconds, timerSeconds };
}

const heartRate: HeartRateSeries = { everySeconds: 5, beats: [100, null, 121, 130] };

describe('an exported workout that is imported again', () => {
  it.each([
    ['strength', 'squat'],
    ['other', 'high-knees'],
    ['other', 'cobra'],
  ])('comes back from FIT with all its figures, as %s', async (kind, exerciseId) => {
    const session = finishedSession({ plan: [move(exerciseId)], finishedExercises: [0], sets: [] });
    const told = await reimported(new Blob([fitOf(session, heartRate, exerciseOf, 'Asia/Tokyo')]), 'UTC');
    expect(told).toMatchObject({
      kind,
      startedAt: '2026-11-30T18:05:00Z',
      date: '2026-12-01',
      durationSeconds: 1_200,
      caloriesKcal: 123,
      averageHeartRate: 117,
      title: 'Full body',
    });
    expect(isOwnWorkout(told, ownOf(session))).toBe(true);
  });

  it('comes back from TCX with its active time, since the format knows no other', async () => {
    const session = finishedSession();
    const told = await reimported(new Blob([tcxOf(session, heartRate)]), 'Asia/Tokyo');
    expect(told).toMatchObject({
      kind: 'other',
      startedAt: '2026-11-30T18:05:00Z',
      date: '2026-12-01',
      durationSeconds: 1_110,
      caloriesKcal: 123,
      averageHeartRate: 117,
    });
    expect(isOwnWorkout(told, ownOf(session))).toBe(true);
  });

  it('is recognized as the person’s own, whatever it was', async () => {
    const counted = sessions.filter(({ session }) => timesOf(session).timerSeconds > 0);
    await fc.assert(
      fc.asyncProperty(counted, async ({ session, heartRate: series, timeZone }) => {
        const own = ownOf(session);
        const files = [fitOf(session, series, exerciseOf, timeZone), tcxOf(session, series)] as const;
        const [fit, tcx] = await Promise.all(files.map((file) => reimported(new Blob([file]), timeZone)));
        const expected = {
          startedAt: own.startedAt.replace('.000Z', 'Z'),
          date: localDateOf(new Date(own.startedAt), timeZone),
          averageHeartRate: (series && heartRateOf(series.beats)?.average) ?? null,
        };
        expect(fit).toMatchObject({ ...expected, durationSeconds: own.durationSeconds });
        expect(tcx).toMatchObject({ ...expected, durationSeconds: own.timerSeconds });
        expect([fit, tcx].every((told) => told && isOwnWorkout(told, own))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
