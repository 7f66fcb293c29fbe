import { nightFileOf } from '../../lib/clips';
import { deviceStorage } from '../../lib/kept-storage';
import { offlineClipsCache } from '../../lib/offline/clip-store';

const listKey = 'offline-clips';

/** A saved workout: the files it wanted, and those that exist and are stored here. */
interface SavedList {
  wanted: readonly string[];
  kept: readonly string[];
}
type SavedLists = Record<string, SavedList | undefined>;

function readLists(): SavedLists {
  try {
    const lists: unknown = JSON.parse(deviceStorage.read(listKey) ?? '{}');
    return typeof lists === 'object' && lists !== null ? (lists as SavedLists) : {};
  } catch {
    return {};
  }
}

const writeLists = (lists: SavedLists) => deviceStorage.write(listKey, JSON.stringify(lists));

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

/** Fetches one file unless it is stored already; null if it does not exist. */
async function saveFile(cache: Cache, file: string, signal: AbortSignal): Promise<SavedFile | null> {
  const kept = await cache.match(file);
  if (kept) return { file, bytes: await sizeOf(kept) };
  const response = await fetch(file, { signal });
  if (response.ok) {
    await cache.put(file, response.clone());
    return { file, bytes: await sizeOf(response) };
  }
  // A clip without a daylight version is saved in the night version, as players show it.
  const other = nightFileOf(file);
  return other ? saveFile(cache, other, signal) : null;
}

/** Files being saved that are in no list yet. */
const underWay = new Set<SavedList>();

const everyLight = (files: readonly string[]) =>
  files.flatMap((file) => [file, nightFileOf(file)]).filter((file) => file !== null);

/**
 * Saves the files of workout `key` on this device, one after the other. If stopped or disconnected it throws, and
 * files no other workout needs are deleted again.
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

/** The existing files, once all are stored. */
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

/** The size of workout `key` on this device in bytes; null if it is not saved, or saved for the other theme. */
export async function savedBytes(key: string, wanted: readonly string[]): Promise<number | null> {
  const saved = readLists()[key];
  if (!saved || wanted.some((file) => !saved.wanted.includes(file))) return null;
  const cache = await caches.open(offlineClipsCache);
  const sizes = await Promise.all(saved.kept.map(async (file) => sizeOf(await cache.match(file))));
  // The browser may have deleted them, whatever the list says.
  return sizes.includes(0) ? null : sizes.reduce((sum, size) => sum + size, 0);
}

/** Deletes files of a list that no workout needs anymore. */
async function freeUnneeded(list: SavedList | undefined): Promise<void> {
  if (!list) return;
  const needed = new Set([...Object.values(readLists()), ...underWay].flatMap((each) => each?.kept ?? []));
  const cache = await caches.open(offlineClipsCache);
  const files = list.kept.filter((file) => !needed.has(file));
  await Promise.all(files.map((file) => cache.delete(file)));
}

/** Deletes the files of workout `key`, except those another saved workout needs. */
export async function removeClips(key: string): Promise<void> {
  const { [key]: removed, ...others } = readLists();
  writeLists(others);
  await freeUnneeded(removed);
}
