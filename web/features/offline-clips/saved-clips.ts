import { nightFileOf } from '../../lib/clips';
import { offlineClipsCache } from '../../lib/offline/clip-store';

const listKey = 'offline-clips';

/** A workout that is kept: the files that were wanted, and those that exist and lie here. */
interface SavedList {
  wanted: readonly string[];
  kept: readonly string[];
}
type SavedLists = Record<string, SavedList | undefined>;

function readLists(): SavedLists {
  try {
    const lists: unknown = JSON.parse(localStorage.getItem(listKey) ?? '{}');
    return typeof lists === 'object' && lists !== null ? (lists as SavedLists) : {};
  } catch {
    return {};
  }
}

const writeLists = (lists: SavedLists) => localStorage.setItem(listKey, JSON.stringify(lists));

export interface SavingProgress {
  done: number;
  total: number;
  bytes: number;
}

async function sizeOf(response: Response | undefined): Promise<number> {
  return (await response?.blob())?.size ?? 0;
}

interface SavedFile {
  file: string;
  bytes: number;
}

/** Fetches one file unless it is here already; null where there is no such file. */
async function saveFile(cache: Cache, file: string, signal: AbortSignal): Promise<SavedFile | null> {
  const kept = await cache.match(file);
  if (kept) return { file, bytes: await sizeOf(kept) };
  const response = await fetch(file, { signal });
  if (response.ok) {
    await cache.put(file, response.clone());
    return { file, bytes: await sizeOf(response) };
  }
  // A clip that was not rendered in daylight is kept in the night's, as players show it.
  const other = nightFileOf(file);
  return other ? saveFile(cache, other, signal) : null;
}

/** What is being saved and stands in no list yet. */
const underWay = new Set<SavedList>();

const everyLight = (files: readonly string[]) =>
  files.flatMap((file) => [file, nightFileOf(file)]).filter((file) => file !== null);

/**
 * Keeps the files of workout `key` on this device, one after the other. When it is stopped or the connection breaks
 * it throws, and what no other workout needs is freed again.
 */
export async function saveClips(
  key: string,
  wanted: readonly string[],
  onProgress: (progress: SavingProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const attempt = { wanted, kept: everyLight(wanted) };
  underWay.add(attempt);
  try {
    const kept = await saveFiles(wanted, onProgress, signal);
    const { [key]: before, ...others } = readLists();
    writeLists({ ...others, [key]: { wanted, kept } });
    underWay.delete(attempt);
    await freeUnneeded(before);
  } catch (error) {
    underWay.delete(attempt);
    await freeUnneeded(attempt);
    throw error;
  }
}

/** The files that exist, once they are all here. */
async function saveFiles(
  wanted: readonly string[],
  onProgress: (progress: SavingProgress) => void,
  signal: AbortSignal,
): Promise<string[]> {
  const cache = await caches.open(offlineClipsCache);
  const saved = new Map<string, number>();
  for (const [index, file] of wanted.entries()) {
    const found = await saveFile(cache, file, signal);
    if (found) saved.set(found.file, found.bytes);
    const bytes = [...saved.values()].reduce((sum, each) => sum + each, 0);
    onProgress({ done: index + 1, total: wanted.length, bytes });
  }
  return [...saved.keys()];
}

/** What workout `key` takes on this device in bytes; null while it is not kept, or was kept in another light. */
export async function savedBytes(key: string, wanted: readonly string[]): Promise<number | null> {
  const saved = readLists()[key];
  if (!saved || wanted.some((file) => !saved.wanted.includes(file))) return null;
  const cache = await caches.open(offlineClipsCache);
  const sizes = await Promise.all(saved.kept.map(async (file) => sizeOf(await cache.match(file))));
  // The browser may have freed them: then they are not here, whatever the list says.
  return sizes.includes(0) ? null : sizes.reduce((sum, size) => sum + size, 0);
}

/** Deletes those files of a list that no workout needs anymore. */
async function freeUnneeded(list: SavedList | undefined): Promise<void> {
  if (!list) return;
  const needed = new Set([...Object.values(readLists()), ...underWay].flatMap((each) => each?.kept ?? []));
  const cache = await caches.open(offlineClipsCache);
  const files = list.kept.filter((file) => !needed.has(file));
  await Promise.all(files.map((file) => cache.delete(file)));
}

/** Frees what workout `key` took, except for what another kept workout needs too. */
export async function removeClips(key: string): Promise<void> {
  const { [key]: removed, ...others } = readLists();
  writeLists(others);
  await freeUnneeded(removed);
}
