import { createContext, useContext } from 'react';

export interface Session {
  /** 'loading' until the stored sign-in has been checked. */
  status: 'loading' | 'signed-out' | 'signed-in';
  userId?: string;
  email?: string;
  name?: string;
  signOut(): Promise<void>;
}

/** Without a provider, no one is signed in and signing out does nothing. */
const signedOut: Session = { status: 'signed-out', signOut: () => Promise.resolve() };

export const SessionContext = createContext<Session>(signedOut);

export function useSession(): Session {
  return useContext(SessionContext);
}
