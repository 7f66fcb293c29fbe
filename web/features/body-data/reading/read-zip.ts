import { BlobReader, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { chunksOf, headOf, joined, type ByteSource } from './byte-chunks';
import type { OnProgress } from './read-data';
import { formatOf, headBytes, type FileFormat } from './recognize';
import { UnreadableFile } from './unreadable-file';

const mostEntries = 20_000;
/** A directory of that many entries with long names takes 10 MB. */
const longestDirectoryBytes = 16 * 1_024 * 1_024;
/** No export packs a text so densely; a bomb does. */
const densest = 200;
const alwaysAllowedBytes = 64 * 1_024 * 1_024;

export interface ZipFile extends ByteSource {
  format: FileFormat;
  /** How much of the archive it takes. */
  packedBytes: number;
  /** What its header says, which may be wrong. */
  claimedBytes: number;
}

/** Refuses to take a directory into memory that is larger than one could be. */
class CautiousReader extends BlobReader {
  override async readUint8Array(index: number, length: number) {
    if (length > longestDirectoryBytes) throw new UnreadableFile('too_large');
    return super.readUint8Array(index, length);
  }
}

/** An entry's bytes, whose sum at the end must be the one in its header. */
async function* unpacked(entry: FileEntry) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const stop = new AbortController();
  const limitBytes = Math.max(alwaysAllowedBytes, entry.compressedSize * densest);
  const options = { useWebWorkers: false, checkSignature: true, signal: stop.signal };
  const writer = writable.getWriter();
  const sink = new WritableStream<Uint8Array>({
    write: (chunk) => writer.write(chunk),
    close: () => writer.close(),
    abort: (reason) => writer.abort(reason),
  });
  const writing = entry.getData(sink, options);
  // Whoever reads sees the failure as that of the stream, which would stay open if the entry cannot even begin.
  writing.catch((error: unknown) => writer.abort(error).catch(() => undefined));
  try {
    yield* chunksOf(readable, limitBytes);
    await writing;
  } finally {
    stop.abort();
  }
}

/** Starting to unpack takes longer than unpacking so little. */
const smallBytes = 1_024 * 1_024;

/** The bytes of an entry; a small one is unpacked only once. */
async function sourceOf(entry: FileEntry): Promise<ByteSource> {
  if (entry.uncompressedSize > smallBytes) return { open: () => unpacked(entry) };
  const all = await joined(unpacked(entry), entry.uncompressedSize);
  return {
    async *open() {
      yield all;
    },
  };
}

async function openEntry(entry: FileEntry): Promise<ZipFile | null> {
  const source = await sourceOf(entry);
  const format = formatOf(await headOf(source, headBytes));
  if (!format) return null;
  return { ...source, format, packedBytes: entry.compressedSize, claimedBytes: entry.uncompressedSize };
}

/** What the archive holds that may be read: not folders, and nothing that is locked. */
async function entriesOf(reader: ZipReader<Blob>): Promise<FileEntry[]> {
  const files: FileEntry[] = [];
  let lockedFiles = 0;
  let entries = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    entries += 1;
    if (entries > mostEntries) throw new UnreadableFile('too_large');
    if (entry.directory) continue;
    if (entry.encrypted) lockedFiles += 1;
    else files.push(entry);
  }
  if (files.length === 0 && lockedFiles > 0) throw new UnreadableFile('unknown');
  return files;
}

/** How many of the largest files may be the one that a phone wrote. */
const largest = 5;
const isWhole = ({ format }: ZipFile) => format === 'apple-health' || format === 'sqlite';

/** The one file that an export of a phone's health app is about; what else is beside it tells the same once more. */
async function findWhole(entries: readonly FileEntry[]): Promise<ZipFile | undefined> {
  const bySize = entries.toSorted((a, b) => b.uncompressedSize - a.uncompressedSize);
  const likely = bySize.filter(({ filename }, index) => index < largest || /\.xml$/i.test(filename));
  for (const entry of likely.slice(0, 50)) {
    const file = await openEntry(entry).catch(() => null);
    if (file && isWhole(file)) return file;
  }
  return undefined;
}

/** Hands over one file after the other. `read` may throw: then `onLeftOut` hears of it, unless the file was the only one. */
export async function readZip(
  archive: Blob,
  read: (file: ZipFile, onProgress: OnProgress) => Promise<void>,
  onLeftOut: () => void,
  onProgress: OnProgress,
): Promise<void> {
  const entries = await entriesOf(new ZipReader(new CautiousReader(archive)));
  const whole = await findWhole(entries);
  if (whole) return read(whole, onProgress);
  const total = entries.reduce((bytes, { compressedSize }) => bytes + compressedSize, 1);
  let done = 0;
  for (const entry of entries) {
    const [from, share] = [done / total, entry.compressedSize / total];
    try {
      const file = await openEntry(entry);
      // An archive within an archive is not followed.
      if (file && file.format !== 'zip') await read(file, (part) => onProgress(from + share * part));
    } catch (error) {
      if (entries.length === 1 || (error instanceof UnreadableFile && error.code === 'too_large'))
        throw error;
      onLeftOut();
    }
    done += entry.compressedSize;
    onProgress(done / total);
  }
}
