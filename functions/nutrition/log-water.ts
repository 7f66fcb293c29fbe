import type { LocalDate } from '../../shared/rules/local-date';
import { AppError } from '../platform/errors';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import { entryTime } from './entry-time';
import type { WaterLog } from './food-logs-repository';
import type { NutritionDeps } from './nutrition-deps';

export interface WaterRequest {
  id: string;
  date?: LocalDate | undefined;
  millilitres: number;
}

/** Adds a drink of water. A repeat of the ID adds nothing, even after its removal. */
export async function logWater(
  deps: Pick<NutritionDeps, 'logs' | 'readAccount' | 'storage'>,
  userId: string,
  request: WaterRequest,
): Promise<WaterLog> {
  const { logs, storage } = deps;
  const { date } = await entryTime(deps, userId, request);
  const water = { id: `${date}-${request.id}`, date, millilitres: request.millilitres };
  const refused = await refusedBy(transact(storage.documents, [logs.createWaterItem(userId, water)]));
  if (refused.length === 0) return water;
  const stored = await logs.readDays(userId, date, date);
  const known = stored.water.find(({ id }) => id === water.id);
  if (!known) throw new AppError('entry_removed');
  return known;
}
