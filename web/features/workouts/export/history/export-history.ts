import { brand } from '../../../../../shared/brand';
import type { PastSession } from '../../../../../shared/contracts/workouts';
import { serverNow } from '../../../../lib/clock';
import { todayIn } from '../../../../lib/today';
import { createUniqueNames, fileNameOf } from '../file-name';
import { fitOf } from '../fit/fit-of';
import { readHeartRate } from '../session-heart-rate';
import { tcxOf } from '../tcx-of';
import { firstDateOf, readBodyData, readExerciseOf, readSessions } from './read-history';
import { activitiesCsv, daysCsv, exercisesCsv, workoutsCsv, type WorkoutRow } from './tables';
import { createZip } from './zip';

export interface HistoryProgress {
  /** Workouts read so far; how many there are is known once all are read. */
  read: number;
  written: number;
  /** Null while they are being read. */
  total: number | null;
}

export interface HistoryExport {
  name: string;
  zip: Blob;
  workouts: number;
}

interface Options {
  timeZone: string;
  signal: AbortSignal;
  onProgress: (progress: HistoryProgress) => void;
}

/**
 * Everything a person did, as one zip: tables for spreadsheets, and each counted workout as files for other
 * platforms. Throws ApiError if something could not be read, and the signal's reason when canceled: half a history
 * would pass for a whole one.
 */
export async function exportHistory({ timeZone, signal, onProgress }: Options): Promise<HistoryExport> {
  const exerciseOf = await readExerciseOf(signal);
  const sessions = await readSessions(signal, (read) => onProgress({ read, written: 0, total: null }));
  const today = todayIn(timeZone);
  const body = await readBodyData(today, firstDateOf(sessions, timeZone) ?? today, signal);
  const zip = createZip(serverNow());
  const uniqueName = createUniqueNames();
  const rows: WorkoutRow[] = [];
  const addFiles = async (session: PastSession): Promise<WorkoutRow> => {
    // What did not count may have been left open for days: other platforms would take that for training.
    if (!session.counted) return { session, fileName: null };
    const heartRate = await readHeartRate(session, signal);
    const fileName = uniqueName(fileNameOf(session, timeZone));
    await zip.add(`fit/${fileName}.fit`, fitOf(session, heartRate, exerciseOf, timeZone));
    await zip.add(`tcx/${fileName}.tcx`, tcxOf(session, heartRate));
    return { session, fileName };
  };
  for (const session of sessions) {
    signal.throwIfAborted();
    rows.push(await addFiles(session));
    onProgress({ read: sessions.length, written: rows.length, total: sessions.length });
  }
  await zip.add('workouts.csv', workoutsCsv(rows, timeZone));
  await zip.add('exercises.csv', exercisesCsv(sessions, timeZone));
  await zip.add('activities.csv', activitiesCsv(body.activities, timeZone));
  await zip.add('days.csv', daysCsv(body.days));
  const finished = await zip.close();
  signal.throwIfAborted();
  return {
    name: `${brand.product.toLowerCase()}-history-${today}.zip`,
    zip: finished,
    workouts: sessions.length,
  };
}
