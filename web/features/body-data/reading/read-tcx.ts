import { kindOfName } from './activity-kind';
import type { Collection } from './collection';
import { readInstant, type PlacedInstant } from './instants';
import { readXml } from './xml';

interface Lap {
  seconds: number;
  meters: number;
  calories: number;
  beats: number;
}

interface Activity {
  sport: string;
  start: PlacedInstant | null;
  laps: Lap[];
}

const sum = (values: number[]) =>
  values.reduce((total, value) => total + (Number.isFinite(value) ? value : 0), 0);

function addActivity({ sport, start, laps }: Activity, collection: Collection): void {
  const measured = laps.filter(({ beats, seconds }) => beats > 0 && seconds > 0);
  const measuredSeconds = sum(measured.map(({ seconds }) => seconds));
  const meters = sum(laps.map((lap) => lap.meters));
  const calories = sum(laps.map((lap) => lap.calories));
  collection.addActivity({
    kind: kindOfName(sport),
    startMs: start?.ms ?? Number.NaN,
    zone: start?.offsetSeconds ?? null,
    durationSeconds: laps.reduce((total, { seconds }) => total + seconds, 0),
    distanceMeters: meters > 0 ? meters : null,
    averageHeartRate: sum(measured.map(({ beats, seconds }) => beats * seconds)) / measuredSeconds,
    caloriesKcal: calories > 0 ? calories : null,
  });
}

/** The activities of a TCX file; each is the sum of its laps. */
export async function readTcx(texts: AsyncIterable<string>, collection: Collection): Promise<void> {
  let activity: Activity | undefined;

  await readXml(texts, {
    onOpen: ({ name, attributes }) => {
      if (name === 'Activity') activity = { sport: attributes['Sport'] ?? '', start: null, laps: [] };
      if (name !== 'Lap' || !activity) return;
      activity.start ??= readInstant(attributes['StartTime'] ?? '');
      activity.laps.push({ seconds: 0, meters: 0, calories: 0, beats: 0 });
    },
    onClose: (name, text, path) => {
      if (!activity) return;
      const [parent, lap] = [path.at(-1), activity.laps.at(-1)];
      if (parent === 'Activity' && name === 'Id') activity.start = readInstant(text);
      if (parent === 'Lap' && lap) {
        if (name === 'TotalTimeSeconds') lap.seconds = Number(text);
        if (name === 'DistanceMeters') lap.meters = Number(text);
        if (name === 'Calories') lap.calories = Number(text);
      }
      if (parent === 'AverageHeartRateBpm' && path.at(-2) === 'Lap' && lap) lap.beats = Number(text);
      if (name !== 'Activity') return;
      addActivity(activity, collection);
      activity = undefined;
    },
  });
}
