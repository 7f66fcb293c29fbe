import { Decoder, Stream, Utils } from '@garmin/fitsdk';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeartRateSeries, WorkoutSession } from '../../../../../shared/contracts/workouts';
import { exerciseOf, finishedSession, move } from '../export.fixture';
import { sessions } from '../sessions.fixture';
import { fitOf } from './fit-of';

function decoded(
  session: WorkoutSession,
  heartRate: HeartRateSeries | null = null,
  timeZone = 'Europe/Berlin',
) {
  const bytes = fitOf(session, heartRate, exerciseOf, timeZone);
  const decoder = new Decoder(Stream.fromByteArray(bytes));
  expect(decoder.isFIT()).toBe(true);
  expect(decoder.checkIntegrity()).toBe(true);
  const { messages, errors } = decoder.read();
  expect(errors).toEqual([]);
  return messages;
}

describe('a workout as a FIT file', () => {
  it('says what the maker’s decoder reads back: when, how long, how much, and by whom', () => {
    const messages = decoded(finishedSession());
    const start = new Date('2026-11-30T18:05:00Z');
    const end = new Date('2026-11-30T18:25:00Z');
    expect(messages.fileIdMesgs).toMatchObject([
      { type: 'activity', manufacturer: 'development', timeCreated: start, productName: 'Vita' },
    ]);
    expect(messages.deviceInfoMesgs).toMatchObject([{ deviceIndex: 'creator', productName: 'Vita' }]);
    expect(messages.eventMesgs).toMatchObject([
      { timestamp: start, event: 'timer', eventType: 'start' },
      { timestamp: end, event: 'timer', eventType: 'stopAll' },
    ]);
    expect(messages.recordMesgs?.map(({ timestamp }) => timestamp)).toEqual([start, end]);
    const summary = {
      timestamp: end,
      startTime: start,
      totalElapsedTime: 1_200,
      totalTimerTime: 1_110,
      totalCalories: 123,
      sport: 'training',
      subSport: 'strengthTraining',
    };
    expect(messages.lapMesgs).toMatchObject([{ ...summary, event: 'lap', lapTrigger: 'sessionEnd' }]);
    expect(messages.sessionMesgs).toMatchObject([
      { ...summary, event: 'session', trigger: 'activityEnd', numLaps: 1, sportProfileName: 'Full body' },
    ]);
    expect(messages.sessionMesgs?.[0]).not.toHaveProperty('avgHeartRate');
    expect(messages.activityMesgs).toMatchObject([
      { timestamp: end, totalTimerTime: 1_110, numSessions: 1, type: 'manual', eventType: 'stop' },
    ]);
  });

  it('has a message for each set and rest of a strength workout', () => {
    const { setMesgs } = decoded(finishedSession());
    expect(setMesgs).toMatchObject([
      { setType: 'active', category: ['squat'], repetitions: 12, weight: 20, duration: 20, messageIndex: 0 },
      { setType: 'active', category: ['squat'], repetitions: 10, weight: 22.5, duration: 20 },
      { setType: 'rest', duration: 20 },
      { setType: 'active', category: ['pushUp'], duration: 40, startTime: new Date('2026-11-30T18:06:00Z') },
      { setType: 'rest', duration: 20 },
      { setType: 'active', category: ['curl'], repetitions: 8, weight: 7.5, duration: 60 },
    ]);
    expect(setMesgs?.[3]).not.toHaveProperty('repetitions');
    expect(setMesgs?.[2]).not.toHaveProperty('category');
  });

  it('fits the sets into a workout that was over sooner than planned', () => {
    const { setMesgs = [] } = decoded(
      finishedSession({ completedAt: '2026-11-30T18:06:40Z', activeSeconds: 100 }),
    );
    expect(setMesgs.map(({ duration }) => duration)).toEqual([
      11.111, 11.111, 11.111, 22.222, 11.111, 33.333,
    ]);
    expect(setMesgs.at(-1)?.timestamp).toEqual(new Date('2026-11-30T18:06:40Z'));
  });

  it.each([
    ['strengthTraining', 'squat'],
    ['cardioTraining', 'high-knees'],
    ['flexibilityTraining', 'cobra'],
    ['generic', 'gone-from-the-library'],
  ])('is %s if that was trained', (subSport, exerciseId) => {
    const { sessionMesgs, setMesgs } = decoded(
      finishedSession({ plan: [move(exerciseId)], finishedExercises: [0], sets: [] }),
    );
    expect(sessionMesgs).toMatchObject([{ sport: 'training', subSport }]);
    expect(setMesgs !== undefined).toBe(subSport === 'strengthTraining');
  });

  it('has the heart rate at each measurement, with average and maximum', () => {
    const { recordMesgs, sessionMesgs } = decoded(finishedSession(), {
      everySeconds: 5,
      beats: [100, null, 121, 130],
    });
    expect(recordMesgs).toMatchObject([
      { timestamp: new Date('2026-11-30T18:05:00Z'), heartRate: 100 },
      { timestamp: new Date('2026-11-30T18:05:10Z'), heartRate: 121 },
      { timestamp: new Date('2026-11-30T18:05:15Z'), heartRate: 130 },
      { timestamp: new Date('2026-11-30T18:25:00Z') },
    ]);
    expect(sessionMesgs).toMatchObject([{ avgHeartRate: 117, maxHeartRate: 130 }]);
  });

  it.each([
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', 2 * 3600],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', 3600],
    ['2026-11-30T18:25:00Z', 'Asia/Kathmandu', 5.75 * 3600],
    ['2026-11-30T18:25:00Z', 'America/New_York', -5 * 3600],
  ])('knows what the clock showed at %s in %s', (completedAt, timeZone, ahead) => {
    const startedAt = new Date(Date.parse(completedAt) - 600_000).toISOString();
    const { activityMesgs } = decoded(finishedSession({ startedAt, completedAt }), null, timeZone);
    const end = Utils.convertDateToDateTime(new Date(completedAt));
    expect(activityMesgs).toMatchObject([{ localTimestamp: end + ahead }]);
  });

  it('shortens a long title between two characters, because a field is at most 255 bytes', () => {
    const title = '💪🏽'.repeat(60);
    const { sessionMesgs } = decoded(finishedSession({ title }));
    expect(sessionMesgs?.[0]?.sportProfileName).toBe('💪🏽'.repeat(15));
  });

  it('is whole and true for any finished workout', () => {
    fc.assert(
      fc.property(sessions, ({ session, heartRate, timeZone }) => {
        const { sessionMesgs, activityMesgs } = decoded(session, heartRate, timeZone);
        const startSeconds = Math.floor(Date.parse(session.startedAt) / 1000);
        const endSeconds = Math.floor(Date.parse(session.completedAt ?? '') / 1000);
        const [told] = sessionMesgs ?? [];
        expect(told).toMatchObject({
          startTime: new Date(startSeconds * 1000),
          totalElapsedTime: endSeconds - startSeconds,
          totalTimerTime: Math.min(session.activeSeconds, endSeconds - startSeconds),
          totalCalories: session.caloriesBurned,
        });
        expect(activityMesgs).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });
});
