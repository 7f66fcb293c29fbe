import type { Secret } from '../../functions/platform/secret';

/** A secret of these generations, the current one first. */
export function fakeSecret(current: string, previous: string | null = null): Secret {
  return {
    read: async () => ({ current, previous }),
    find: async (take) => take(current) ?? (previous === null ? null : take(previous)),
  };
}
