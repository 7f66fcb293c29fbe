import { statfs } from 'node:fs/promises';
import { StartError } from '../start/start-error';

const megabyte = 1024 * 1024;
/** Less than this is no room for an evening's work of the database and its log. */
const neededBytes = 64 * megabyte;

/** Bytes that may still be written where `folder` lies. */
export type ReadRoom = (folder: string) => Promise<number>;

async function readRoom(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Throws a StartError when the disk that holds `folder` is nearly full. */
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

/** Says once that the disk has become full, and once that there is room again; answers what ends it. */
export function watchRoom(folder: string, { say, room = readRoom, everyMs = 15_000 }: RoomWatch): () => void {
  let isFull = false;
  const look = async () => {
    const wasFull = isFull;
    isFull = (await room(folder)) < neededBytes / 2;
    if (isFull && !wasFull)
      say(`The disk that holds ${folder} is full: nothing more can be saved until there is room.`);
    if (!isFull && wasFull) say(`There is room again on the disk that holds ${folder}.`);
  };
  // A folder that was deleted has other ways to say so.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs).unref();
  return () => clearInterval(timer);
}
