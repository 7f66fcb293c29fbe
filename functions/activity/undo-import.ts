import type { Activity } from '../../shared/contracts/body-data';
import type { LocalDate } from '../../shared/rules/local-date';
import { AppError } from '../platform/errors';
import { chunksOf } from '../platform/storage/batch';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { removedWeightItems } from '../profile/public';
import type { ActivityDeps, Requester } from './activity-deps';
import { itemsPerTransaction, packed, type Unit } from './pack-items';
import { importSource, type ToldDay } from './told-days-repository';

/** They touch different days, so they do not wait for each other. */
const transactionsAtOnce = 8;

type Deps = Pick<ActivityDeps, 'imports' | 'activities' | 'toldDays' | 'storage'>;

/** A day without what a source told of it. */
function withoutSource(day: ToldDay, source: string, outsideSeconds: number): ToldDay {
  const { [source]: _, ...steps } = day.steps ?? {};
  const { [source]: __, ...restingHeartRates } = day.restingHeartRates ?? {};
  return {
    ...day,
    ...(day.steps && { steps }),
    ...(day.restingHeartRates && { restingHeartRates }),
    ...(day.outsideSeconds !== undefined && { outsideSeconds: day.outsideSeconds - outsideSeconds }),
  };
}

/** A day's row with its activities; those of a very full day are in several units, one after the other. */
function unitsOf(
  { toldDays, activities }: Deps,
  userId: string,
  source: string,
  day: ToldDay,
  gone: readonly Activity[],
): Unit[] {
  const [first = [], ...others] = chunksOf(gone, itemsPerTransaction - 1);
  let left = day;
  return [first, ...others].map((some) => {
    const seconds = some.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
    const item = toldDays.takeBackItem(userId, left, source, seconds);
    left = withoutSource(left, source, seconds);
    return { items: [item, ...some.map(({ id }) => activities.removeItem(userId, id))] };
  });
}

/** Takes back what an import told of days, and its activities with their seconds. */
async function takeBackDays(deps: Deps, userId: string, importId: string): Promise<void> {
  const [days, all] = await Promise.all([deps.toldDays.readAll(userId), deps.activities.readAll(userId)]);
  const source = importSource(importId);
  const byDate = new Map<LocalDate, Activity[]>();
  for (const activity of all)
    if (activity.importId === importId)
      byDate.set(activity.date, [...(byDate.get(activity.date) ?? []), activity]);
  const units = days
    .filter(
      ({ localDate, steps, restingHeartRates }) =>
        byDate.has(localDate) || [steps, restingHeartRates].some((map) => map?.[source] !== undefined),
    )
    .map((day) => unitsOf(deps, userId, source, day, byDate.get(day.localDate) ?? []));
  const write = (some: readonly Unit[]) =>
    transact(
      deps.storage.documents,
      some.flatMap(({ items }) => items),
    );
  for (const unit of units.filter((each) => each.length > 1).flat()) await write([unit]);
  const others = packed(units.filter((each) => each.length === 1).flat(), itemsPerTransaction);
  for (const some of chunksOf(others, transactionsAtOnce)) await Promise.all(some.map(write));
}

/**
 * Removes everything that an import added, then the import itself. First it is closed, so that nothing is added
 * meanwhile; whatever ends this halfway, a repeat finds what is left.
 */
export async function undoImport(
  deps: Deps,
  requester: Requester,
  importId: string,
): Promise<{ id: string }> {
  const { imports, storage } = deps;
  const { userId } = requester;
  await decideAgain(async () => {
    const { found } = await imports.readState(userId, importId);
    if (!found) throw new AppError('import_not_found');
    if (!found.isUndoing) await transact(storage.documents, [imports.undoingItem(userId, importId)]);
  });
  await decideAgain(() => takeBackDays(deps, userId, importId));
  await decideAgain(async () => {
    const items = await removedWeightItems(storage, requester, importId);
    for (const some of chunksOf(items, itemsPerTransaction)) await transact(storage.documents, some);
  });
  await decideAgain(async () => {
    const { found } = await imports.readState(userId, importId);
    if (found) await transact(storage.documents, imports.removeItems(userId, found));
  });
  return { id: importId };
}
