import type { Import, ImportCounts, ImportPart } from '../../shared/contracts/body-data';
import { localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { AppError } from '../platform/errors';
import { chunksOf } from '../platform/storage/batch';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { importedWeightItems } from '../profile/public';
import { maximumActivities, type ActivityDeps, type Requester } from './activity-deps';
import type { StoredCount, StoredImport } from './imports-repository';
import { newOfPart, type Known, type NewOfDay, type NewOfPart } from './new-of-part';
import { itemsPerTransaction, packed, type Unit } from './pack-items';
import { isAhead, readKnownTime } from './told-activity';
import { importSource } from './told-days-repository';

const nothing: ImportCounts = { activities: 0, steps: 0, weights: 0, restingHeartRates: 0 };

const sumOf = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  activities: a.activities + b.activities,
  steps: a.steps + b.steps,
  weights: a.weights + b.weights,
  restingHeartRates: a.restingHeartRates + b.restingHeartRates,
});

/** Items with what they add to the import. */
interface CountedUnit extends Unit {
  added: ImportCounts;
}

/** The rows that are in each transaction: of the import, and of the person's count. */
const countingItems = 2;
/** With a weight may come the answers and an event. */
const weightsPerTransaction = itemsPerTransaction - countingItems - 2;

/** Refuses what is still to come: nobody has walked tomorrow's steps. */
function refuseAhead({ activities, ...days }: ImportPart, today: LocalDate, now: Date): void {
  const ahead = Object.values(days).some((list) => list.some(({ date }) => date > today));
  if (ahead || activities.some((activity) => isAhead(activity, today, now))) throw new AppError('date_ahead');
}

/** The first and the last of some days; null without any. */
function rangeOf(dates: readonly LocalDate[]): [LocalDate, LocalDate] | null {
  const sorted = dates.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last ? [first, last] : null;
}

async function readKnown(deps: ActivityDeps, userId: string, part: ImportPart): Promise<Known> {
  const told = [...part.activities, ...part.steps, ...part.restingHeartRates].map(({ date }) => date);
  const weighed = rangeOf(part.weights.map(({ date }) => date));
  const [time, days, weights] = await Promise.all([
    readKnownTime(deps, userId, part.activities),
    deps.toldDays.readMany(userId, [...new Set(told)]),
    weighed ? deps.readWeights(userId, ...weighed) : [],
  ]);
  return { time, days, weightDates: new Set(weights.map(({ date }) => date)) };
}

/** A day with its activities; those of a very full day are in units of their own. */
function unitsOf(
  { activities, toldDays }: ActivityDeps,
  userId: string,
  importId: string,
  news: NewOfDay,
  known: Known,
): CountedUnit[] {
  const seen = known.days.get(news.date);
  const source = importSource(importId);
  const perUnit = itemsPerTransaction - countingItems - 1;
  const [first = [], ...others] = chunksOf(news.activities, perUnit);
  return [first, ...others].map((some, index) => {
    const { steps, restingHeartRate } = index === 0 ? news : {};
    const outsideSeconds = some.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
    const addition = { outsideSeconds, steps, restingHeartRate };
    const isFirst = (map: Record<string, number> | undefined) => (map?.[source] === undefined ? 1 : 0);
    return {
      items: [
        toldDays.addItem(userId, news.date, source, seen, addition),
        ...some.map((activity) => activities.createItem(userId, activity)),
      ],
      added: {
        ...nothing,
        activities: some.length,
        steps: steps === undefined ? 0 : isFirst(seen?.steps),
        restingHeartRates: restingHeartRate === undefined ? 0 : isFirst(seen?.restingHeartRates),
      },
    };
  });
}

/** One transaction after the other, each with what it adds to the counts. */
function createWriter(
  deps: ActivityDeps,
  userId: string,
  state: { found: StoredImport; counted: StoredCount },
) {
  const { imports, storage } = deps;
  let { added } = state.found;
  let { counted } = state;
  return {
    added: () => added,
    async write(units: readonly CountedUnit[]): Promise<void> {
      const more = units.map((unit) => unit.added).reduce(sumOf, nothing);
      await transact(storage.documents, [
        imports.countItem(userId, counted, more.activities),
        imports.addItem(userId, state.found.id, more),
        ...units.flatMap(({ items }) => items),
      ]);
      added = sumOf(added, more);
      counted = { stored: counted.stored + more.activities, revision: counted.revision + 1 };
    },
  };
}

async function writeNews(
  deps: ActivityDeps,
  requester: Requester,
  state: { found: StoredImport; counted: StoredCount },
  { days, weights }: NewOfPart,
  known: Known,
): Promise<ImportCounts> {
  const { userId } = requester;
  const { id } = state.found;
  const writer = createWriter(deps, userId, state);
  // The newest first, so that the answers' weight changes once. Weights also tell whether there are answers at all.
  const newestFirst = weights.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  for (const some of chunksOf(newestFirst, weightsPerTransaction)) {
    const items = await importedWeightItems(deps.storage, requester, id, some);
    await writer.write([{ items, added: { ...nothing, weights: some.length } }]);
  }
  const units = days.flatMap((news) => unitsOf(deps, userId, id, news, known));
  for (const group of packed(units, itemsPerTransaction - countingItems)) await writer.write(group);
  return writer.added();
}

/**
 * Adds what is new in a part of an import. Everything is counted in the transaction that stores it, so a part that is
 * sent again, or that ended halfway, adds what is missing and counts it once.
 */
export async function storeImportPart(
  deps: ActivityDeps,
  requester: Requester,
  importId: string,
  part: ImportPart,
): Promise<Import> {
  const { userId } = requester;
  const settings = await deps.readSettings(userId);
  if (!settings) throw new AppError('profile_not_found');
  const now = deps.storage.clock.now();
  refuseAhead(part, localDateOf(now, settings.timeZone), now);
  return decideAgain(async () => {
    const { found, counted } = await deps.imports.readState(userId, importId);
    if (!found || found.isUndoing) throw new AppError('import_not_found');
    const known = await readKnown(deps, userId, part);
    const news = newOfPart(part, known, { source: found.fileName, importId });
    const more = news.days.reduce((sum, { activities }) => sum + activities.length, 0);
    if (counted.stored + more > maximumActivities) throw new AppError('too_many_imports');
    return { ...found, added: await writeNews(deps, requester, { found, counted }, news, known) };
  });
}
