import { bodyDataEndpoints } from '../../../../../shared/contracts/body-data';
import type { Endpoint } from '../../../../../shared/contracts/endpoint';
import { exercisesContract } from '../../../../../shared/contracts/exercises';
import { workoutsContract, type PastSession } from '../../../../../shared/contracts/workouts';
import { addDays, localDateOf, type LocalDate } from '../../../../../shared/rules/local-date';
import { callEndpoint } from '../../../../lib/api/call-endpoint';
import type { LibraryEntry } from '../trained-kind';
import type { BodyData } from './writer-messages';

/** A long history would push out what other pages keep for times offline, and an old answer would pass for a whole one. */
const unkept = <E extends Endpoint>(endpoint: E): E => ({ ...endpoint, unkept: true });

const mostOfPage = 50;

/** All workouts that have ended, newest first. */
export async function readSessions(
  signal: AbortSignal,
  onProgress: (read: number) => void,
): Promise<PastSession[]> {
  const list = unkept(workoutsContract.listWorkoutSessions);
  const found: PastSession[] = [];
  let cursor: string | null = null;
  do {
    const query: { limit: number; cursor?: string } = { limit: mostOfPage, ...(cursor && { cursor }) };
    const { sessions, nextCursor } = await callEndpoint(list, { query }, signal);
    found.push(...sessions.filter(({ completedAt }) => completedAt !== null));
    onProgress(found.length);
    cursor = nextCursor;
  } while (cursor !== null);
  return found;
}

const daysOfPart = 365;
/** People import what they did before they came here. */
const daysBack = 10 * daysOfPart;

/** Outside activities, newest first, and the figures of days, of ten years or since the first workout if that is longer ago. */
export async function readBodyData(
  today: LocalDate,
  firstDate: LocalDate,
  signal: AbortSignal,
): Promise<BodyData> {
  const decade = addDays(today, -daysBack);
  const since = firstDate < decade ? firstDate : decade;
  const { activities, days }: BodyData = { activities: [], days: [] };
  for (let to = today; to >= since; to = addDays(to, -daysOfPart)) {
    const query = { from: addDays(to, 1 - daysOfPart), to };
    const [outside, body] = await Promise.all([
      callEndpoint(unkept(bodyDataEndpoints.listActivities), { query }, signal),
      callEndpoint(unkept(bodyDataEndpoints.readBodyDays), { query }, signal),
    ]);
    activities.push(...outside.activities);
    days.unshift(...body.days.toSorted((a, b) => (a.date < b.date ? -1 : 1)));
  }
  return { activities, days };
}

export const firstDateOf = (sessions: readonly PastSession[], timeZone: string): LocalDate | undefined => {
  const first = sessions.at(-1);
  return first && localDateOf(new Date(first.startedAt), timeZone);
};

/** The library, in which the kind of a workout is looked up. */
export async function readExercises(signal: AbortSignal): Promise<readonly LibraryEntry[]> {
  return (await callEndpoint(exercisesContract.listExercises, {}, signal)).exercises;
}
