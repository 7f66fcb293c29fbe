import type { ReadData, ReadRequest } from './read-data';
import type { UnreadableCode } from './unreadable-file';

/** What the page asks of the worker; it reads one file and is then ended. */
export interface ReadMessage {
  file: Blob;
  request: ReadRequest;
}

export type ReadAnswer =
  | { type: 'progress'; share: number }
  | { type: 'read'; data: ReadData }
  | { type: 'unreadable'; code: UnreadableCode };
