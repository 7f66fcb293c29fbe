import { addDays, type LocalDate } from '../../../../shared/rules/local-date';
import { serverNow } from '../../../lib/clock';
import { readActivities, rangesBetween } from '../api/activities-query';
import { readFile, type ReadData, type Wanted } from '../reading/read-file';
import { combined, unknownOf, type Known } from './found-data';

export interface Keep {
  wanted: Wanted;
  /** Nothing older; null for everything. */
  since: LocalDate | null;
}

/** What was found in files, compared with what is stored already. */
export interface Found {
  name: string;
  /** Without what is known. */
  data: ReadData;
  knownActivities: number;
  /** Files that could not be read, with the sentence for the person. */
  unread: { name: string; problem: string }[];
}

interface Reading extends Keep {
  files: readonly File[];
  timeZone: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** One after the other, so that two large files are never in memory at once. */
export async function readFiles({ files, onProgress, signal, ...keep }: Reading) {
  const total = files.reduce((sum, { size }) => sum + size, 0) || 1;
  const read: ReadData[] = [];
  const unread: Found['unread'] = [];
  let doneBytes = 0;
  for (const file of files) {
    const before = doneBytes;
    const tell = (share: number) => onProgress((before + share * file.size) / total);
    try {
      read.push(await readFile(file, { ...keep, now: serverNow(), onProgress: tell, signal }));
    } catch (error) {
      if (signal.aborted || !(error instanceof Error)) throw error;
      unread.push({ name: file.name, problem: error.message });
    }
    doneBytes += file.size;
    onProgress(doneBytes / total);
  }
  return { data: combined(read), unread };
}

/** The activities around those of a file. */
async function readKnown({ activities }: ReadData, signal: AbortSignal): Promise<Known> {
  const [first, last] = [activities[0]?.date, activities.at(-1)?.date];
  if (!first || !last) return { activities: [], workouts: [] };
  const known = {
    activities: [] as Known['activities'][number][],
    workouts: [] as Known['workouts'][number][],
  };
  for (const range of rangesBetween(addDays(first, -2), addDays(last, 2))) {
    const stored = await readActivities(range, signal);
    known.activities.push(...stored.activities);
    known.workouts.push(...stored.workouts);
  }
  return known;
}

/** The same without what is stored already. */
export async function withoutKnown(data: ReadData, signal: AbortSignal) {
  const activities = unknownOf(data.activities, await readKnown(data, signal));
  return { data: { ...data, activities }, knownActivities: data.activities.length - activities.length };
}
