import { afterEach, describe, expect, it } from 'vitest';
import { readStoredIdentity } from './stored-identity';
import { storedAccount } from './stored-sign-in';

const prefix = 'CognitoIdentityServiceProvider.client-1';
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function store(claims: object, account = 'account-1') {
  localStorage.setItem(`${prefix}.LastAuthUser`, account);
  localStorage.setItem(`${prefix}.${account}.idToken`, `header.${encoded(claims)}.signature`);
}

afterEach(() => localStorage.clear());

describe('The stored sign-in', () => {
  it('tells who it belongs to without asking the server, also with letters beyond ASCII', () => {
    store({ sub: 'user-1', email: 'zoe@example.com', name: 'Zoë Müller' });
    expect(readStoredIdentity()).toEqual({ userId: 'user-1', email: 'zoe@example.com', name: 'Zoë Müller' });
    expect(storedAccount()).toBe('account-1');
  });

  it('is nobody when there is none, or when it cannot be read', () => {
    expect(readStoredIdentity()).toBeNull();
    expect(storedAccount()).toBeNull();
    store({ email: 'no-subject@example.com' });
    expect(readStoredIdentity()).toBeNull();
    localStorage.setItem(`${prefix}.account-1.idToken`, 'garbage');
    expect(readStoredIdentity()).toBeNull();
  });
});
