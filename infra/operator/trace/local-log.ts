import { existsSync, readFileSync } from 'node:fs';
import { logFiles } from '../../local/runtime/kept-log';
import type { LogSource } from './find-lines';
import { parseLine } from './log-line';

/** The log that `npm start` keeps in a data folder. */
export function localLog(dataFolder: string): LogSource {
  return {
    async containing(texts) {
      const files = logFiles(dataFolder).filter((file) => existsSync(file));
      const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
      const meant = lines.filter((line) => texts.some((text) => line.includes(text)));
      return meant.flatMap((line) => parseLine(line) ?? []);
    },
  };
}
