import { callsPerMinute } from '../../../shared/contracts/endpoint';
import { AppError } from '../errors';
import { countCalls, secondsLeft } from '../storage/quotas';
import type { Storage } from '../storage/storage';
import type { Match } from './match';
import type { Caller } from './routes';

/** Counts a person's call of an endpoint that writes; throws `too_many_requests` above its limit. */
export type LimitWrites = (caller: Caller, match: Match) => Promise<void>;

/** Calls this instance knows of in the minute, those counted by others included, and how many others do not know yet. */
interface Known {
  calls: number;
  untold: number;
}

const seconds = 60;
/** The part of a limit that an instance counts by itself before it tells the table, and learns of the others. */
const countedAlone = 0.1;

/**
 * The limit of calls a minute that every endpoint has that writes (`callsPerMinute`). No ordinary day reaches a tenth
 * of it, and so costs no call; from there on each tenth costs one. A person served by one instance is refused exactly
 * above the limit. Each further instance may let a tenth more pass: with ten instances at most twice as many.
 */
export function createLimitWrites(storage: Storage): LimitWrites {
  let minute = 0;
  const known = new Map<string, Known>();

  function knownOf(userId: string, endpoint: string): Known {
    const current = Math.floor(storage.clock.now().getTime() / 1000 / seconds);
    if (current !== minute) known.clear();
    minute = current;
    const key = `${userId}#${endpoint}`;
    const calls = known.get(key) ?? { calls: 0, untold: 0 };
    known.set(key, calls);
    return calls;
  }

  const tooMany = () =>
    new AppError('too_many_requests', undefined, secondsLeft(storage.clock.now(), seconds));

  return async ({ userId }, { name, endpoint }) => {
    const most = callsPerMinute(endpoint);
    if (most === null) return;
    const here = knownOf(userId, name);
    if (here.calls >= most) throw tooMany();
    here.calls += 1;
    here.untold += 1;
    const told = here.untold;
    if (told < most * countedAlone) return;
    here.untold = 0;
    const total = await countCalls(storage, { userId, endpoint: name, minute }, told);
    here.calls = Math.max(here.calls, total + here.untold);
    if (total > most) throw tooMany();
  };
}
