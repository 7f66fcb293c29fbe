import { manualSteps } from '../../shared/contracts/activity';
import type { Activity } from '../../shared/contracts/body-data';
import type { ToldActivity } from '../../shared/rules/activities';
import { localDateOf } from '../../shared/rules/local-date';
import { activePersonItem } from '../people/public';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/http/routes';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { maximumActivities, type ActivityDeps } from './activity-deps';
import { activityOf, isAhead, readKnownTime } from './told-activity';

/** Stores one activity; one with the same beginning and kind is returned as it is stored. */
export async function logActivity(
  deps: ActivityDeps,
  { userId, device }: Caller,
  told: ToldActivity,
): Promise<Activity> {
  const { activities, imports, toldDays, storage } = deps;
  const settings = await deps.readSettings(userId);
  if (!settings) throw new AppError('profile_not_found');
  const now = storage.clock.now();
  if (isAhead(told, localDateOf(now, settings.timeZone), now)) throw new AppError('date_ahead');
  const source = device?.name ?? manualSteps;
  const activity = activityOf(told, { source, importId: null });
  return decideAgain(async () => {
    const [known, counted] = await Promise.all([
      readKnownTime(deps, userId, [activity]),
      imports.readCount(userId),
    ]);
    if (known.has(activity)) {
      // Read after what is known, so that one that was stored at this moment is found.
      const stored = await activities.read(userId, activity.id);
      if (stored) return stored;
      throw new AppError('activity_known');
    }
    if (counted.stored >= maximumActivities) throw new AppError('too_many_imports');
    await transact(storage.documents, [
      activities.createItem(userId, activity),
      toldDays.addSecondsItem(userId, activity.date, activity.durationSeconds),
      imports.countItem(userId, counted, 1),
      activePersonItem(storage, userId),
    ]);
    return activity;
  });
}
