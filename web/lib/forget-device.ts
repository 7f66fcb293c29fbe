import { deviceStorage, keptCaches, tabStorage } from './kept-storage';

/** The offline app's own files contain nothing personal. */
const isShell = (cacheName: string) => cacheName.includes('precache');

async function dropCaches(): Promise<void> {
  const caches = keptCaches();
  const names = (await caches?.keys())?.filter((name) => !isShell(name)) ?? [];
  await Promise.all(names.map((name) => caches?.delete(name)));
}

async function dropDatabases(): Promise<void> {
  if (!('indexedDB' in window) || !('databases' in indexedDB)) return;
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

/** Removes everything this browser stores for the app: settings, cached answers, unsent workouts, cached files. */
export async function forgetDevice(): Promise<void> {
  for (const storage of [deviceStorage, tabStorage]) storage.keys().forEach(storage.remove);
  await Promise.allSettled([dropCaches(), dropDatabases()]);
}
