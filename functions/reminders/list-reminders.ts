import type { Log } from '../platform/logger';
import { outboxRecord } from '../platform/outbox/outbox-item';
import { putEvents, type Bus } from '../platform/outbox/put-events';
import type { Storage } from '../platform/storage/storage';
import type { TimeLeft } from '../platform/time-left';
import { dueKeysOf } from '../platform/storage/due-keys';
import type { DueRepository, Place, Progress } from './due-repository';

const peoplePerMessage = 50;
/** A page takes less. */
const reserveMs = 10_000;
const minuteMs = 60_000;

/** People for whom something is due: the name of their due keys, and the event that names them. */
interface DueList {
  name: string;
  event: 'RemindersListed' | 'DigestsListed';
  due: Pick<DueRepository, 'readOldest' | 'page'>;
}

interface ListDeps {
  storage: Storage;
  lists: readonly DueList[];
  /** Keeps how far all of them are listed. */
  progress: Pick<DueRepository, 'readProgress' | 'storeProgress'>;
  bus: Bus;
  log: Log;
}

interface Listed {
  listed: number;
  /** How long the hour of the one who waits longest has been over. */
  oldestSeconds: number;
  /** Whether everyone was listed whose hour has come. */
  complete: boolean;
}

/**
 * People are named once, and again after a while if they are still due: the longer someone has waited, the longer the
 * while, so that messages do not pile up when nobody handles them.
 */
function placeToBegin(seen: Place | undefined, now: Date, waitedMs: number): Place {
  const pauseMs = Math.min(120 * minuteMs, Math.max(20 * minuteMs, waitedMs / 2));
  if (seen && !(seen.complete && now.getTime() - Date.parse(seen.began) >= pauseMs)) return seen;
  return { began: now.toISOString(), complete: false, after: null };
}

/** Returns whether the bus took all of them. */
async function announce(
  { storage, bus }: ListDeps,
  event: DueList['event'],
  userIds: readonly string[],
): Promise<boolean> {
  const records = [];
  for (let from = 0; from < userIds.length; from += peoplePerMessage) {
    const about = {
      userId: 'everyone',
      cause: { correlationId: storage.newId(), depth: 0 },
      data: { userIds: userIds.slice(from, from + peoplePerMessage) },
    };
    records.push(outboxRecord(storage, event, about));
  }
  return (await putEvents(bus, records)).length === records.length;
}

/** Lists a partition of the index as far as time allows; `places` keeps how far it got even if it fails. */
async function listPartition(
  deps: ListDeps,
  { due, event }: DueList,
  dueKey: string,
  places: Progress,
  hasTime: () => boolean,
): Promise<Listed> {
  const now = deps.storage.clock.now();
  const oldest = await due.readOldest(dueKey, now.toISOString());
  const waitedMs = oldest === null ? 0 : now.getTime() - Date.parse(oldest);
  const place = { ...placeToBegin(places[dueKey], now, waitedMs), complete: oldest === null };
  places[dueKey] = place;
  let listed = 0;
  while (!place.complete && hasTime()) {
    const { userIds, after, isLast } = await due.page(dueKey, now.toISOString(), place.after);
    // The next run tries this page again; repeats change nothing.
    if (!(await announce(deps, event, userIds))) break;
    listed += userIds.length;
    Object.assign(place, { after, complete: isLast });
  }
  return { listed, oldestSeconds: Math.round(waitedMs / 1000), complete: place.complete };
}

/**
 * Names everyone whose hour has come, including hours that a run missed, to the queue of those who remind them, or tell
 * what waited. A run that ends early is continued by the next one; people who were not told stay due.
 */
export const listReminders =
  (deps: ListDeps) =>
  async (_event: unknown, context: TimeLeft): Promise<Listed> => {
    const places = await deps.progress.readProgress();
    const hasTime = () => context.getRemainingTimeInMillis() > reserveMs;
    const partitions = deps.lists.flatMap((list) =>
      dueKeysOf(list.name).map((dueKey) => listPartition(deps, list, dueKey, places, hasTime)),
    );
    // One that fails holds up no other.
    await Promise.allSettled(partitions);
    await deps.progress.storeProgress(places);
    const all = await Promise.all(partitions);
    const listed: Listed = {
      listed: all.reduce((sum, each) => sum + each.listed, 0),
      oldestSeconds: Math.max(...all.map(({ oldestSeconds }) => oldestSeconds)),
      complete: all.every(({ complete }) => complete),
    };
    deps.log.info('reminders listed', { ...listed });
    return listed;
  };
