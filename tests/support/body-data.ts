import { activityContract } from '../../shared/contracts/activity';
import type { ImportPart } from '../../shared/contracts/body-data';
import type { ToldActivity } from '../../shared/rules/activities';
import { localDateSchema, type LocalDate } from '../../shared/rules/local-date';
import type { ApiClient } from './api-client';
import { newId } from './new-id';

/** A run of half an hour, as a file tells it, on its day of UTC. */
export function toldRun(startedAt: string, changes: Partial<ToldActivity> = {}): ToldActivity {
  return {
    kind: 'run',
    startedAt,
    date: localDateSchema.parse(startedAt.slice(0, 10)),
    durationSeconds: 1800,
    distanceMeters: 5000,
    averageHeartRate: 148,
    caloriesKcal: 380,
    title: null,
    ...changes,
  };
}

type Client = Pick<ApiClient, 'call'>;

/** Imports a file as the page does: its parts one after another. Returns the import. */
export async function importFile(
  user: Client,
  parts: readonly Partial<ImportPart>[],
  { id = newId(), fileName = 'morning-runs.zip' } = {},
) {
  let stored = await user.call(activityContract.startImport, { body: { id, fileName } });
  for (const [number, body] of parts.entries())
    stored = await user.call(activityContract.storeImportPart, { params: { id, number }, body });
  return stored;
}

export const undoImport = (user: Client, id: string) =>
  user.call(activityContract.undoImport, { params: { id } });

/** What the person sees of their own data of some days. */
export async function readBodyData(user: Client, from: LocalDate, to: LocalDate) {
  const query = { from, to };
  const [{ days }, { activities }] = await Promise.all([
    user.call(activityContract.readBodyDays, { query }),
    user.call(activityContract.listActivities, { query }),
  ]);
  return { days, activities };
}
