import type { PastSession } from '../../../../shared/contracts/workouts';
import { saveBlob } from '../../../lib/save-file';
import { fileNameOf } from './file-name';
import { readExercises } from './history/read-history';
import { readHeartRate } from './session-heart-rate';
import { exerciseOfList } from './trained-kind';

export type WorkoutFormat = 'fit' | 'tcx';

/** Saves a finished workout as a file for other platforms; returns the file's name. */
export async function exportWorkout(
  session: PastSession,
  format: WorkoutFormat,
  timeZone: string,
): Promise<string> {
  const { signal } = new AbortController();
  const name = `${fileNameOf(session, timeZone)}.${format}`;
  const heartRate = await readHeartRate(session, signal);
  if (format === 'tcx') {
    const { tcxOf } = await import('./tcx-of');
    saveBlob(name, new Blob([tcxOf(session, heartRate)], { type: 'application/vnd.garmin.tcx+xml' }));
    return name;
  }
  const [{ fitOf }, exercises] = await Promise.all([import('./fit/fit-of'), readExercises(signal)]);
  saveBlob(
    name,
    new Blob([fitOf(session, heartRate, exerciseOfList(exercises), timeZone)], {
      type: 'application/vnd.ant.fit',
    }),
  );
  return name;
}
