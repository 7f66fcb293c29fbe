import { fitBlob } from './fit-file';
import { activitiesOnly, told, type BodyDataFixture } from './fixture';

/** FIT files as the watches of five makers write them. */
export const fitFixtures: BodyDataFixture[] = [
  {
    name: 'a run by a Garmin watch',
    file: () =>
      fitBlob({
        manufacturer: 'garmin',
        localHours: 1,
        sessions: [
          {
            start: '2026-03-02T06:31:05Z',
            sport: 'running',
            elapsedSeconds: 3_121.4,
            meters: 10_020.6,
            heartRate: 148,
            calories: 702,
            name: 'Trail Run',
          },
        ],
      }),
    expected: activitiesOnly(
      told({
        kind: 'run',
        startedAt: '2026-03-02T06:31:05Z',
        date: '2026-03-02',
        durationSeconds: 3_121,
        distanceMeters: 10_021,
        averageHeartRate: 148,
        caloriesKcal: 702,
        title: 'Trail Run',
      }),
    ),
  },
  {
    name: 'a triathlon by a Garmin watch, without the changing between',
    file: () =>
      fitBlob({
        manufacturer: 'garmin',
        localHours: 2,
        sessions: [
          {
            start: '2026-06-14T05:00:00Z',
            sport: 'swimming',
            subSport: 'openWater',
            elapsedSeconds: 1_500,
            meters: 1_480,
            heartRate: 139,
          },
          {
            start: '2026-06-14T05:25:00Z',
            sport: 'transition',
            subSport: 'swimToBikeTransition',
            elapsedSeconds: 180,
          },
          {
            start: '2026-06-14T05:28:00Z',
            sport: 'cycling',
            subSport: 'road',
            elapsedSeconds: 4_320,
            meters: 40_100,
            heartRate: 144,
          },
          {
            start: '2026-06-14T06:40:00Z',
            sport: 'running',
            elapsedSeconds: 2_700,
            meters: 9_950,
            heartRate: 158,
          },
        ],
      }),
    expected: activitiesOnly(
      told({
        kind: 'swim',
        startedAt: '2026-06-14T05:00:00Z',
        date: '2026-06-14',
        durationSeconds: 1_500,
        distanceMeters: 1_480,
        averageHeartRate: 139,
      }),
      told({
        kind: 'ride',
        startedAt: '2026-06-14T05:28:00Z',
        date: '2026-06-14',
        durationSeconds: 4_320,
        distanceMeters: 40_100,
        averageHeartRate: 144,
      }),
      told({
        kind: 'run',
        startedAt: '2026-06-14T06:40:00Z',
        date: '2026-06-14',
        durationSeconds: 2_700,
        distanceMeters: 9_950,
        averageHeartRate: 158,
      }),
    ),
  },
  {
    name: 'a hike by a Suunto watch, with fields of an app on it',
    file: () =>
      fitBlob({
        manufacturer: 'suunto',
        withDeveloperField: true,
        sessions: [
          {
            start: '2026-05-09T07:10:00Z',
            sport: 'hiking',
            elapsedSeconds: 9_000,
            meters: 12_400,
            heartRate: 112,
          },
        ],
      }),
    expected: activitiesOnly(
      told({
        kind: 'walk',
        startedAt: '2026-05-09T07:10:00Z',
        date: '2026-05-09',
        durationSeconds: 9_000,
        distanceMeters: 12_400,
        averageHeartRate: 112,
      }),
    ),
  },
  {
    name: 'a ride by a Wahoo computer, pauses included',
    file: () =>
      fitBlob({
        manufacturer: 'wahooFitness',
        sessions: [
          {
            start: '2026-04-18T08:00:00Z',
            sport: 'cycling',
            elapsedSeconds: 7_800,
            timerSeconds: 6_600,
            meters: 52_300,
            calories: 1_240,
          },
        ],
      }),
    expected: activitiesOnly(
      told({
        kind: 'ride',
        startedAt: '2026-04-18T08:00:00Z',
        date: '2026-04-18',
        durationSeconds: 7_800,
        distanceMeters: 52_300,
        caloriesKcal: 1_240,
      }),
    ),
  },
  {
    name: 'strength training by a Coros watch',
    file: () =>
      fitBlob({
        manufacturer: 'coros',
        settingsHours: 8,
        sessions: [
          {
            start: '2026-02-10T23:15:00Z',
            sport: 'training',
            subSport: 'strengthTraining',
            elapsedSeconds: 2_700,
            heartRate: 104,
            calories: 310,
          },
        ],
      }),
    expected: activitiesOnly(
      told({
        kind: 'strength',
        startedAt: '2026-02-10T23:15:00Z',
        date: '2026-02-11',
        durationSeconds: 2_700,
        averageHeartRate: 104,
        caloriesKcal: 310,
      }),
    ),
  },
  {
    name: 'lengths of a pool',
    file: () =>
      fitBlob({
        manufacturer: 'garmin',
        sessions: [
          {
            start: '2026-01-20T18:00:00Z',
            sport: 'swimming',
            subSport: 'lapSwimming',
            elapsedSeconds: 2_400,
            timerSeconds: 1_900,
            meters: 1_500,
          },
        ],
      }),
    expected: activitiesOnly(
      told({
        kind: 'swim',
        startedAt: '2026-01-20T18:00:00Z',
        date: '2026-01-20',
        durationSeconds: 2_400,
        distanceMeters: 1_500,
      }),
    ),
  },
  {
    name: 'yoga',
    file: () =>
      fitBlob({
        manufacturer: 'garmin',
        sessions: [
          {
            start: '2026-01-21T06:00:00Z',
            sport: 'training',
            subSport: 'yoga',
            elapsedSeconds: 1_800,
            heartRate: 78,
          },
        ],
      }),
    expected: activitiesOnly(
      told({
        kind: 'yoga',
        startedAt: '2026-01-21T06:00:00Z',
        date: '2026-01-21',
        durationSeconds: 1_800,
        averageHeartRate: 78,
      }),
    ),
  },
  {
    name: 'a treadmill, whose distance is the watch’s guess',
    file: () =>
      fitBlob({
        manufacturer: 'polarElectro',
        sessions: [
          {
            start: '2026-01-22T19:30:00Z',
            sport: 'fitnessEquipment',
            subSport: 'treadmill',
            elapsedSeconds: 1_500,
            meters: 4_200,
          },
        ],
      }),
    expected: activitiesOnly(
      told({
        kind: 'run',
        startedAt: '2026-01-22T19:30:00Z',
        date: '2026-01-22',
        durationSeconds: 1_500,
        distanceMeters: 4_200,
      }),
    ),
  },
  {
    name: 'a walk 13 hours ahead of UTC, where it was the next day',
    file: () =>
      fitBlob({
        manufacturer: 'garmin',
        localHours: 13,
        sessions: [{ start: '2026-01-05T18:30:00Z', sport: 'walking', elapsedSeconds: 2_000, meters: 2_600 }],
      }),
    expected: activitiesOnly(
      told({
        kind: 'walk',
        startedAt: '2026-01-05T18:30:00Z',
        date: '2026-01-06',
        durationSeconds: 2_000,
        distanceMeters: 2_600,
      }),
    ),
  },
  {
    name: 'tennis, which has no kind of its own',
    file: () =>
      fitBlob({
        manufacturer: 'suunto',
        sessions: [{ start: '2026-05-30T16:00:00Z', sport: 'tennis', elapsedSeconds: 4_500, heartRate: 131 }],
      }),
    expected: activitiesOnly(
      told({
        kind: 'other',
        startedAt: '2026-05-30T16:00:00Z',
        date: '2026-05-30',
        durationSeconds: 4_500,
        averageHeartRate: 131,
      }),
    ),
  },
];
