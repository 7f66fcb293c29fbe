import { transact } from '../../../functions/platform/storage/transact';
import { wholeMinutes } from '../../../shared/rules/workout-rules';
import type { Areas } from './areas';
import { demoDances } from './demo-dances';

/** The dances of the demo account, each as the product writes it. */
export async function writeDances(areas: Areas, userId: string, timeZone: string): Promise<void> {
  const { storage, dances, activity, people } = areas;
  for (const session of demoDances(storage.clock.now(), timeZone)) {
    const { id: sessionId, style, score, completedAt: at, localDate, activeSeconds } = session;
    const caloriesKcal = session.caloriesBurned;
    const seen = await dances.readBest(userId, style);
    const isBest = score !== null && score > (seen?.score ?? -1);
    await transact(storage.documents, [
      dances.completedItem(userId, session),
      activity.addDanceItem(userId, { localDate, activeSeconds, caloriesKcal, counts: true }),
      people.addDanceItem(userId, { caloriesKcal, minutes: wholeMinutes(activeSeconds) }),
      ...(isBest ? [dances.bestItem(userId, seen, { style, sessionId, score, at })] : []),
    ]);
  }
}
