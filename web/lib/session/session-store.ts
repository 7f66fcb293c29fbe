import { createEmitter } from '../emitter';
import type { Session } from './session-context';
import { hasStoredSignIn, readStoredIdentity } from './stored-sign-in';

export type Known = Pick<Session, 'status' | 'userId' | 'email' | 'name'>;

const visitor: Known = { status: 'signed-out' };
const changeEvent = 'vita:sign-in';

/** Notifies this tab's store that a sign-in was stored or removed. */
export function announceSignIn(): void {
  window.dispatchEvent(new Event(changeEvent));
}

const sameAs = (before: Known, after: Known) =>
  before.status === after.status &&
  before.userId === after.userId &&
  before.name === after.name &&
  before.email === after.email;

/** A new name or address is still the same account, and so is one identified again after a time offline. */
const isSameAccount = (before: Known, after: Known) =>
  after.status === 'signed-in' && (before.userId ?? after.userId) === after.userId;

/** Before the first check, a stored sign-in that names its account is trusted until it is refused. */
function readStored(): Known {
  if (!hasStoredSignIn()) return visitor;
  const identity = readStoredIdentity();
  return identity ? { status: 'signed-in', ...identity } : { status: 'loading' };
}

/** Only a refused refresh signs out: while the server can't be reached, the stored sign-in remains valid. */
async function readKnown(before: Known): Promise<Known> {
  if (!hasStoredSignIn()) return visitor;
  try {
    const { readSignIn } = await import('./cognito');
    const signedIn = await readSignIn();
    if (!signedIn) return visitor;
    const { userId, email, name } = signedIn;
    return { status: 'signed-in', userId, ...(email ? { email } : {}), ...(name ? { name } : {}) };
  } catch {
    return before.status === 'loading' ? { status: 'signed-in' } : before;
  }
}

/** By then the page has rendered. */
const firstLookMs = 1_500;

/** Who is signed in, kept up to date across refreshes, other tabs, and refused refreshes. For useSyncExternalStore. */
export function createSessionStore(onAccountChange: () => void) {
  let known = readStored();
  const changes = createEmitter(listen);

  function become(next: Known): void {
    if (sameAs(known, next)) return;
    if (known.status === 'signed-in' && !isSameAccount(known, next)) onAccountChange();
    known = next;
    if (known.status === 'signed-in') void listenToCognito();
    changes.tell();
  }

  const refresh = async () => become(await readKnown(known));
  const onChange = () => void refresh();
  let stopCognito: (() => void) | null = null;

  async function listenToCognito(): Promise<void> {
    try {
      const { onSignInChange } = await import('./cognito');
      stopCognito ??= onSignInChange(onChange);
    } catch {
      // The connection dropped before the library had loaded.
      window.addEventListener('online', lookAgain, { once: true });
    }
  }

  function listen(): () => void {
    window.addEventListener('storage', onChange);
    window.addEventListener(changeEvent, onChange);
    if (known.status === 'signed-in') setTimeout(lookAgain, firstLookMs);
    else onChange();
    return () => {
      window.removeEventListener('storage', onChange);
      window.removeEventListener(changeEvent, onChange);
      window.removeEventListener('online', lookAgain);
      stopCognito?.();
      stopCognito = null;
    };
  }

  /** The identity is readable without the sign-in library, which can therefore wait until the page has rendered. */
  function lookAgain(): void {
    void listenToCognito();
    onChange();
  }

  return {
    read: (): Known => known,
    subscribe: changes.subscribe,
    async signOut(): Promise<void> {
      const { endSignIn } = await import('./cognito');
      await endSignIn();
      become(visitor);
    },
  };
}
