/** What the sign-in library keeps in this browser. This is the one file that knows its names. */
const lastUserPattern = /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/;
const lastUserEnding = 'LastAuthUser';

type KeptName = 'idToken' | 'accessToken' | 'clockDrift';

interface StoredIdentity {
  userId: string;
  email?: string;
  name?: string;
}

function findLastUserKey(): string | undefined {
  try {
    return Object.keys(localStorage).find((key) => lastUserPattern.test(key));
  } catch {
    // A browser that blocks site data shows visitors' pages all the same.
    return undefined;
  }
}

const keyOf = (lastUserKey: string, account: string, name: KeptName) =>
  `${lastUserKey.slice(0, -lastUserEnding.length)}${account}.${name}`;

/** Whether this browser holds a sign-in at all: visitors need not load the sign-in library. */
export function hasStoredSignIn(): boolean {
  return findLastUserKey() !== undefined;
}

/** Names the account that is signed in here; the sign-in library's own name for it. Null for visitors. */
export function storedAccount(): string | null {
  const key = findLastUserKey();
  return key ? localStorage.getItem(key) : null;
}

function readKept(name: KeptName): string | null {
  const key = findLastUserKey();
  const account = key && localStorage.getItem(key);
  return account ? localStorage.getItem(keyOf(key, account, name)) : null;
}

function payloadOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

/** An access token expiring sooner than this is refreshed first. */
const marginMs = 60_000;

/**
 * The stored access token while it is good for another minute, so that nothing need be loaded to refresh it; null
 * otherwise. The library keeps how far the server's clock is ahead of this one, in milliseconds.
 */
export function readFreshAccessToken(): string | null {
  try {
    const token = readKept('accessToken') ?? '';
    const serverNow = Date.now() + Number(readKept('clockDrift') ?? 0);
    return Number(payloadOf(token)['exp']) * 1000 > serverNow + marginMs ? token : null;
  } catch {
    return null;
  }
}

/** Who the stored sign-in belongs to, for when the server cannot be asked; null where that cannot be read. */
export function readStoredIdentity(): StoredIdentity | null {
  try {
    const { sub, email, name } = payloadOf(readKept('idToken') ?? '');
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

/** Keeps a sign-in as the library does, for tests. */
export function storeSignIn(account: string, kept: Partial<Record<KeptName, string>> = {}): void {
  const lastUserKey = `CognitoIdentityServiceProvider.client.${lastUserEnding}`;
  localStorage.setItem(lastUserKey, account);
  for (const name of ['idToken', 'accessToken', 'clockDrift'] as const) {
    const value = kept[name];
    if (value !== undefined) localStorage.setItem(keyOf(lastUserKey, account, name), value);
  }
}
