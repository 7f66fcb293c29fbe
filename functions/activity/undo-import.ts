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

/** A day's row and its activities; those of a very full day are in units of their own. */
function unitsOf(
  { toldDays, activities }: Deps,
  userId: string,
  source: string,
  day: ToldDay,
  gone: Activity[],
) {
  const [first = [], ...others] = chunksOf(gone, itemsPerTransaction - 1);
  return [first, ...others].map((some): Unit => {
    const seconds = some.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
    return {
      items: [
        toldDays.takeBackItem(userId, day, source, seconds),
        ...some.map(({ id }) => activities.removeItem(userId, id)),
      ],
    };
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
    .flatMap((day) => unitsOf(deps, userId, source, day, byDate.get(day.localDate) ?? []));
  for (const some of chunksOf(packed(units, itemsPerTransaction), transactionsAtOnce))
    await Promise.all(
      some.map((group) =>
        transact(
          deps.storage.documents,
          group.flatMap(({ items }) => items),
        ),
      ),
    );
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
