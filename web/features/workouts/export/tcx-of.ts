import { brand } from '../../../../shared/brand';
import type { HeartRateSeries, WorkoutSession } from '../../../../shared/contracts/workouts';
import { heartRateOf } from '../../../../shared/rules/heart-rate';
import { setText } from '../set-drafts';
import { pointsOf } from './heart-rate';
import { timesOf } from './session-times';

const schema = 'http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2';

/** What XML 1.0 cannot hold, not even escaped: w3.org/TR/xml, Char. */
// eslint-disable-next-line no-control-regex -- these are the characters
const impossible = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) =>
  text.replaceAll(impossible, '').replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const beatsOf = (element: string, beats: number | null | undefined) =>
  typeof beats === 'number' ? `<${element}><Value>${beats}</Value></${element}>` : '';

/** The title, then each finished exercise with its sets on a line. */
function notesOf({ title, plan, finishedExercises, sets }: WorkoutSession): string {
  const lines = [...new Set(finishedExercises)]
    .toSorted((a, b) => a - b)
    .flatMap((position) => {
      const told = sets.filter((set) => set.position === position).map((set) => setText(set, 'metric'));
      const name = plan[position]?.name;
      return name === undefined ? [] : [told.length > 0 ? `${name}: ${told.join(', ')}` : name];
    });
  return [title, ...lines].join('\n');
}

const instant = (at: Date) => at.toISOString().replace('.000Z', 'Z');
const mostCalories = 65_535;

/**
 * A finished workout as a Training Center file. The order of its elements is that of
 * www8.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd, which knows running, biking, and other.
 */
export function tcxOf(session: WorkoutSession, heartRate: HeartRateSeries | null): string {
  const times = timesOf(session);
  const start = instant(times.start);
  const beats = heartRate && heartRateOf(heartRate.beats);
  const points = pointsOf(times, heartRate).map(
    (point) =>
      `<Trackpoint><Time>${instant(point.at)}</Time>${beatsOf('HeartRateBpm', point.beats)}</Trackpoint>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="${schema}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<Activities><Activity Sport="Other">
<Id>${start}</Id>
<Lap StartTime="${start}">
<TotalTimeSeconds>${times.timerSeconds}</TotalTimeSeconds>
<DistanceMeters>0</DistanceMeters>
<Calories>${Math.min(session.caloriesBurned, mostCalories)}</Calories>
${beatsOf('AverageHeartRateBpm', beats?.average)}${beatsOf('MaximumHeartRateBpm', beats?.maximum)}
<Intensity>Active</Intensity>
<TriggerMethod>Manual</TriggerMethod>
<Track>
${points.join('\n')}
</Track>
</Lap>
<Notes>${escaped(notesOf(session))}</Notes>
<Creator xsi:type="Device_t"><Name>${escaped(brand.product)}</Name><UnitId>0</UnitId><ProductID>0</ProductID><Version><VersionMajor>1</VersionMajor><VersionMinor>0</VersionMinor></Version></Creator>
</Activity></Activities>
</TrainingCenterDatabase>
`;
}
