import { activitiesOnly, told, type BodyDataFixture } from './fixture';

const xmlBlob = (text: string): Blob => new Blob([text]);

export const tcx = (activities: string) => `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2">
  <Activities>${activities}</Activities>
</TrainingCenterDatabase>`;

export const gpx = (
  tracks: string,
  creator = 'Garmin Connect',
  version = '1.1',
) => `<?xml version="1.0" encoding="UTF-8"?>
<gpx creator="${creator}" version="${version}" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
  <metadata><time>2026-03-03T06:00:00.000Z</time></metadata>${tracks}
</gpx>`;

interface Lap {
  start: string;
  seconds: number;
  meters?: number;
  calories?: number;
  heartRate?: number;
}

const tcxLap = ({ start, seconds, meters, calories, heartRate }: Lap) => `
<Lap StartTime="${start}"><TotalTimeSeconds>${seconds}</TotalTimeSeconds>
${meters === undefined ? '' : `<DistanceMeters>${meters}</DistanceMeters>`}
${calories === undefined ? '' : `<Calories>${calories}</Calories>`}
${heartRate === undefined ? '' : `<AverageHeartRateBpm><Value>${heartRate}</Value></AverageHeartRateBpm>`}
<Intensity>Active</Intensity><Track><Trackpoint><Time>${start}</Time><DistanceMeters>999999</DistanceMeters><HeartRateBpm><Value>90</Value></HeartRateBpm></Trackpoint></Track></Lap>`;

export const tcxActivity = (sport: string, laps: readonly Lap[]) =>
  `<Activity Sport="${sport}"><Id>${laps[0]?.start}</Id>${laps.map(tcxLap).join('')}</Activity>`;

export interface GpxPoint {
  lat: number;
  lon: number;
  time?: string;
  heartRate?: number;
}

const gpxPoint = ({ lat, lon, time, heartRate }: GpxPoint) => `
<trkpt lat="${lat}" lon="${lon}"><ele>12.4</ele>${time ? `<time>${time}</time>` : ''}
${heartRate ? `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${heartRate}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>` : ''}</trkpt>`;

export const gpxTrack = (type: string, name: string, segments: readonly (readonly GpxPoint[])[]) =>
  `<trk><name>${name}</name><type>${type}</type>${segments.map((points) => `<trkseg>${points.map(gpxPoint).join('')}</trkseg>`).join('')}</trk>`;

/** A thousandth of a degree of latitude is 111.195 meters. */
export const north = (thousandths: number) => 50 + thousandths / 1_000;

export const xmlFixtures: BodyDataFixture[] = [
  {
    name: 'a TCX file of a Garmin run',
    file: () =>
      xmlBlob(
        tcx(
          tcxActivity('Running', [
            {
              start: '2026-03-03T06:00:00.000Z',
              seconds: 1_800.6,
              meters: 5_000.2,
              calories: 380,
              heartRate: 142,
            },
          ]),
        ),
      ),
    expected: activitiesOnly(
      told({
        kind: 'run',
        startedAt: '2026-03-03T06:00:00Z',
        date: '2026-03-03',
        durationSeconds: 1_801,
        distanceMeters: 5_000,
        averageHeartRate: 142,
        caloriesKcal: 380,
      }),
    ),
  },
  {
    name: 'a TCX file of a Polar ride with laps, whose heart rate is weighted by their time',
    file: () =>
      xmlBlob(
        tcx(
          tcxActivity('Biking', [
            { start: '2026-03-04T15:00:00Z', seconds: 3_000, meters: 20_000, calories: 500, heartRate: 120 },
            { start: '2026-03-04T15:50:00Z', seconds: 1_000, meters: 9_000, calories: 250, heartRate: 160 },
          ]),
        ),
      ),
    expected: activitiesOnly(
      told({
        kind: 'ride',
        startedAt: '2026-03-04T15:00:00Z',
        date: '2026-03-04',
        durationSeconds: 4_000,
        distanceMeters: 29_000,
        averageHeartRate: 130,
        caloriesKcal: 750,
      }),
    ),
  },
  {
    name: 'a TCX file of several activities',
    file: () =>
      xmlBlob(
        tcx(
          tcxActivity('Running', [{ start: '2026-03-05T06:00:00Z', seconds: 1_200, meters: 3_000 }]) +
            tcxActivity('Other', [{ start: '2026-03-06T17:00:00Z', seconds: 2_400, heartRate: 99 }]),
        ),
      ),
    expected: activitiesOnly(
      told({
        kind: 'run',
        startedAt: '2026-03-05T06:00:00Z',
        date: '2026-03-05',
        durationSeconds: 1_200,
        distanceMeters: 3_000,
      }),
      told({
        kind: 'other',
        startedAt: '2026-03-06T17:00:00Z',
        date: '2026-03-06',
        durationSeconds: 2_400,
        averageHeartRate: 99,
      }),
    ),
  },
  {
    name: 'a GPX file of a Polar run, paused in between',
    file: () =>
      xmlBlob(
        gpx(
          gpxTrack('running', 'Lunch run', [
            [
              { lat: north(0), lon: 8, time: '2026-03-07T11:00:00.000Z', heartRate: 130 },
              { lat: north(10), lon: 8, time: '2026-03-07T11:05:00.000Z', heartRate: 150 },
            ],
            [
              { lat: north(50), lon: 8, time: '2026-03-07T11:15:00.000Z', heartRate: 140 },
              { lat: north(60), lon: 8, time: '2026-03-07T11:20:00.000Z', heartRate: 160 },
            ],
          ]),
          'Polar',
        ),
      ),
    expected: activitiesOnly(
      told({
        kind: 'run',
        startedAt: '2026-03-07T11:00:00Z',
        date: '2026-03-07',
        durationSeconds: 1_200,
        distanceMeters: 2_224,
        averageHeartRate: 145,
        title: 'Lunch run',
      }),
    ),
  },
  {
    name: 'a GPX 1.0 file of a Suunto walk, with prefixes and a time zone',
    file: () =>
      xmlBlob(
        gpx(
          gpxTrack('walking', 'Around the lake &amp; back', [
            [
              { lat: north(0), lon: 8, time: '2026-03-08T00:30:00+02:00' },
              { lat: north(30), lon: 8, time: '2026-03-08T01:30:00+02:00' },
            ],
          ]),
          'Suunto',
          '1.0',
        ),
      ),
    expected: activitiesOnly(
      told({
        kind: 'walk',
        startedAt: '2026-03-07T22:30:00Z',
        date: '2026-03-08',
        durationSeconds: 3_600,
        distanceMeters: 3_336,
        title: 'Around the lake & back',
      }),
    ),
  },
  {
    name: 'a ride through the night when the clocks change',
    file: () =>
      xmlBlob(
        gpx(
          gpxTrack('1', 'Night ride', [
            [
              { lat: north(0), lon: 8, time: '2025-10-25T22:30:00Z' },
              { lat: north(100), lon: 8, time: '2025-10-26T01:30:00Z' },
            ],
          ]),
          'StravaGPX',
        ),
      ),
    expected: activitiesOnly(
      told({
        kind: 'ride',
        startedAt: '2025-10-25T22:30:00Z',
        date: '2025-10-26',
        durationSeconds: 10_800,
        distanceMeters: 11_120,
        title: 'Night ride',
      }),
    ),
  },
];
