import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Where the log is kept, oldest first. */
export const logFiles = (dataFolder: string): string[] =>
  ['log.1.jsonl', 'log.jsonl'].map((name) => path.join(dataFolder, name));

const mostBytes = 20_000_000;
const isLine = (text: string) => text.startsWith('{"level":"');
/** What people at a terminal have no use for. */
const isQuiet = (text: string) => text.startsWith('{"level":"INFO"');

interface KeptLogOptions {
  dataFolder: string;
  /** Also what is only good for following a request. */
  shows: 'all' | 'problems' | 'nothing';
}

/**
 * Writes the product's log lines, which it prints as a Lambda does, to a file of the data folder, and a second one
 * before that; the returned function ends it.
 */
export function keepLog({ dataFolder, shows }: KeptLogOptions): () => void {
  const [before = '', current = ''] = logFiles(dataFolder);
  mkdirSync(dataFolder, { recursive: true });
  let file = openSync(current, 'a');
  let bytes = fstatSync(file).size;
  const keep = (text: string) => {
    try {
      bytes += writeSync(file, text);
      if (bytes < mostBytes) return;
      closeSync(file);
      if (existsSync(current)) renameSync(current, before);
      file = openSync(current, 'a');
      bytes = 0;
    } catch {
      // A full disk loses lines, not the request that they are about.
    }
  };
  const streams = [process.stdout, process.stderr].map((stream) => {
    const write = stream.write;
    stream.write = function kept(this: typeof stream, chunk: string | Uint8Array, ...rest: never[]) {
      const text = typeof chunk === 'string' ? chunk : '';
      if (!isLine(text)) return write.call(stream, chunk, ...rest);
      keep(text);
      if (shows === 'nothing' || (shows === 'problems' && isQuiet(text))) return true;
      return write.call(stream, chunk, ...rest);
    } as typeof stream.write;
    return () => void (stream.write = write);
  });
  return () => {
    streams.forEach((restore) => restore());
    closeSync(file);
  };
}
