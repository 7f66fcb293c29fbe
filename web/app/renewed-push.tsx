import { useEffect } from 'react';
import { renewPush } from '../lib/push/push-browser';

/** Keeps this browser's push subscription usable; if it fails, the next visit tries again. */
export function RenewedPush() {
  useEffect(() => void renewPush().catch(() => undefined), []);
  return null;
}
