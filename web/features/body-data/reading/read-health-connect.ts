import type { Database, SqlJsStatic, SqlValue } from 'sql.js';
import type { Collection, FoundActivity } from './collection';
import { kindOfExercise } from './health-connect-kinds';
import { UnreadableFile } from './unreadable-file';

/** Loads SQLite, which only this format needs. */
export type LoadSql = () => Promise<SqlJsStatic>;

const dayMs = 86_400_000;

/** The epoch day of a time with its zone's offset in seconds. */
const dayOf = (time: string, offset: string) => `(${time} + coalesce(${offset}, 0) * 1000) / ${dayMs}`;

const dateOfDay = (day: SqlValue | undefined) => {
  const ms = Number(day ?? Number.NaN) * dayMs;
  return Math.abs(ms) < 8e15 ? new Date(ms).toISOString().slice(0, 10) : null;
};

/** A session with what other tables know of its time. */
interface Session {
  app: SqlValue;
  startMs: number;
  endMs: number;
  meters: number;
  activeCalories: number;
  totalCalories: number;
  beats: number;
  beatsTold: number;
  found: FoundActivity;
}

/** A table, and a query that reads it. Android's own tables are plain: a view could run forever. */
class Reading {
  constructor(private readonly database: Database) {}

  has(table: string): boolean {
    const [found] = this.database.exec("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", [
      table,
    ]);
    const sql = String(found?.values[0]?.[0] ?? '');
    return /^CREATE TABLE/i.test(sql) && !/\bAS\s*\(/i.test(sql);
  }

  each(table: string, columns: string, rest: string, onRow: (row: SqlValue[]) => void): void {
    if (!this.has(table)) return;
    const statement = this.database.prepare(`SELECT ${columns} FROM ${table} ${rest}`);
    while (statement.step()) onRow(statement.get());
    statement.free();
  }
}

function readSessions(reading: Reading): Session[] {
  const sessions: Session[] = [];
  const columns = 'app_info_id, start_time, end_time, start_zone_offset, exercise_type, title';
  reading.each('exercise_session_record_table', columns, 'ORDER BY start_time LIMIT 100000', (row) => {
    const [app = null, start, end, offset, type, title] = row;
    const [startMs, endMs] = [Number(start ?? Number.NaN), Number(end ?? Number.NaN)];
    const found: FoundActivity = {
      kind: kindOfExercise(type),
      startMs,
      zone: typeof offset === 'number' ? offset : null,
      durationSeconds: (endMs - startMs) / 1_000,
      title: typeof title === 'string' ? title : null,
    };
    sessions.push({
      app,
      startMs,
      endMs,
      meters: 0,
      activeCalories: 0,
      totalCalories: 0,
      beats: 0,
      beatsTold: 0,
      found,
    });
  });
  return sessions;
}

/** Apps write when something began and ended to the millisecond or to the second. */
const slackMs = 1_000;

/** Finds the session of an app that a stretch of time is part of. */
function sessionFinder(sessions: readonly Session[]) {
  const byApp = new Map<SqlValue, Session[]>();
  for (const session of sessions) {
    const own = byApp.get(session.app);
    if (own) own.push(session);
    else byApp.set(session.app, [session]);
  }
  return (app: SqlValue | undefined, startMs: number, endMs: number): Session | undefined => {
    const own = byApp.get(app ?? null) ?? [];
    let [low, high] = [0, own.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((own[middle]?.startMs ?? 0) <= startMs + slackMs) low = middle + 1;
      else high = middle;
    }
    const session = own[low - 1];
    return session && endMs <= session.endMs + slackMs ? session : undefined;
  };
}

function addSums(reading: Reading, sessions: readonly Session[]): void {
  const find = sessionFinder(sessions);
  const addUp = (table: string, column: string, add: (session: Session, value: number) => void) =>
    reading.each(table, `app_info_id, start_time, end_time, ${column}`, '', ([app, start, end, value]) => {
      const session = find(app, Number(start), Number(end));
      if (session && typeof value === 'number' && value > 0) add(session, value);
    });
  addUp('distance_record_table', 'distance', (session, meters) => (session.meters += meters));
  // Energy is in calories, a thousandth of what foods are counted in.
  addUp(
    'active_calories_burned_record_table',
    'energy',
    (session, calories) => (session.activeCalories += calories),
  );
  addUp(
    'total_calories_burned_record_table',
    'energy',
    (session, calories) => (session.totalCalories += calories),
  );
  if (!reading.has('heart_rate_record_series_table')) return;
  const series = 'JOIN heart_rate_record_series_table s ON s.parent_key = r.row_id';
  reading.each(
    'heart_rate_record_table',
    'r.app_info_id, s.epoch_millis, s.beats_per_minute',
    `r ${series}`,
    ([app, time, beats]) => {
      const session = find(app, Number(time), Number(time));
      if (!session || typeof beats !== 'number') return;
      session.beats += beats;
      session.beatsTold += 1;
    },
  );
}

function addActivities(reading: Reading, collection: Collection): void {
  const sessions = readSessions(reading);
  addSums(reading, sessions);
  for (const { found, meters, activeCalories, totalCalories, beats, beatsTold } of sessions) {
    const calories = activeCalories || totalCalories;
    collection.addActivity({
      ...found,
      distanceMeters: meters || null,
      averageHeartRate: beats / beatsTold,
      caloriesKcal: calories > 0 ? calories / 1_000 : null,
    });
  }
}

function addDays(reading: Reading, collection: Collection): void {
  const { wanted } = collection;
  if (wanted.steps) {
    const columns = `${dayOf('start_time', 'start_zone_offset')} AS day, app_info_id, sum(count)`;
    reading.each('steps_record_table', columns, 'WHERE count > 0 GROUP BY 1, 2', ([day, app, count]) =>
      collection.addSteps(dateOfDay(day), String(app), Number(count)),
    );
  }
  const day = dayOf('time', 'zone_offset');
  if (wanted.weights) {
    reading.each('weight_record_table', `${day}, time, weight`, '', ([date, time, grams]) =>
      collection.addWeight(dateOfDay(date), Number(time), Number(grams ?? Number.NaN) / 1_000),
    );
  }
  if (wanted.restingHeartRates) {
    reading.each(
      'resting_heart_rate_record_table',
      `${day}, time, beats_per_minute`,
      '',
      ([date, time, beats]) =>
        collection.addRestingHeartRate(dateOfDay(date), Number(time), Number(beats ?? Number.NaN)),
    );
  }
}

/** Reads the database in an export of Android's Health Connect, whose tables begin with what its own sources call them. */
export async function readHealthConnect(
  bytes: Uint8Array,
  collection: Collection,
  loadSql: LoadSql,
): Promise<void> {
  // A database left in the mode with a separate log asks for that log, which an export does not have.
  if (bytes[18] === 2) bytes.fill(1, 18, 20);
  const sql = await loadSql();
  try {
    const database = new sql.Database(bytes);
    try {
      const reading = new Reading(database);
      if (!['steps', 'weight', 'exercise_session'].some((name) => reading.has(`${name}_record_table`))) {
        throw new UnreadableFile('unknown');
      }
      if (collection.wanted.activities) addActivities(reading, collection);
      addDays(reading, collection);
    } finally {
      database.close();
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged', { cause: error });
  }
}
