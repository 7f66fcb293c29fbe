import { useUnsent } from './use-unsent';

/** Sends entries made offline, from every page. */
export function SendUnsent() {
  useUnsent();
  return null;
}
