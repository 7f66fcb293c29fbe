import { useEffect } from 'react';
import { applyUpdate } from '../lib/pwa/app-update';
import { toast } from '../ui/toast';

/** Offers a new version; it is never taken without being asked for. */
export function AppUpdateNotice() {
  useEffect(
    () => toast.offer('A new version is ready', { label: 'Reload', run: () => void applyUpdate() }),
    [],
  );
  return null;
}
