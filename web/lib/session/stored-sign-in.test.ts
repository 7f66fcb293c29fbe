import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  hasStoredSignIn,
  readFreshAccessToken,
  readStoredIdentity,
  storedAccount,
  storeSignIn,
} from './stored-sign-in';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const store = (claims: object) =>
  storeSignIn('account-1', { idToken: `header.${encoded(claims)}.signature` });

afterEach(() => localStorage.clear());

describe('The stored sign-in', () => {
  it("is found under the sign-in library's names", () => {
    expect(hasStoredSignIn()).toBe(false);
    localStorage.setItem('CognitoIdentityServiceProvider.client-1.LastAuthUser', 'account-1');
    localStorage.setItem(
      'CognitoIdentityServiceProvider.client-1.account-1.idToken',
      `header.${encoded({ sub: 'user-1' })}.signature`,
    );
    expect(hasStoredSignIn()).toBe(true);
    expect(readStoredIdentity()).toEqual({ userId: 'user-1' });
  });

  it('says who it belongs to without asking the server, even with letters beyond ASCII', () => {
    store({ sub: 'user-1', email: 'zoe@example.com', name: 'Zoë Müller' });
    expect(readStoredIdentity()).toEqual({ userId: 'user-1', email: 'zoe@example.com', name: 'Zoë Müller' });
    expect(storedAccount()).toBe('account-1');
  });

  it("is null when there is none, or when it can't be read", () => {
    expect(readStoredIdentity()).toBeNull();
    expect(storedAccount()).toBeNull();
    store({ email: 'no-subject@example.com' });
    expect(readStoredIdentity()).toBeNull();
    storeSignIn('account-1', { idToken: 'garbage' });
    expect(readStoredIdentity()).toBeNull();
  });
});

describe('The stored access token', () => {
  const now = Date.parse('2026-04-08T09:30:00Z');
  beforeEach(() => void vi.setSystemTime(now));
  afterEach(() => void vi.useRealTimers());
  const tokenFor = (seconds: number) => `header.${encoded({ exp: now / 1000 + seconds })}.signature`;
  function keep(token: string, driftMs = 0) {
    storeSignIn('account-1', { accessToken: token, clockDrift: String(driftMs) });
  }

  it('is used while it is valid for more than a minute', () => {
    const token = tokenFor(70);
    keep(token);
    expect(readFreshAccessToken()).toBe(token);
  });

  it("is not used when it ends within the minute by the server's clock", () => {
    keep(tokenFor(50));
    expect(readFreshAccessToken()).toBeNull();
    keep(tokenFor(70), 30_000);
    expect(readFreshAccessToken()).toBeNull();
  });

  it("is null when there is none, or when it can't be read", () => {
    expect(readFreshAccessToken()).toBeNull();
    keep('garbage');
    expect(readFreshAccessToken()).toBeNull();
  });
});
