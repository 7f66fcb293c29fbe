import { brand } from '../../../../../shared/brand';
import { serverNow } from '../../../../lib/clock';
import { todayIn } from '../../../../lib/today';
import { readHeartRate } from '../session-heart-rate';
import { firstDateOf, readBodyData, readExercises, readSessions } from './read-history';
import { startWriter } from './start-writer';

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
 * platforms. It is read here and written in a worker. Throws ApiError if something could not be read, and the
 * signal's reason when canceled: half a history would pass for a whole one.
 */
export async function exportHistory({ timeZone, signal, onProgress }: Options): Promise<HistoryExport> {
  const exercises = await readExercises(signal);
  const sessions = await readSessions(signal, (read) => onProgress({ read, written: 0, total: null }));
  const total = sessions.length;
  const today = todayIn(timeZone);
  const body = await readBodyData(today, firstDateOf(sessions, timeZone) ?? today, signal);
  const writer = startWriter(signal);
  try {
    await writer.ask({ type: 'start', timeZone, at: serverNow(), exercises });
    for (const [index, session] of sessions.entries()) {
      signal.throwIfAborted();
      const heartRate = session.counted ? await readHeartRate(session, signal) : null;
      await writer.ask({ type: 'workout', session, heartRate });
      onProgress({ read: total, written: index + 1, total });
    }
    const zip = await writer.ask({ type: 'finish', body });
    if (!zip) throw new Error('The export ended without a zip.');
    return { name: `${brand.product.toLowerCase()}-history-${today}.zip`, zip, workouts: total };
  } finally {
    writer.end();
  }
}
