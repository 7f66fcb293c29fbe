import { deviceStorage, tried } from '../kept-storage';

/** What the sign-in library stores in this browser. Only this file knows its key names. */
const lastUserPattern = /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/;
const lastUserEnding = 'LastAuthUser';

type KeptName = 'idToken' | 'accessToken' | 'clockDrift';

interface StoredIdentity {
  userId: string;
  email?: string;
  name?: string;
}

const findLastUserKey = () => deviceStorage.keys().find((key) => lastUserPattern.test(key));

const keyOf = (lastUserKey: string, account: string, name: KeptName) =>
  `${lastUserKey.slice(0, -lastUserEnding.length)}${account}.${name}`;

/** Whether this browser holds a sign-in at all: visitors don't need the sign-in library. */
export function hasStoredSignIn(): boolean {
  return findLastUserKey() !== undefined;
}

/** The sign-in library's name for the account signed in here; null for visitors. */
export function storedAccount(): string | null {
  const key = findLastUserKey();
  return key ? deviceStorage.read(key) : null;
}

function readKept(name: KeptName): string | null {
  const account = storedAccount();
  return account && deviceStorage.read(keyOf(findLastUserKey() ?? '', account, name));
}

function payloadOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

/** An access token that expires sooner than this is refreshed first. */
const marginMs = 60_000;

/**
 * The stored access token if it is valid for another minute, so that the library need not load to refresh it;
 * otherwise null. The library stores how far ahead the server's clock is, in milliseconds.
 */
export function readFreshAccessToken(): string | null {
  const token = readKept('accessToken') ?? '';
  const serverNow = Date.now() + Number(readKept('clockDrift') ?? 0);
  const expires = tried(() => Number(payloadOf(token)['exp'])) ?? 0;
  return expires * 1000 > serverNow + marginMs ? token : null;
}

/** The stored sign-in's identity, for when the server can't be asked; null if it can't be read. */
export function readStoredIdentity(): StoredIdentity | null {
  const { sub, email, name } = tried(() => payloadOf(readKept('idToken') ?? '')) ?? {};
  if (typeof sub !== 'string') return null;
  return {
    userId: sub,
    ...(typeof email === 'string' && { email }),
    ...(typeof name === 'string' && { name }),
  };
}

/** Stores a sign-in as the library does, for tests. */
export function storeSignIn(account: string, kept: Partial<Record<KeptName, string>> = {}): void {
  const lastUserKey = `CognitoIdentityServiceProvider.client.${lastUserEnding}`;
  deviceStorage.write(lastUserKey, account);
  for (const name of ['idToken', 'accessToken', 'clockDrift'] as const) {
    const value = kept[name];
    if (value !== undefined) deviceStorage.write(keyOf(lastUserKey, account, name), value);
  }
}
