/** What the offline shell is made of holds nothing of anybody. */
const isShell = (cacheName: string) => cacheName.includes('precache');

async function dropCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((name) => !isShell(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function dropDatabases(): Promise<void> {
  if (!('indexedDB' in window) || !('databases' in indexedDB)) return;
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

/** Removes whatever this browser keeps of the app: settings, stored answers, unsent workouts, cached files. */
export async function forgetDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await Promise.allSettled([dropCaches(), dropDatabases()]);
}
