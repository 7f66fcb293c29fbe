import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import initSqlJs, { type Database } from 'sql.js';

/** An archive of files by their names. */
export async function zipOf(
  files: Record<string, string | Uint8Array>,
  options: { password?: string } = {},
): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false, ...options });
  for (const [name, content] of Object.entries(files)) {
    await zip.add(
      name,
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content),
    );
  }
  return zip.close();
}

/** SQLite as Node loads it. */
export const loadSqlInNode = () => initSqlJs();

/** The beginning of each export of Apple Health, shortened. */
export const appleProlog = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
]>
`;

export const appleHealth = (elements: string) => `${appleProlog}<HealthData locale="de_DE">
 <ExportDate value="2026-06-01 10:00:00 +0200"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
${elements}
</HealthData>
`;

export const appleRecord = (
  type: string,
  start: string,
  value: number | string,
  unit: string,
  source = 'Phone',
) =>
  ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" sourceVersion="18.1" device="&lt;&lt;HKDevice: 0x1&gt;, name:iPhone&gt;" unit="${unit}" creationDate="${start}" startDate="${start}" endDate="${start}" value="${value}"/>\n`;

const commonColumns =
  'row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB, last_modified_time INTEGER, app_info_id INTEGER';
const interval =
  'start_time INTEGER, start_zone_offset INTEGER, end_time INTEGER, end_zone_offset INTEGER, local_date INTEGER';
const instant = 'time INTEGER, zone_offset INTEGER, local_date INTEGER';

/** The tables of Health Connect's database that are read, with their columns. */
const tables: Record<string, string> = {
  exercise_session_record_table: `${commonColumns}, ${interval}, exercise_type INTEGER, title TEXT, notes TEXT`,
  steps_record_table: `${commonColumns}, ${interval}, count INTEGER`,
  distance_record_table: `${commonColumns}, ${interval}, distance REAL`,
  active_calories_burned_record_table: `${commonColumns}, ${interval}, energy REAL`,
  total_calories_burned_record_table: `${commonColumns}, ${interval}, energy REAL`,
  weight_record_table: `${commonColumns}, ${instant}, weight REAL`,
  resting_heart_rate_record_table: `${commonColumns}, ${instant}, beats_per_minute INTEGER`,
  heart_rate_record_table: `${commonColumns}, ${interval}`,
  heart_rate_record_series_table: 'parent_key INTEGER, beats_per_minute INTEGER, epoch_millis INTEGER',
};

type Row = Record<string, number | string>;

/** Health Connect's database, empty. */
export async function openHealthConnect(): Promise<Database> {
  const sql = await loadSqlInNode();
  const database = new sql.Database();
  for (const [table, columns] of Object.entries(tables)) database.run(`CREATE TABLE ${table} (${columns})`);
  return database;
}

/** Health Connect's database with these rows. */
export async function healthConnectDatabase(
  rows: Partial<Record<keyof typeof tables, Row[]>>,
): Promise<Uint8Array> {
  const database = await openHealthConnect();
  for (const [table, entries = []] of Object.entries(rows)) {
    for (const entry of entries) {
      const names = Object.keys(entry);
      database.run(
        `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
        Object.values(entry),
      );
    }
  }
  const bytes = database.export();
  database.close();
  return bytes;
}
