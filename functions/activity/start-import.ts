import type { Import } from '../../shared/contracts/body-data';
import { AppError } from '../platform/errors';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { activePersonItem } from '../people/public';
import type { ActivityDeps } from './activity-deps';

/** More files than anyone has watches; each of them can be undone. */
const maximumImports = 200;

/** Opens an import for its parts; a repeat returns the stored one. */
export function startImport(
  { imports, quotas, storage }: Pick<ActivityDeps, 'imports' | 'quotas' | 'storage'>,
  userId: string,
  { id, fileName }: Pick<Import, 'id' | 'fileName'>,
): Promise<Import> {
  return decideAgain(async (attempt) => {
    const [{ found, isUsed, counted }, all] = await Promise.all([
      imports.readState(userId, id),
      imports.list(userId),
    ]);
    if (found) return found;
    if (isUsed) throw new AppError('import_not_found');
    if (all.length >= maximumImports) throw new AppError('too_many_imports');
    if (attempt === 1) await quotas.spend(userId, 'imports');
    const started = { id, fileName, importedAt: storage.clock.now().toISOString() };
    await transact(storage.documents, [
      imports.createItem(userId, started),
      imports.countItem(userId, counted, 0),
      activePersonItem(storage, userId),
    ]);
    const added = { activities: 0, steps: 0, weights: 0, restingHeartRates: 0 };
    return { ...started, added, isUndoing: false };
  });
}
