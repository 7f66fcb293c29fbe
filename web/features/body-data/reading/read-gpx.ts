import { kindOfName } from './activity-kind';
import type { Collection } from './collection';
import { readInstant, type PlacedInstant } from './instants';
import { readXml } from './xml';

interface Point {
  latitude: number;
  longitude: number;
}

interface Track {
  first: PlacedInstant | null;
  lastMs: number;
  distanceMeters: number;
  beats: number;
  beatsTold: number;
  name: string | null;
  type: string | null;
}

const earthRadiusMeters = 6_371_009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance. */
function metersBetween(a: Point, b: Point): number {
  const [latitude, longitude] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const square =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** What Strava writes as the type of an activity in its older files. */
const numberedKinds: Record<string, string> = {
  '1': 'ride',
  '4': 'hike',
  '9': 'run',
  '10': 'walk',
  '16': 'swim',
};

function pointOf({ lat, lon }: Record<string, string>): Point | null {
  const point = { latitude: Number(lat), longitude: Number(lon) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

/** Each track is an activity; routes and waypoints are plans. */
export async function readGpx(texts: AsyncIterable<string>, collection: Collection): Promise<void> {
  let track: Track | undefined;
  let previous: Point | null = null;

  const addTrack = (found: Track) => {
    const { first, lastMs, distanceMeters, beats, beatsTold, name, type } = found;
    collection.addActivity({
      kind: kindOfName(numberedKinds[type ?? ''] ?? type),
      startMs: first?.ms ?? Number.NaN,
      zone: first?.offsetSeconds ?? null,
      durationSeconds: (lastMs - (first?.ms ?? Number.NaN)) / 1_000,
      distanceMeters: distanceMeters > 0 ? distanceMeters : null,
      averageHeartRate: beats / beatsTold,
      title: name,
    });
  };
  const addTime = (found: Track, text: string) => {
    const time = readInstant(text);
    if (!time) return;
    found.first ??= time;
    found.lastMs = time.ms;
  };
  const addPoint = (found: Track, point: Point | null) => {
    if (point && previous) found.distanceMeters += metersBetween(previous, point);
    previous = point ?? previous;
  };

  await readXml(texts, {
    onOpen: ({ name, attributes }) => {
      if (name === 'trk') {
        track = {
          first: null,
          lastMs: Number.NaN,
          distanceMeters: 0,
          beats: 0,
          beatsTold: 0,
          name: null,
          type: null,
        };
      }
      // Between two segments the recording was paused.
      if (name === 'trkseg') previous = null;
      if (name === 'trkpt' && track) addPoint(track, pointOf(attributes));
    },
    onClose: (name, text, path) => {
      if (!track) return;
      const parent = path.at(-1);
      const isBeat = (name === 'hr' || name === 'heartrate') && path.includes('trkpt') && Number(text) > 0;
      if (isBeat) {
        track.beats += Number(text);
        track.beatsTold += 1;
      }
      if (name === 'time' && parent === 'trkpt') addTime(track, text);
      if (parent === 'trk' && name === 'name') track.name = text;
      if (parent === 'trk' && name === 'type') track.type = text.toLowerCase();
      if (name === 'trk') {
        addTrack(track);
        track = undefined;
      }
    },
  });
}
