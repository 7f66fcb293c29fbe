import { statfs } from 'node:fs/promises';
import { StartError } from '../start/start-error';

const megabyte = 1024 * 1024;
/** Below this, the database and its log could not get through an evening's work. */
const neededBytes = 64 * megabyte;

/** Free bytes on the disk with `folder`. */
export type ReadRoom = (folder: string) => Promise<number>;

async function readRoom(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Throws a StartError if the disk with `folder` is nearly full. */
export async function requireRoom(folder: string, room: ReadRoom = readRoom): Promise<void> {
  if ((await room(folder)) >= neededBytes) return;
  throw new StartError(
    `The disk that holds ${folder} is full: free at least ${neededBytes / megabyte} MB, then start again.`,
  );
}

interface RoomWatch {
  say: (sentence: string) => void;
  room?: ReadRoom;
  everyMs?: number;
}

/** Reports once that the disk is full, and once that there is room again; returns what stops it. */
export function watchRoom(folder: string, { say, room = readRoom, everyMs = 15_000 }: RoomWatch): () => void {
  let isFull = false;
  const look = async () => {
    const wasFull = isFull;
    isFull = (await room(folder)) < neededBytes / 2;
    if (isFull && !wasFull)
      say(`The disk that holds ${folder} is full: nothing more can be saved until there is room.`);
    if (!isFull && wasFull) say(`There is room again on the disk that holds ${folder}.`);
  };
  // A deleted folder is reported elsewhere.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs).unref();
  return () => clearInterval(timer);
}
