import { useUnsent } from './use-unsent';

/** Sends on every page what was made without a connection. */
export function SendUnsent() {
  useUnsent();
  return null;
}
