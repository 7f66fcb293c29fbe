// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fitFile } from '../../../../tests/support/body-data/fit-file';
import {
  appleHealth,
  appleRecord,
  healthConnectDatabase,
  loadSqlInNode,
  zipOf,
} from '../../../../tests/support/body-data/phone-files';
import { gpx, gpxTrack, tcx, tcxActivity } from '../../../../tests/support/body-data/xml-fixtures';
import { readBlob } from './read-blob';
import type { ReadRequest } from './read-data';
import { readRequest } from './read-request.fixture';

const run = { start: '2026-03-02T06:00:00Z', sport: 'running', elapsedSeconds: 1_800, meters: 5_000 };
const fit = () => Uint8Array.from(fitFile({ manufacturer: 'garmin', sessions: [run] }));
const goodTcx = tcx(
  tcxActivity('Running', [{ start: '2026-03-03T06:00:00Z', seconds: 1_800, meters: 5_000 }]),
);
const megabyte = 1_024 * 1_024;

const read = (file: Blob, changes: Partial<ReadRequest> = {}) =>
  readBlob(file, readRequest(changes), () => undefined, loadSqlInNode);

/** The sentence's code when nothing can be taken from a file. */
const refusal = async (file: Blob | Promise<Blob>) =>
  read(await file).then(
    () => 'was read',
    (error: Error & { code?: string }) =>
      error.name === 'UnreadableFile' ? error.code : `threw ${error.name}`,
  );

const changed = (bytes: Uint8Array, at: number, by: (byte: number) => number) =>
  bytes.with(at, by(bytes.at(at) ?? 0)) as Uint8Array<ArrayBuffer>;

/** A zip whose first entry claims and holds something else. */
async function withChangedByte(zip: Blob, find: string, offset: number): Promise<Blob> {
  const bytes = Buffer.from(await zip.arrayBuffer());
  const at = bytes.indexOf(find, 0, 'latin1') + offset;
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return new Blob([bytes]);
}

describe('Files that are no such files', () => {
  const nonsense = () => new Uint8Array(3 * megabyte).map((_, index) => (index * 7_919) % 251);

  it.each([
    ['nothing at all', () => new Blob([]), 'unknown'],
    ['a picture', () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]), 'unknown'],
    ['a text', () => new Blob(['Hello there']), 'unknown'],
    ['another XML file', () => new Blob(['<?xml version="1.0"?><svg/>']), 'unknown'],
    ['megabytes of nonsense', () => new Blob([nonsense()]), 'unknown'],
    ['nonsense that begins like GPX', () => new Blob(['<gpx version="1.1">', nonsense()]), 'damaged'],
    [
      'nonsense that begins like an export of Apple Health',
      () => new Blob(['<HealthData locale="en">', nonsense()]),
      'damaged',
    ],
    ['nonsense that begins like a zip', () => new Blob(['PK\u0003\u0004', nonsense()]), 'damaged'],
    [
      'nonsense that begins like a packed file',
      () => new Blob([new Uint8Array([0x1f, 0x8b, 8, 0]), nonsense()]),
      'damaged',
    ],
    ['nonsense that begins like a database', () => new Blob(['SQLite format 3\0', nonsense()]), 'damaged'],
    ['nonsense that begins like FIT', () => new Blob([fit().slice(0, 14), nonsense()]), 'damaged'],
    ['an archive of pictures', () => zipOf({ 'a.jpg': new Uint8Array([0xff, 0xd8, 0xff]) }), 'empty'],
    ['a locked archive', () => zipOf({ 'a.fit': fit() }, { password: 'secret' }), 'unknown'],
    [
      'an archive within an archive',
      async () => zipOf({ 'a.zip': new Uint8Array(await (await zipOf({ 'a.fit': fit() })).arrayBuffer()) }),
      'empty',
    ],
    ['a file packed twice', () => new Blob([Uint8Array.from(gzipSync(gzipSync(fit())))]), 'unknown'],
    ['another database', async () => new Blob([await otherDatabase()]), 'unknown'],
  ])('%s', async (_, file, code) => {
    expect(await refusal(file())).toBe(code);
  });

  async function otherDatabase() {
    const sql = await loadSqlInNode();
    const database = new sql.Database();
    database.run('CREATE TABLE notes (text TEXT)');
    return Uint8Array.from(database.export());
  }
});

describe('Damaged files', () => {
  it.each([
    ['a FIT file with one wrong byte', () => new Blob([changed(fit(), 60, (byte) => byte ^ 1)]), 'damaged'],
    ['a FIT file that is cut', () => new Blob([fit().slice(0, -20)]), 'damaged'],
    ['a TCX file that is cut', () => new Blob([goodTcx.slice(0, -30)]), 'damaged'],
    [
      'an export of Apple Health that is cut',
      () =>
        new Blob([
          appleHealth(appleRecord('StepCount', '2026-03-01 10:00:00 +0100', 5, 'count')).slice(0, -16),
        ]),
      'damaged',
    ],
    [
      'a packed file that is cut',
      () => new Blob([Uint8Array.from(gzipSync(goodTcx)).slice(0, -30)]),
      'damaged',
    ],
    ['a zip that is cut', async () => (await zipOf({ 'a.tcx': goodTcx })).slice(0, -30), 'damaged'],
    [
      'a zip with a wrong checksum',
      async () => withChangedByte(await zipOf({ 'a.tcx': goodTcx }), 'PK\u0001\u0002', 16),
      'damaged',
    ],
    [
      'a zip whose entry is said to be locked only where it begins',
      async () => withChangedByte(await zipOf({ 'a.tcx': goodTcx }), 'PK\u0003\u0004', 6),
      'damaged',
    ],
    [
      'a database that is cut',
      async () => new Blob([Uint8Array.from(await healthConnectDatabase({})).slice(0, 9_000)]),
      'damaged',
    ],
  ])('%s', async (_, file, code) => {
    expect(await refusal(file())).toBe(code);
  });
});

describe('Hostile files', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><gpx><trk><name>&b;</name></trk></gpx>`;
  const external = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx><trk><name>&a;</name></trk></gpx>`;
  const deep = `<gpx>${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}</gpx>`;
  const zeros = new Uint8Array(66 * megabyte);

  it.each([
    ['entities of entities', () => new Blob([laughs]), 'damaged'],
    ['entities from elsewhere', () => new Blob([external]), 'damaged'],
    [
      'an entity that nobody declared',
      () => new Blob(['<gpx><trk><name>&lol;</name></trk></gpx>']),
      'damaged',
    ],
    ['elements within elements within elements', () => new Blob([deep]), 'damaged'],
    ['an endless tag', () => new Blob([`<gpx ${'a'.repeat(megabyte)}`]), 'damaged'],
    ['an endless attribute', () => new Blob([`<gpx a="${'a'.repeat(megabyte)}`]), 'damaged'],
    [
      'an archive that unpacks to a thousand times its size',
      () =>
        zipOf({ 'a.fit': new Uint8Array([...fit().slice(0, 14), ...zeros.subarray(0, 8)]), 'b.fit': bomb() }),
      'too_large',
    ],
    [
      'a packed file that unpacks to a thousand times its size',
      () => new Blob([Uint8Array.from(gzipSync(bomb()))]),
      'too_large',
    ],
  ])('%s', async (_, file, code) => {
    expect(await refusal(file())).toBe(code);
  });

  /** Begins like a FIT file, and goes on with zeros. */
  function bomb() {
    const bytes = zeros.slice();
    bytes.set(fit().slice(0, 14));
    return bytes;
  }

  it('A table that is a query without an end is not asked', async () => {
    const sql = await loadSqlInNode();
    const database = new sql.Database();
    database.run('CREATE TABLE weight_record_table (time INTEGER, zone_offset INTEGER, weight REAL)');
    database.run('INSERT INTO weight_record_table VALUES (1777611600000, 0, 70000)');
    database.run(
      'CREATE VIEW steps_record_table AS WITH RECURSIVE n(count) AS (SELECT 1 UNION ALL SELECT count + 1 FROM n) SELECT count, 0 AS start_time, 0 AS start_zone_offset, 1 AS app_info_id FROM n',
    );

    const data = await read(new Blob([Uint8Array.from(database.export())]));

    expect(data).toMatchObject({ steps: [], weights: [{ date: '2026-05-01', weightKg: 70 }] });
  });
});

describe('Entries that cannot be true are left out and counted', () => {
  const track = (times: string[]) =>
    gpxTrack('running', 'Run', [times.map((time, index) => ({ lat: 50 + index / 1_000, lon: 8, time }))]);
  const good = track(['2026-03-02T06:00:00Z', '2026-03-02T06:30:00Z']);

  it.each([
    [
      'without times',
      gpxTrack('running', 'Plan', [
        [
          { lat: 50, lon: 8 },
          { lat: 51, lon: 8 },
        ],
      ]),
    ],
    ['in 1970', track(['1970-01-01T00:00:00Z', '1970-01-01T00:30:00Z'])],
    ['in 2099', track(['2099-01-01T00:00:00Z', '2099-01-01T00:30:00Z'])],
    ['that ends before it begins', track(['2026-03-02T06:30:00Z', '2026-03-02T06:00:00Z'])],
    ['that takes a month', track(['2026-03-02T06:00:00Z', '2026-04-02T06:00:00Z'])],
    ['on February 30', track(['2026-02-30T06:00:00Z', '2026-02-30T06:30:00Z'])],
  ])('A track %s', async (_, bad) => {
    const data = await read(new Blob([gpx(good + bad)]));

    expect(data).toMatchObject({ activities: [{ startedAt: '2026-03-02T06:00:00Z' }], leftOut: 1 });
    expect(await refusal(new Blob([gpx(bad)]))).toBe('empty');
  });

  it('Days of a phone with absurd figures', async () => {
    const day = '2026-03-02 10:00:00 +0100';
    const records = [
      appleRecord('StepCount', day, 'NaN', 'count'),
      appleRecord('StepCount', day, -5, 'count'),
      appleRecord('StepCount', day, 1e9, 'count'),
      appleRecord('BodyMass', day, 7_000, 'kg'),
      appleRecord('BodyMass', day, 70, 'furlong'),
      appleRecord('RestingHeartRate', day, 0, 'count/min'),
      appleRecord('StepCount', '2026-02-30 10:00:00 +0100', 5, 'count'),
      appleRecord('StepCount', 'yesterday', 5, 'count'),
      appleRecord('StepCount', day, 4_000, 'count'),
    ];

    const data = await read(new Blob([appleHealth(records.join(''))]));

    expect(data).toMatchObject({
      steps: [{ date: '2026-03-02', total: 4_000 }],
      weights: [],
      restingHeartRates: [],
      leftOut: 8,
    });
  });

  it('Figures of an activity that cannot be true are dropped, and the activity stays', async () => {
    const lap = { start: '2026-03-03T06:00:00Z', seconds: 1_800, meters: 9e9, calories: 9e9, heartRate: 900 };

    const data = await read(new Blob([tcx(tcxActivity('Running', [lap]))]));

    expect(data.activities).toMatchObject([
      { durationSeconds: 1_800, distanceMeters: null, caloriesKcal: null, averageHeartRate: null },
    ]);
    expect(data.leftOut).toBe(0);
  });

  it('Titles are cleaned and cut', async () => {
    const name = `  My\n\trun ${'very '.repeat(30)}long `;

    const { activities } = await read(new Blob([gpx(good.replace('<name>Run', `<name>${name}`))]));

    expect(activities[0]?.title).toMatch(/^My run very very .*…$/);
    expect(activities[0]?.title?.length).toBeLessThanOrEqual(60);
  });
});

describe('Only what was asked for is kept', () => {
  const records = ['2026-03-01', '2026-03-02']
    .map(
      (date) =>
        appleRecord('StepCount', `${date} 10:00:00 +0100`, 900, 'count') +
        appleRecord('BodyMass', `${date} 10:00:00 +0100`, 70, 'kg'),
    )
    .join('');
  const file = () => new Blob([appleHealth(records)]);

  it('Nothing older than the first day', async () => {
    const since = '2026-03-02' as ReadRequest['since'];

    const data = await read(file(), { since });

    expect(data).toMatchObject({
      steps: [{ date: '2026-03-02' }],
      weights: [{ date: '2026-03-02' }],
      leftOut: 0,
    });
  });

  it('Nothing of another kind', async () => {
    const wanted = { activities: true, steps: false, weights: true, restingHeartRates: true };

    const data = await read(file(), { wanted });

    expect(data.steps).toEqual([]);
    expect(data.weights).toHaveLength(2);
  });
});
