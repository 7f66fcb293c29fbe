import type { Activity, BodyDay } from '../../../../../shared/contracts/body-data';
import type { PastSession } from '../../../../../shared/contracts/workouts';
import { csvOf, type CsvCell } from '../../../../../shared/rules/csv';
import { localTimeText } from '../local-time';
import { timesOf } from '../session-times';

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** When it began and ended on the person's clock, and for programs the same in UTC. */
function timeCells(start: Date, end: Date, timeZone: string): CsvCell[] {
  const utc = (at: Date) => at.toISOString().replace('.000Z', 'Z');
  return [localTimeText(start, timeZone), localTimeText(end, timeZone), timeZone, utc(start), utc(end)];
}
const timeHeaders = ['Start', 'End', 'Time zone', 'Start (UTC)', 'End (UTC)'];

const efforts = { too_easy: 'too easy', right: 'just right', too_hard: 'too hard' } as const;

export interface WorkoutRow {
  session: PastSession;
  /** Of its files, without an ending; null if it has none. */
  fileName: string | null;
}

/** One line for each workout. */
export function workoutsCsv(rows: readonly WorkoutRow[], timeZone: string): string {
  const lines = rows.map(({ session, fileName }): CsvCell[] => {
    const { start, end, elapsedSeconds, timerSeconds } = timesOf(session);
    const done = new Set(session.finishedExercises).size;
    return [
      ...timeCells(start, end, timeZone),
      session.title,
      timerSeconds,
      elapsedSeconds,
      done,
      session.plan.length,
      session.caloriesBurned,
      session.heartRate?.average ?? null,
      session.heartRate?.maximum ?? null,
      session.effort && efforts[session.effort],
      session.points,
      yesOrNo(session.counted),
      fileName,
    ];
  });
  return csvOf([
    [
      ...timeHeaders,
      'Title',
      'Active time (s)',
      'Time with pauses (s)',
      'Exercises finished',
      'Exercises planned',
      'Energy (kcal)',
      'Average heart rate (bpm)',
      'Maximum heart rate (bpm)',
      'Effort',
      'Points',
      'Counted',
      'File',
    ],
    ...lines,
  ]);
}

/** One line for each set that was told, and one for each exercise without any. */
export function exercisesCsv(sessions: readonly PastSession[], timeZone: string): string {
  const lines = sessions.flatMap((session) => {
    const { start } = timesOf(session);
    return session.plan.flatMap(({ name, exerciseId, workSeconds, restSeconds }, position) => {
      const told = session.sets.filter((set) => set.position === position);
      const exercise: CsvCell[] = [
        localTimeText(start, timeZone),
        session.title,
        position + 1,
        name,
        exerciseId,
        yesOrNo(session.finishedExercises.includes(position)),
        workSeconds,
        restSeconds,
      ];
      if (told.length === 0) return [[...exercise, null, null, null, null, null]];
      return told.map(({ reps, loadKg, heldSeconds, range }, index): CsvCell[] => [
        ...exercise,
        index + 1,
        reps,
        loadKg,
        heldSeconds ?? null,
        range ?? null,
      ]);
    });
  });
  return csvOf([
    [
      'Workout start',
      'Workout',
      'Number',
      'Exercise',
      'Exercise ID',
      'Finished',
      'Planned work (s)',
      'Planned rest (s)',
      'Set',
      'Repetitions',
      'Weight (kg)',
      'Held (s)',
      'Range (%)',
    ],
    ...lines,
  ]);
}

/** One line for each activity outside of the product. Its day is that of the place where it was recorded. */
export function activitiesCsv(activities: readonly Activity[], timeZone: string): string {
  const lines = activities.map(({ date, kind, startedAt, durationSeconds, ...told }): CsvCell[] => {
    const start = new Date(startedAt);
    const end = new Date(start.getTime() + durationSeconds * 1000);
    return [
      date,
      ...timeCells(start, end, timeZone),
      kind,
      told.title,
      durationSeconds,
      told.distanceMeters,
      told.averageHeartRate,
      told.caloriesKcal,
      told.source,
    ];
  });
  return csvOf([
    [
      'Date',
      ...timeHeaders,
      'Kind',
      'Title',
      'Duration (s)',
      'Distance (m)',
      'Average heart rate (bpm)',
      'Energy (kcal)',
      'Source',
    ],
    ...lines,
  ]);
}

/** One line for each day of which a figure is known. */
export function daysCsv(days: readonly BodyDay[]): string {
  const known = days.filter(
    ({ steps, weightKg, restingHeartRate }) => (steps ?? weightKg ?? restingHeartRate) !== null,
  );
  return csvOf([
    ['Date', 'Steps', 'Weight (kg)', 'Resting heart rate (bpm)'],
    ...known.map(({ date, steps, weightKg, restingHeartRate }) => [date, steps, weightKg, restingHeartRate]),
  ]);
}
