import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { appleProlog, openHealthConnect, zipOf } from '../support/body-data/phone-files';

const megabyte = 1_000_000;

/** The same numbers below 1 each time. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const sources = ['Alex’s Watch', 'Alex’s Phone', 'Scale'];
const device =
  '&lt;&lt;HKDevice: 0x3027a5f40&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,7, software:11.1&gt;';

/** How often each type is in an export, as shares that add up to 1; most are heart rates and energy. */
const types: readonly (readonly [type: string, unit: string, share: number, least: number, most: number])[] =
  [
    ['HeartRate', 'count/min', 0.4, 50, 170],
    ['ActiveEnergyBurned', 'Cal', 0.25, 0, 3],
    ['BasalEnergyBurned', 'Cal', 0.12, 0, 20],
    ['DistanceWalkingRunning', 'km', 0.12, 0, 0.2],
    ['StepCount', 'count', 0.1, 1, 200],
    ['RestingHeartRate', 'count/min', 0.005, 50, 70],
    ['BodyMass', 'kg', 0.005, 70, 74],
  ];

const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} +0100`;

function record(next: () => number, ms: number): string {
  let at = next();
  const [type, unit, , least, most] = types.find(([, , share]) => (at -= share) < 0) ?? types[0]!;
  const value = (least + next() * (most - least)).toFixed(
    type === 'HeartRate' || type === 'StepCount' ? 0 : 4,
  );
  const source = sources[Math.floor(next() * 2)];
  const end = ms + Math.floor(next() * 300_000);
  const open = ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" sourceVersion="11.1" device="${device}" unit="${unit}" creationDate="${stamp(end + 4_000)}" startDate="${stamp(ms)}" endDate="${stamp(end)}" value="${value}"`;
  return type === 'HeartRate'
    ? `${open}>\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="${Math.floor(next() * 3)}"/>\n </Record>\n`
    : `${open}/>\n`;
}

const workout = (
  ms: number,
) => ` <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="40" durationUnit="min" sourceName="Alex’s Watch" startDate="${stamp(ms)}" endDate="${stamp(ms + 2_400_000)}">
  <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="150" unit="count/min"/>
  <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="8.1" unit="km"/>
 </Workout>
`;

const firstMs = Date.parse('2018-01-01T00:00:00Z');
const recordsPerPiece = 2_000;

/** An export of Apple Health over eight years, in pieces, until `isEnough` of so many bytes of text. */
async function* appleHealthText(isEnough: (bytes: number) => boolean): AsyncGenerator<Uint8Array> {
  const next = numbers(47);
  const encoder = new TextEncoder();
  let ms = firstMs;
  let bytes = 0;
  yield encoder.encode(`${appleProlog}<HealthData locale="en_US">\n`);
  while (!isEnough(bytes)) {
    const records = Array.from({ length: recordsPerPiece }, () =>
      record(next, (ms += Math.floor(next() * 60_000))),
    );
    const piece = encoder.encode(records.join('') + workout(ms));
    bytes += piece.length;
    yield piece;
  }
  yield encoder.encode('</HealthData>\n');
}

/** Writes a bare export.xml of that size. */
export async function writeAppleHealthXml(path: string, sizeMb: number): Promise<void> {
  const text = Readable.from(appleHealthText((bytes) => bytes >= sizeMb * megabyte));
  await pipeline(text, createWriteStream(path));
}

/** Writes an export.zip of about that size; returns the megabytes it has unpacked. */
export async function writeAppleHealthZip(path: string, sizeMb: number): Promise<number> {
  let [packed, unpacked] = [0, 0];
  const file = Writable.toWeb(createWriteStream(path)) as WritableStream<Uint8Array>;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      packed += chunk.length;
      controller.enqueue(chunk);
    },
  });
  const written = counting.readable.pipeTo(file);
  const zip = new ZipWriter(counting.writable, { useWebWorkers: false });
  const text = appleHealthText((bytes) => {
    unpacked = bytes;
    return packed >= sizeMb * megabyte;
  });
  await zip.add(
    'apple_health_export/export.xml',
    Readable.toWeb(Readable.from(text)) as ReadableStream<Uint8Array>,
  );
  await zip.close();
  await written;
  return unpacked / megabyte;
}

/** Rows of a minute each, with an ID that cannot be packed. */
const minutes = (table: string, column: string, value: string, count: number) => `
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
  INSERT INTO ${table} (uuid, last_modified_time, app_info_id, start_time, start_zone_offset, end_time, end_zone_offset, local_date, ${column})
  SELECT printf('%08x%08x', (i * 2654435761) & 4294967295, (i * i * 40503 + 977) & 4294967295), ${firstMs} + i * 60000, 1 + i % 2,
    ${firstMs} + i * 60000, 3600, ${firstMs} + i * 60000 + 59000, 3600, 17532 + i / 1440, ${value} FROM n`;

/** Writes an export of Health Connect of about 30 MB, with three years of minutes; returns the megabytes it has unpacked. */
export async function writeHealthConnectZip(path: string, rows: number): Promise<number> {
  const database = await openHealthConnect();
  database.run(minutes('steps_record_table', 'count', 'i % 97', rows));
  database.run(minutes('distance_record_table', 'distance', '(i * 7919) % 9001 / 97.0', rows));
  database.run(
    minutes('heart_rate_record_table', 'end_zone_offset', '3600', rows)
      .replace(', end_zone_offset)', ')')
      .replace('17532 + i / 1440, 3600', '17532 + i / 1440'),
  );
  database.run(
    `INSERT INTO heart_rate_record_series_table SELECT row_id, 60 + row_id * 7919 % 90, start_time FROM heart_rate_record_table`,
  );
  database.run(`INSERT INTO exercise_session_record_table (app_info_id, start_time, start_zone_offset, end_time, exercise_type)
    SELECT app_info_id, start_time, 3600, start_time + 2400000, 33 FROM steps_record_table WHERE row_id % 2880 = 0`);
  const bytes = database.export();
  database.close();
  await writeFile(
    path,
    Buffer.from(await (await zipOf({ 'health_connect_export.db': bytes })).arrayBuffer()),
  );
  return bytes.length / megabyte;
}
