import type { Clock } from './clock';
import type { SecretSource } from './config';
import type { Log } from './logger';
import { SecretsRefused, type ReadSecret } from './secrets-manager';

/** What is signed with, and what else is still accepted. */
export interface Generations {
  current: string;
  previous: string | null;
}

/** A secret of two generations, so that what was made with the previous one keeps working after a rotation. */
export interface Secret {
  read(): Promise<Generations>;
  /**
   * What `take` makes of the first generation that it does not answer with null. Before the answer is null, a
   * generation that this process has not seen yet is read.
   */
  find<T>(take: (generation: string) => T | null): Promise<T | null>;
}

/** How long a process goes on without asking again, and how long it waits between two attempts. */
const agesMs = { fresh: 600_000, pause: 30_000 };

/** A previous secret of its own may be gone: functions of an older version still name it. */
async function readBefore(read: ReadSecret, id: string) {
  return read(id).catch((error: unknown) => {
    if (error instanceof SecretsRefused) return null;
    throw error;
  });
}

async function load(read: ReadSecret, { id, before }: SecretSource): Promise<Generations> {
  const current = await read(id);
  if (!current) throw new Error('a secret does not exist');
  // Second: if it is replaced in between, both are the same, and the one before is not missed.
  const previous = await (before ? readBefore(read, before) : read(id, 'AWSPREVIOUS'));
  const isOther = previous !== null && previous.text !== current.text;
  return { current: current.text, previous: isOther ? previous.text : null };
}

interface SecretDeps {
  read: ReadSecret;
  clock: Clock;
  log: Log;
}

function firstOf<T>({ current, previous }: Generations, take: (generation: string) => T | null): T | null {
  return take(current) ?? (previous === null ? null : take(previous));
}

/** Reads it right away, so that the first use hardly waits, and keeps it for a while in this process. */
export function createSecret({ read, clock, log }: SecretDeps, source: SecretSource): Secret {
  let known: { generations: Generations; readAt: number } | null = null;
  let reading: Promise<Generations> | null = null;
  let triedAt = -Infinity;
  const now = () => clock.now().getTime();

  async function renew(): Promise<Generations> {
    triedAt = now();
    const generations = await load(read, source);
    known = { generations, readAt: triedAt };
    return generations;
  }

  /** One request at a time; if it fails, what is known goes on being used. */
  function renewed(): Promise<Generations> {
    reading ??= renew().finally(() => {
      reading = null;
    });
    return reading.catch((error: unknown) => {
      if (!known) throw error;
      log.error('a secret could not be renewed', { error: error as Error });
      return known.generations;
    });
  }

  const mayTry = () => reading !== null || Math.abs(now() - triedAt) >= agesMs.pause;

  async function current(): Promise<Generations> {
    // The first attempt began when the process did, which may have been frozen in the middle of it.
    if (!known) return renewed().catch(renewed);
    const isFresh = Math.abs(now() - known.readAt) < agesMs.fresh;
    return isFresh || !mayTry() ? known.generations : renewed();
  }

  void renewed().catch(() => undefined);

  return {
    read: current,
    async find(take) {
      const found = firstOf(await current(), take);
      return found !== null || !mayTry() ? found : firstOf(await renewed(), take);
    },
  };
}

/** For hashes that only have to be unguessable: the secret's current generation, or `otherwise` without one. */
export const keyOf = (secret: Secret | null, otherwise: string) => async (): Promise<string> =>
  secret ? (await secret.read()).current : otherwise;
