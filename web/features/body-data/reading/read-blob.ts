import type { OnProgress, ReadData, ReadRequest } from './read-data';
import { UnreadableFile } from './unreadable-file';

/** Reads a file, whatever its name says: it is recognized by its first bytes. Throws UnreadableFile. */
export async function readBlob(
  _file: Blob,
  _request: ReadRequest,
  _onProgress: OnProgress,
): Promise<ReadData> {
  throw new UnreadableFile('unknown');
}
