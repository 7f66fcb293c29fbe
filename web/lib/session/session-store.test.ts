// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceSignIn, createSessionStore } from './session-store';
import { storeSignIn } from './stored-sign-in';

const cognito = vi.hoisted(() => ({
  readSignIn: vi.fn(),
  endSignIn: vi.fn(),
  onSignInChange: vi.fn(() => () => undefined),
}));
vi.mock('./cognito', () => cognito);

const maya = { userId: 'maya', email: 'maya@example.com', name: 'Maya', signedInAt: 0, accessToken: 'token' };
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  storeSignIn('maya');
  cognito.readSignIn.mockResolvedValue(maya);
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
});

function open() {
  const forget = vi.fn();
  const store = createSessionStore(forget);
  stops.push(store.subscribe(() => undefined));
  const settled = (status: string) => vi.waitFor(() => expect(store.read().status).toBe(status));
  return { store, forget, settled };
}

describe('the session', () => {
  it('knows who is signed in from what is stored', async () => {
    const { store, settled } = open();
    expect(store.read().status).toBe('loading');
    await settled('signed-in');
    expect(store.read()).toMatchObject({ userId: 'maya', email: 'maya@example.com', name: 'Maya' });
  });

  it("shows a new address right away, and keeps the account's cached data", async () => {
    const { store, forget, settled } = open();
    await settled('signed-in');
    cognito.readSignIn.mockResolvedValue({ ...maya, email: 'new@example.com' });
    announceSignIn();
    await vi.waitFor(() => expect(store.read().email).toBe('new@example.com'));
    expect(forget).not.toHaveBeenCalled();
  });

  it('drops cached data when another account takes over', async () => {
    const { store, forget, settled } = open();
    await settled('signed-in');
    cognito.readSignIn.mockResolvedValue({ ...maya, userId: 'noah' });
    announceSignIn();
    await vi.waitFor(() => expect(store.read().userId).toBe('noah'));
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('ends when a refresh is refused', async () => {
    const { forget, settled } = open();
    await settled('signed-in');
    cognito.readSignIn.mockResolvedValue(null);
    announceSignIn();
    await settled('signed-out');
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('listens for refused refreshes once the connection is back, if it was lost before the sign-in library loaded', async () => {
    cognito.onSignInChange.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { settled } = open();
    await settled('signed-in');
    await vi.waitFor(() => expect(cognito.onSignInChange).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(cognito.onSignInChange).toHaveBeenCalledTimes(2));
  });

  it("outlives a server that can't be reached", async () => {
    const { store, forget, settled } = open();
    await settled('signed-in');
    cognito.readSignIn.mockRejectedValue(Object.assign(new Error(), { name: 'NetworkError' }));
    announceSignIn();
    await vi.waitFor(() => expect(cognito.readSignIn).toHaveBeenCalledTimes(2));
    cognito.readSignIn.mockResolvedValue({ ...maya, name: 'Maya Okafor' });
    announceSignIn();
    await vi.waitFor(() => expect(store.read().name).toBe('Maya Okafor'));
    // Signing out in between clears everything.
    expect(forget).not.toHaveBeenCalled();
  });
});
