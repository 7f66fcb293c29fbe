import { AppError } from '../platform/errors';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import type { ActivityDeps } from './activity-deps';

/** Removes one activity, with its time on its day. */
export function removeActivity(
  {
    activities,
    imports,
    toldDays,
    storage,
  }: Pick<ActivityDeps, 'activities' | 'imports' | 'toldDays' | 'storage'>,
  userId: string,
  id: string,
): Promise<{ id: string }> {
  return decideAgain(async () => {
    const stored = await activities.read(userId, id);
    if (!stored) throw new AppError('activity_not_found');
    const day = (await toldDays.readMany(userId, [stored.date])).get(stored.date);
    await transact(storage.documents, [
      activities.removeItem(userId, id),
      ...(day ? [toldDays.takeBackItem(userId, day, null, stored.durationSeconds)] : []),
      ...imports.uncountItems(userId, stored.importId),
    ]);
    return { id };
  });
}
