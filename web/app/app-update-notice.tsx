import { useEffect } from 'react';
import { applyUpdate } from '../lib/pwa/app-update';
import { toast } from '../ui/toast';

/** Offers a new version, which is only applied when the person asks for it. */
export function AppUpdateNotice() {
  useEffect(
    () => toast.offer('A new version is ready', { label: 'Reload', run: () => void applyUpdate() }),
    [],
  );
  return null;
}
