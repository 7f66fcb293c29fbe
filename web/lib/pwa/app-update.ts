import { useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter';
import { tabStorage } from '../kept-storage';
import { appVersion } from './app-version';

/** ready: a new version is waiting to be applied. needed: the server refuses this one, and reloading did not help. */
export type AppUpdate = 'none' | 'ready' | 'needed';

const reloadedKey = 'reloaded-as-outdated';
const changes = createEmitter();
let update: AppUpdate = 'none';
let holders = 0;
let refused = false;

function become(next: AppUpdate): void {
  update = next;
  changes.tell();
}

/** Reports that a new version is waiting. */
export function announceUpdate(): void {
  if (update === 'none') become('ready');
}

/** Applies the new version, which reloads the page. */
export async function applyUpdate(): Promise<void> {
  const { takeNewVersion } = await import('./service-worker-client');
  await takeNewVersion();
}

/** Reloads once per version; if that brings the same version, another reload would not help. */
async function leaveOutdated(): Promise<void> {
  const hasReloaded = tabStorage.read(reloadedKey) === appVersion;
  // What can't be remembered would be done again and again.
  if (hasReloaded || !tabStorage.write(reloadedKey, appVersion)) return become('needed');
  await applyUpdate();
}

/** The server no longer accepts this version. A running workout finishes first. */
export function reportRefusedVersion(): void {
  if (refused) return;
  refused = true;
  if (holders === 0) void leaveOutdated();
}

/** While this is mounted with `active`, the page is not reloaded for a new version. */
export function useHeldReloads(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    holders += 1;
    changes.tell();
    return () => {
      holders -= 1;
      changes.tell();
      if (refused && holders === 0) void leaveOutdated();
    };
  }, [active]);
}

/** Whether something is going on that must not be interrupted, such as a workout. */
export const areReloadsHeld = (): boolean => holders > 0;

/** What to show about a new version now: nothing while reloads are held. */
export function useAppUpdate(): AppUpdate {
  return useSyncExternalStore(changes.subscribe, () => (holders > 0 ? 'none' : update));
}
