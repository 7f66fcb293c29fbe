import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { SessionContext, type Session } from './session-context';
import { createSessionStore } from './session-store';

interface SessionProviderProps {
  children: ReactNode;
  /** Called when this tab's account changes, so that nothing cached outlives it. */
  onAccountChange: () => void;
}

export function SessionProvider({ children, onAccountChange }: SessionProviderProps) {
  const [store] = useState(() => createSessionStore(onAccountChange));
  const known = useSyncExternalStore(store.subscribe, store.read);
  const session = useMemo<Session>(() => ({ ...known, signOut: store.signOut }), [known, store]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
