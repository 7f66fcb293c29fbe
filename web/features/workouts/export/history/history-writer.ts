import type { HeartRateSeries, PastSession } from '../../../../../shared/contracts/workouts';
import { createUniqueNames, fileNameOf } from '../file-name';
import { fitOf } from '../fit/fit-of';
import { tcxOf } from '../tcx-of';
import { exerciseOfList, type LibraryEntry } from '../trained-kind';
import { activitiesCsv, daysCsv, exercisesCsv, workoutsCsv, type WorkoutRow } from './tables';
import type { BodyData, WriterAnswer, WriterMessage } from './writer-messages';
import { createZip } from './zip';

interface Setup {
  timeZone: string;
  /** The time that all files in the zip carry. */
  at: Date;
  exercises: readonly LibraryEntry[];
}

/** Grows with each workout, newest first; the tables come last. */
class HistoryWriter {
  private readonly zip;
  private readonly exerciseOf;
  private readonly uniqueName = createUniqueNames();
  private readonly rows: WorkoutRow[] = [];

  constructor(private readonly setup: Setup) {
    this.zip = createZip(setup.at);
    this.exerciseOf = exerciseOfList(setup.exercises);
  }

  async addWorkout(session: PastSession, heartRate: HeartRateSeries | null): Promise<void> {
    // What did not count may have been left open for days: other platforms would take that for training.
    const fileName = session.counted ? await this.addFiles(session, heartRate) : null;
    this.rows.push({ session, fileName });
  }

  private async addFiles(session: PastSession, heartRate: HeartRateSeries | null): Promise<string> {
    const { timeZone } = this.setup;
    const fileName = this.uniqueName(fileNameOf(session, timeZone));
    await this.zip.add(`fit/${fileName}.fit`, fitOf(session, heartRate, this.exerciseOf, timeZone));
    await this.zip.add(`tcx/${fileName}.tcx`, tcxOf(session, heartRate));
    return fileName;
  }

  async finish({ activities, days }: BodyData): Promise<Blob> {
    const { timeZone } = this.setup;
    const sessions = this.rows.map(({ session }) => session);
    await this.zip.add('workouts.csv', workoutsCsv(this.rows, timeZone));
    await this.zip.add('exercises.csv', exercisesCsv(sessions, timeZone));
    await this.zip.add('activities.csv', activitiesCsv(activities, timeZone));
    await this.zip.add('days.csv', daysCsv(days));
    return this.zip.close();
  }
}

/** Answers the messages of one export; the page waits for each answer before it sends the next one. */
export function createAnswers(): (message: WriterMessage) => Promise<WriterAnswer> {
  let writer: HistoryWriter | undefined;
  const take = async (message: WriterMessage): Promise<Blob | null> => {
    if (message.type === 'start') writer = new HistoryWriter(message);
    else if (!writer) throw new Error('The export has not been started.');
    else if (message.type === 'workout') await writer.addWorkout(message.session, message.heartRate);
    else return writer.finish(message.body);
    return null;
  };
  return async (message) => {
    try {
      return { type: 'done', zip: await take(message) };
    } catch (error) {
      return { type: 'failed', reason: String(error) };
    }
  };
}
