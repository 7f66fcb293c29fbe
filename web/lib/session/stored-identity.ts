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

/** Who the stored sign-in belongs to, for when the server cannot be asked; null where that cannot be read. */
export function readStoredIdentity(storage: Storage = localStorage): StoredIdentity | null {
  const key = Object.keys(storage).find((name) => name.endsWith(lastUserEnding)) ?? '';
  const tokenKey = `${key.slice(0, -lastUserEnding.length)}.${storage.getItem(key)}.idToken`;
  try {
    const { sub, email, name } = payloadOf(storage.getItem(tokenKey) ?? '');
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
