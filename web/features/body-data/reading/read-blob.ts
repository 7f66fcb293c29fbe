import { chunksOf, counted, headOf, joined, type ByteSource, type Chunks } from './byte-chunks';
import { Collection } from './collection';
import { readAppleHealth } from './read-apple-health';
import type { OnProgress, ReadData, ReadRequest } from './read-data';
import { readGpx } from './read-gpx';
import type { LoadSql } from './read-health-connect';
import { readTcx } from './read-tcx';
import { encodingOf, formatOf, headBytes, type FileFormat } from './recognize';
import { UnreadableFile } from './unreadable-file';
import { textOf } from './xml';

const megabyte = 1_024 * 1_024;
/** The most that is read of a file of each format, unpacked. Those taken into memory as a whole come first. */
const limits: Record<Exclude<FileFormat, 'zip' | 'gzip'>, number> = {
  fit: 64 * megabyte,
  sqlite: 400 * megabyte,
  gpx: 1_024 * megabyte,
  tcx: 1_024 * megabyte,
  'apple-health': 16 * 1_024 * megabyte,
};
type Readable = keyof typeof limits;

const isReadable = (format: FileFormat | null): format is Readable => format !== null && format in limits;

interface FileToRead extends ByteSource {
  /** Of the bytes that come: those in the file, or as its header says. */
  expectedBytes: number;
}

/** Stops at the limit of the format, and tells how far it is. */
async function* watched(
  { open, expectedBytes }: FileToRead,
  limitBytes: number,
  onProgress: OnProgress,
): Chunks {
  yield* counted(open(), (bytes) => {
    if (bytes > limitBytes) throw new UnreadableFile('too_large');
    onProgress(Math.min(1, bytes / Math.max(1, expectedBytes)));
  });
}

/** One reading: what it found, and what it needs for it. */
class Reading {
  collection: Collection;

  constructor(
    private readonly request: ReadRequest,
    private readonly loadSql: LoadSql,
  ) {
    this.collection = new Collection(request);
  }

  async read(file: FileToRead, format: FileFormat | null, onProgress: OnProgress): Promise<void> {
    if (format === 'gzip') return this.readPacked(file, onProgress);
    if (!isReadable(format)) throw new UnreadableFile('unknown');
    const bytes = () => watched(file, limits[format], onProgress);
    if (format === 'fit' || format === 'sqlite') return this.readWhole(file, format, bytes);
    const encoding = encodingOf(await headOf(file, headBytes));
    const texts = () => textOf(bytes(), encoding);
    if (format === 'gpx') return readGpx(texts(), this.collection);
    if (format === 'tcx') return readTcx(texts(), this.collection);
    this.collection = await readAppleHealth(texts, () => new Collection(this.request));
  }

  private async readWhole(file: FileToRead, format: 'fit' | 'sqlite', open: () => Chunks): Promise<void> {
    const all = await joined(open(), Math.min(file.expectedBytes, limits[format]));
    // Each of the two is loaded only for those who have such a file.
    if (format === 'fit') return (await import('./read-fit')).readFit(all, this.collection);
    const { readHealthConnect } = await import('./read-health-connect');
    await readHealthConnect(all, this.collection, this.loadSql);
  }

  /** A single file that was packed by itself; what is in it must not be packed again. */
  private async readPacked(file: FileToRead, onProgress: OnProgress): Promise<void> {
    const open = () => gunzipped(file);
    const format = formatOf(await headOf({ open }, headBytes));
    if (!isReadable(format)) throw new UnreadableFile('unknown');
    await this.read({ open, expectedBytes: file.expectedBytes * usualDensity }, format, onProgress);
  }
}

/** How much larger a text is than its packed form, roughly. */
const usualDensity = 6;

async function* gunzipped({ open }: ByteSource): Chunks {
  const packed = open();
  const stream = new ReadableStream<BufferSource>({
    pull: async (controller) => {
      const { done, value } = await packed.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: async () => void (await packed.return()),
  });
  yield* chunksOf(stream.pipeThrough(new DecompressionStream('gzip')), limits['apple-health']);
}

async function readAny(file: Blob, reading: Reading, onProgress: OnProgress): Promise<ReadData> {
  const source = { open: () => chunksOf(file.stream(), Infinity), expectedBytes: file.size };
  const format = formatOf(await headOf(source, headBytes));
  if (format !== 'zip') await reading.read(source, format, onProgress);
  else {
    const { readZip } = await import('./read-zip');
    await readZip(
      file,
      ({ format: inside, open, claimedBytes }, onPart) =>
        reading.read({ open, expectedBytes: claimedBytes }, inside, onPart),
      () => (reading.collection.leftOut += 1),
      onProgress,
    );
  }
  return reading.collection.result();
}

/** Reads a file, whatever its name says: it is recognized by its first bytes. Throws UnreadableFile. */
export async function readBlob(
  file: Blob,
  request: ReadRequest,
  onProgress: OnProgress,
  loadSql: LoadSql,
): Promise<ReadData> {
  try {
    return await readAny(file, new Reading(request, loadSql), onProgress);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged', { cause: error });
  }
}
