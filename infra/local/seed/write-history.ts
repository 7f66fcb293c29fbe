import { standingOf } from '../../../functions/people/public';
import { outboxItem } from '../../../functions/platform/outbox/outbox-item';
import { transact } from '../../../functions/platform/storage/transact';
import type { Areas } from './areas';
import type { PastWorkout, simulateHistory } from './simulate-history';

type History = ReturnType<typeof simulateHistory>;

/** Everything about one workout in one write, as the product does it. */
async function writeWorkout(areas: Areas, userId: string, { session, awards }: PastWorkout): Promise<void> {
  const { localDate, activeSeconds, caloriesBurned: caloriesKcal, durationMinutes: minutes } = session;
  await transact(areas.storage.documents, [
    areas.sessions.createItem(userId, session),
    areas.summaries.putItem(userId, session),
    ...awards.map((award) => areas.ledger.entryItem(userId, award, session.completedAt)),
    areas.activity.addWorkoutItem(userId, { localDate, activeSeconds, caloriesKcal }),
    areas.people.addWorkoutItem(userId, { caloriesKcal, minutes }),
  ]);
}

/** Writes the workouts of an existing person, and updates the leaderboard. */
export async function writeHistory(areas: Areas, userId: string, history: History): Promise<void> {
  const { storage, people } = areas;
  for (const workout of history.workouts) await writeWorkout(areas, userId, workout);
  const person = await people.read(userId);
  if (!person) throw new Error(`${userId} has no row among the people`);
  const { totalPoints, longestStreak } = history;
  const standing = standingOf({ ...person, totalPoints, longestStreak, version: person.version + 1 });
  await transact(storage.documents, [
    people.changeStandingItem(person, { totalPoints, longestStreak }),
    outboxItem(storage, 'StandingChanged', {
      userId,
      cause: { correlationId: 'seed', depth: 0 },
      data: { standing },
    }),
  ]);
}
