interface StoredIdentity {
  userId: string;
  email?: string;
  name?: string;
}

const lastUserEnding = '.LastAuthUser';

function payloadOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

/** What the sign-in library keeps of the account that is signed in here, by its own name for it. */
function readKept(storage: Storage, name: 'idToken' | 'accessToken' | 'clockDrift'): string | null {
  const key = Object.keys(storage).find((each) => each.endsWith(lastUserEnding)) ?? '';
  return storage.getItem(`${key.slice(0, -lastUserEnding.length)}.${storage.getItem(key)}.${name}`);
}

/** An access token expiring sooner than this is refreshed first. */
const marginMs = 60_000;

/**
 * The stored access token while it is good for another minute, so that nothing need be loaded to refresh it; null
 * otherwise. The library keeps how far the server's clock is ahead of this one, in milliseconds.
 */
export function readFreshAccessToken(storage: Storage = localStorage): string | null {
  try {
    const token = readKept(storage, 'accessToken') ?? '';
    const serverNow = Date.now() + Number(readKept(storage, 'clockDrift') ?? 0);
    return Number(payloadOf(token)['exp']) * 1000 > serverNow + marginMs ? token : null;
  } catch {
    return null;
  }
}

/** Who the stored sign-in belongs to, for when the server cannot be asked; null where that cannot be read. */
export function readStoredIdentity(storage: Storage = localStorage): StoredIdentity | null {
  try {
    const { sub, email, name } = payloadOf(readKept(storage, 'idToken') ?? '');
    if (typeof sub !== 'string') return null;
    return {
      userId: sub,
      ...(typeof email === 'string' && { email }),
      ...(typeof name === 'string' && { name }),
    };
  } catch {
    return null;
  }
}
