import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const objectSchema = z.object({
  key: z.string(),
  bytes: z.number().int(),
  etag: z.string(),
  crc32: z.string(),
  storedAt: z.string(),
  /** Headers that are returned with it: its type, its cache lifetime, the owner's metadata. */
  headers: z.record(z.string(), z.string()),
  tags: z.record(z.string(), z.string()),
});
export type StoredObject = z.output<typeof objectSchema>;

/** The objects of one bucket. When a call returns, its changes are on the disk. */
export interface ObjectFiles {
  write(object: StoredObject, body: Buffer): void;
  read(key: string): Buffer;
  find(key: string): StoredObject | undefined;
  remove(key: string): void;
  /** Sorted by the bytes of their keys. */
  list(): StoredObject[];
}

const unfinished = '.part';
const newline = 10;

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Head and body are in one file, which gets its name once it is complete: a crash leaves the old object or the new
 * one.
 */
function writeWhole(folder: string, name: string, parts: Buffer[]): void {
  const path = join(folder, `${randomUUID()}${unfinished}`);
  const descriptor = openSync(path, 'wx', 0o600);
  for (const part of parts) for (let at = 0; at < part.length;) at += writeSync(descriptor, part, at);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(path, join(folder, name));
  syncFolder(folder);
}

function split(content: Buffer): [head: Buffer, body: Buffer] {
  const at = content.indexOf(newline);
  return [content.subarray(0, at), content.subarray(at + 1)];
}

/** Opens the folder of a bucket, which only this process uses; unfinished files of an earlier one are removed. */
export function openObjectFiles(folder: string): ObjectFiles {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder);
  for (const name of names.filter((each) => each.endsWith(unfinished))) rmSync(join(folder, name));
  const objects = new Map<string, StoredObject>();
  for (const name of names.filter((each) => !each.endsWith(unfinished))) {
    const [head] = split(readFileSync(join(folder, name)));
    const object = objectSchema.parse(JSON.parse(head.toString()));
    objects.set(object.key, object);
  }
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');

  return {
    write(object, body) {
      writeWhole(folder, nameOf(object.key), [Buffer.from(`${JSON.stringify(object)}\n`), body]);
      objects.set(object.key, object);
    },
    read: (key) => split(readFileSync(join(folder, nameOf(key))))[1],
    find: (key) => objects.get(key),
    remove(key) {
      rmSync(join(folder, nameOf(key)), { force: true });
      syncFolder(folder);
      objects.delete(key);
    },
    list: () =>
      [...objects.values()].toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))),
  };
}
