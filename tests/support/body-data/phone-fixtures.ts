import { gzipSync } from 'node:zlib';
import { fitFile } from './fit-file';
import { activitiesOnly, told, type BodyDataFixture } from './fixture';
import { appleHealth, appleRecord, healthConnectDatabase, zipOf } from './phone-files';
import { gpx, gpxTrack, north, tcx, tcxActivity } from './xml-fixtures';

type Day = BodyDataFixture['expected']['steps'][number]['date'];
const day = (date: string) => date as Day;

/** A workout as phones have written it since 2022, with a part that tells the same once more. */
const currentWorkout = ` <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" durationUnit="min" sourceName="Watch" sourceVersion="11.1" creationDate="2026-04-02 08:01:00 +0200" startDate="2026-04-02 07:30:10 +0200" endDate="2026-04-02 08:00:40 +0200">
  <MetadataEntry key="HKIndoorWorkout" value="0"/>
  <MetadataEntry key="HKTimeZone" value="Europe/Berlin"/>
  <WorkoutActivity uuid="1" startDate="2026-04-02 07:30:10 +0200" endDate="2026-04-02 08:00:40 +0200">
   <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="99" unit="count/min"/>
  </WorkoutActivity>
  <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" startDate="2026-04-02 07:30:10 +0200" endDate="2026-04-02 08:00:40 +0200" average="151.4" minimum="101" maximum="172" unit="count/min"/>
  <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="410.2" unit="kcal"/>
  <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="6.02" unit="km"/>
  <WorkoutRoute sourceName="Watch" creationDate="2026-04-02 08:01:00 +0200">
   <FileReference path="/workout-routes/route_2026-04-02_8.00am.gpx"/>
  </WorkoutRoute>
 </Workout>
`;

/** A workout as phones wrote it before: its sums are attributes. */
const oldWorkout = ` <Workout workoutActivityType="HKWorkoutActivityTypeCycling" duration="60" durationUnit="min" totalDistance="12.5" totalDistanceUnit="mi" totalEnergyBurned="1800" totalEnergyBurnedUnit="kJ" sourceName="Watch" startDate="2019-07-14 18:00:00 -0400" endDate="2019-07-14 19:00:00 -0400"/>
`;

const routeGpx = gpx(
  gpxTrack('running', 'Route', [
    [
      { lat: north(0), lon: 8, time: '2026-04-02T05:30:10Z' },
      { lat: north(50), lon: 8, time: '2026-04-02T06:00:40Z' },
    ],
  ]),
);

const appleRun = told({
  kind: 'run',
  startedAt: '2026-04-02T05:30:10Z',
  date: '2026-04-02',
  durationSeconds: 1_830,
  distanceMeters: 6_020,
  averageHeartRate: 151,
  caloriesKcal: 410,
});

const sevenMs = Date.parse('2026-05-01T05:00:00Z');
const minute = 60_000;
const berlin = { app_info_id: 1, start_zone_offset: 7_200 };
const span = (from: number, to: number) => ({
  ...berlin,
  start_time: sevenMs + from * minute,
  end_time: sevenMs + to * minute,
});

const healthConnect = () =>
  healthConnectDatabase({
    exercise_session_record_table: [
      { ...span(0, 30), exercise_type: 33, title: 'Morning run' },
      // Another app tells of the same run and knows less of it.
      { ...span(0, 29), app_info_id: 2, exercise_type: 58 },
      { ...span(600, 645), exercise_type: 45 },
    ],
    distance_record_table: [
      { ...span(0, 15), distance: 2_500 },
      { ...span(15, 30), distance: 2_600 },
      { ...span(200, 210), distance: 700 },
    ],
    total_calories_burned_record_table: [{ ...span(0, 30), energy: 350_000 }],
    heart_rate_record_table: [{ ...span(0, 30), row_id: 7 }],
    heart_rate_record_series_table: [
      { parent_key: 7, beats_per_minute: 140, epoch_millis: sevenMs + minute },
      { parent_key: 7, beats_per_minute: 150, epoch_millis: sevenMs + 2 * minute },
    ],
    steps_record_table: [
      { ...span(0, 30), count: 4_000 },
      { ...span(60, 90), count: 2_000 },
      { ...span(0, 90), app_info_id: 2, count: 5_500 },
    ],
    weight_record_table: [{ app_info_id: 1, time: sevenMs, zone_offset: 7_200, weight: 71_350 }],
    resting_heart_rate_record_table: [
      { app_info_id: 1, time: sevenMs, zone_offset: 7_200, beats_per_minute: 54 },
    ],
  });

const healthConnectExpected: BodyDataFixture['expected'] = {
  activities: [
    told({
      kind: 'run',
      startedAt: '2026-05-01T05:00:00Z',
      date: '2026-05-01',
      durationSeconds: 1_800,
      distanceMeters: 5_100,
      averageHeartRate: 145,
      caloriesKcal: 350,
      title: 'Morning run',
    }),
    told({ kind: 'strength', startedAt: '2026-05-01T15:00:00Z', date: '2026-05-01', durationSeconds: 2_700 }),
  ],
  steps: [{ date: day('2026-05-01'), total: 6_000 }],
  weights: [{ date: day('2026-05-01'), weightKg: 71.35 }],
  restingHeartRates: [{ date: day('2026-05-01'), beatsPerMinute: 54 }],
  leftOut: 0,
};

const oldPhone = () =>
  appleHealth(
    oldWorkout +
      appleRecord('StepCount', '2019-07-14 09:00:00 -0400', 3_000, 'count') +
      appleRecord('StepCount', '2019-07-14 21:00:00 -0400', 4_000, 'count') +
      appleRecord('StepCount', '2019-07-14 21:00:00 -0400', 6_500, 'count', 'Watch') +
      appleRecord('BodyMass', '2019-07-14 07:00:00 -0400', 165, 'lb') +
      appleRecord('BodyMass', '2019-07-15 07:00:00 -0400', 11.8, 'st') +
      appleRecord('RestingHeartRate', '2019-07-14 00:00:00 -0400', 57, 'count/min', 'Watch') +
      appleRecord('HeartRate', '2019-07-14 10:00:00 -0400', 88, 'count/min', 'Watch'),
  );

const oldPhoneExpected: BodyDataFixture['expected'] = {
  activities: [
    told({
      kind: 'ride',
      startedAt: '2019-07-14T22:00:00Z',
      date: '2019-07-14',
      durationSeconds: 3_600,
      distanceMeters: 20_117,
      caloriesKcal: 430,
    }),
  ],
  steps: [{ date: day('2019-07-14'), total: 7_000 }],
  weights: [
    { date: day('2019-07-14'), weightKg: 74.843 },
    { date: day('2019-07-15'), weightKg: 74.933 },
  ],
  restingHeartRates: [{ date: day('2019-07-14'), beatsPerMinute: 57 }],
  leftOut: 0,
};

export const phoneFixtures: BodyDataFixture[] = [
  {
    name: 'a current export of Apple Health, whose routes are no activities of their own',
    file: () =>
      zipOf({
        'apple_health_export/export.xml': appleHealth(currentWorkout),
        'apple_health_export/export_cda.xml': '<?xml version="1.0"?><ClinicalDocument/>',
        'apple_health_export/workout-routes/route_2026-04-02_8.00am.gpx': routeGpx,
      }),
    expected: activitiesOnly(appleRun),
  },
  {
    name: 'an old export of Apple Health, in miles, pounds, and stone',
    file: () => zipOf({ 'apple_health_export/export.xml': oldPhone() }),
    expected: oldPhoneExpected,
  },
  {
    name: 'an export of Apple Health in Japanese',
    file: () =>
      zipOf({
        'apple_health_export/エクスポート.xml': appleHealth(currentWorkout),
        'apple_health_export/workout-routes/a.gpx': routeGpx,
      }),
    expected: activitiesOnly(appleRun),
  },
  {
    name: 'an unpacked export of Apple Health',
    file: () => new Blob([oldPhone()]),
    expected: oldPhoneExpected,
  },
  {
    name: 'an export of Apple Health that another program wrote, with a comment inside',
    file: () => new Blob([oldPhone().replace('<Workout ', '<!-- of a > day --><Workout ')]),
    expected: oldPhoneExpected,
  },
  {
    name: 'an export of Health Connect, as a Samsung phone writes it',
    file: async () => zipOf({ 'health_connect_export.db': await healthConnect() }),
    expected: healthConnectExpected,
  },
  {
    name: 'all activities of a training site',
    file: () =>
      zipOf({
        'activities.csv': 'Activity ID,Activity Name\n1,Ride\n',
        'activities/1.fit.gz': gzipSync(
          fitFile({
            manufacturer: 'wahooFitness',
            sessions: [
              { start: '2026-02-01T09:00:00Z', sport: 'cycling', elapsedSeconds: 3_600, meters: 25_000 },
            ],
          }),
        ),
        'activities/2.tcx.gz': gzipSync(
          tcx(tcxActivity('Running', [{ start: '2026-02-02T09:00:00Z', seconds: 1_800, meters: 6_000 }])),
        ),
        'activities/3.gpx': routeGpx,
        // The same ride once more, by a phone that knew less.
        'activities/4.gpx': gpx(
          gpxTrack('1', 'x', [
            [
              { lat: 50, lon: 8, time: '2026-02-01T09:00:20Z' },
              { lat: 50, lon: 8, time: '2026-02-01T09:59:00Z' },
            ],
          ]),
        ),
        'activities/5.fit': new Uint8Array([14, 32, 0, 0, 9, 0, 0, 0, 46, 70, 73, 84, 0, 0, 1]),
        'media/1.jpg': new Uint8Array([0xff, 0xd8, 0xff]),
      }),
    expected: {
      ...activitiesOnly(
        told({
          kind: 'ride',
          startedAt: '2026-02-01T09:00:00Z',
          date: '2026-02-01',
          durationSeconds: 3_600,
          distanceMeters: 25_000,
        }),
        told({
          kind: 'run',
          startedAt: '2026-02-02T09:00:00Z',
          date: '2026-02-02',
          durationSeconds: 1_800,
          distanceMeters: 6_000,
        }),
        told({
          kind: 'run',
          startedAt: '2026-04-02T05:30:10Z',
          date: '2026-04-02',
          durationSeconds: 1_830,
          distanceMeters: 5_560,
          title: 'Route',
        }),
      ),
      leftOut: 1,
    },
  },
  {
    name: 'one packed FIT file',
    file: () =>
      new Blob([
        Uint8Array.from(
          gzipSync(
            fitFile({
              manufacturer: 'coros',
              sessions: [
                {
                  start: '2026-02-03T09:00:00Z',
                  sport: 'running',
                  subSport: 'track',
                  elapsedSeconds: 900,
                  meters: 3_000,
                },
              ],
            }),
          ),
        ),
      ]),
    expected: activitiesOnly(
      told({
        kind: 'run',
        startedAt: '2026-02-03T09:00:00Z',
        date: '2026-02-03',
        durationSeconds: 900,
        distanceMeters: 3_000,
      }),
    ),
  },
];
