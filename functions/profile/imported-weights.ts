import { bodyMassIndex } from '../../shared/rules/bmi';
import type { LocalDate } from '../../shared/rules/local-date';
import { outboxItem } from '../platform/outbox/outbox-item';
import type { TransactItem } from '../platform/storage/transact';
import type { ProfileDeps, Requester } from './profile-deps';
import type { ProfileRow } from './profile-repository';
import { readAnswered } from './read-answered';
import type { ToldWeight, WeightRow } from './weights-repository';

type Deps = Pick<ProfileDeps, 'profiles' | 'weights' | 'storage'>;

/** The entry that counts on its day: the person's own before what an import tells, and of several the latest. */
function countsMore(a: WeightRow, b: WeightRow): boolean {
  if ((a.importId === undefined) !== (b.importId === undefined)) return a.importId === undefined;
  return a.entryKey > b.entryKey;
}

/** One entry for each day that has any, in order of days. */
export function weightsOfDays(rows: readonly WeightRow[]): WeightRow[] {
  const days = new Map<LocalDate, WeightRow>();
  for (const row of rows) {
    const known = days.get(row.date);
    if (!known || countsMore(row, known)) days.set(row.date, row);
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** The items that make this the newest weight, and the one of the answers; with null, none is logged any more. */
function newestWeightItems(
  { profiles, storage }: Deps,
  { userId, correlationId }: Requester,
  row: ProfileRow,
  newest: ToldWeight | null,
): TransactItem[] {
  const answers = row.answers && newest && { ...row.answers, weightKg: newest.weightKg };
  const changes = answers && { answers, bmi: bodyMassIndex(answers.weightKg, answers.heightCm) };
  return [
    profiles.changeAnswersItem(row, { ...changes, weightDate: newest?.date ?? null }),
    outboxItem(storage, 'ProfileUpdated', {
      userId,
      cause: { correlationId, depth: 0 },
      data: { fields: ['weightKg'] },
    }),
  ];
}

/**
 * The items that add an import's weights, of days that have none: one for each, and if the newest of all is among them,
 * two that make it the weight of the answers.
 */
export async function addImportedWeights(
  deps: Deps,
  requester: Requester,
  importId: string,
  told: readonly ToldWeight[],
): Promise<TransactItem[]> {
  const { row } = await readAnswered(deps, requester.userId);
  const items = told.map((weight) => deps.weights.toldItem(requester.userId, importId, weight));
  const newest = told.reduce<ToldWeight | null>((a, b) => (a && a.date > b.date ? a : b), null);
  const isNewest = newest !== null && (row.weightDate === null || newest.date > row.weightDate);
  return isNewest ? [...items, ...newestWeightItems(deps, requester, row, newest)] : items;
}

/**
 * The items that remove an import's weights. If the newest of all is among them, the first two give the answers the
 * newest of those that stay; without any, the answers keep the weight they have.
 */
export async function removeImportedWeights(
  deps: Deps,
  requester: Requester,
  importId: string,
): Promise<TransactItem[]> {
  const { userId } = requester;
  const [row, rows] = await Promise.all([deps.profiles.read(userId), deps.weights.readAll(userId)]);
  const gone = rows.filter((each) => each.importId === importId);
  const left = rows.filter((each) => each.importId !== importId);
  const removed = gone.map((each) => deps.weights.removeItem(userId, each));
  const newest = weightsOfDays(left).at(-1) ?? null;
  const wasNewest = row !== null && gone.some(({ date }) => date === row.weightDate);
  if (!wasNewest || newest?.date === row.weightDate) return removed;
  return [...newestWeightItems(deps, requester, row, newest), ...removed];
}
