import {
  Encoder,
  Profile,
  Utils,
  type ActivityMesg,
  type DeviceInfoMesg,
  type EventMesg,
  type FileIdMesg,
  type LapMesg,
  type Mesg,
  type RecordMesg,
  type SessionMesg,
  type SetMesg,
  type Types,
} from '@garmin/fitsdk';
import { brand } from '../../../../../shared/brand';
import type { HeartRateSeries, WorkoutSession } from '../../../../../shared/contracts/workouts';
import { heartRateOf } from '../../../../../shared/rules/heart-rate';
import { pointsOf } from '../heart-rate';
import { secondsAhead } from '../local-time';
import { timesOf } from '../session-times';
import { trainedKind, type ExerciseOf } from '../trained-kind';
import { setMessages } from './set-messages';

const subSports = {
  strength: 'strengthTraining',
  cardio: 'cardioTraining',
  flexibility: 'flexibilityTraining',
} as const satisfies Record<string, Types.SubSport>;

/** What records have; for each other field of theirs this is the place to add it. */
const recordFields = ['timestamp', 'heartRate'] as const satisfies readonly (keyof RecordMesg)[];

// Writing a message, the SDK lists all fields of its kind: without 90 unused ones, records take a quarter of the time.
const record = Profile.messages[Profile.MesgNum.RECORD ?? -1];
if (record) {
  const names: readonly string[] = recordFields;
  const used = Object.entries(record.fields).filter(([, { name }]) => names.includes(name));
  record.fields = Object.fromEntries(used);
}

interface Messages {
  FILE_ID: FileIdMesg;
  DEVICE_INFO: DeviceInfoMesg;
  EVENT: EventMesg;
  RECORD: Mesg & Pick<RecordMesg, (typeof recordFields)[number]>;
  SET: SetMesg;
  LAP: LapMesg;
  SESSION: SessionMesg;
  ACTIVITY: ActivityMesg;
}

/** An encoder that knows which fields each message has. */
function createWriter() {
  const encoder = new Encoder();
  return {
    write<Name extends keyof Messages>(name: Name, message: Messages[Name]) {
      const number = Profile.MesgNum[name];
      if (number === undefined) throw new Error(`FIT's profile has no message ${name}.`);
      encoder.onMesg(number, message);
    },
    close: () => encoder.close(),
  };
}

/** A field's size is one byte, so of a title in emoji only the first are stored. */
const longestText = 120;

function shortened(text: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  return [...text.replaceAll('\0', '')]
    .filter((character) => (bytes += encoder.encode(character).length) <= longestText)
    .join('');
}

/** Development: only those to whom the maker has given a number have another one. */
const maker = { manufacturer: 'development', product: 0 } as const;
const biggestNumber = 65_534;

/**
 * A finished workout as a FIT activity file. Its summary messages come last, as on watches, and with all that the format
 * requires: developer.garmin.com/fit/file-types/activity. The zone is the person's own.
 */
export function fitOf(
  session: WorkoutSession,
  heartRate: HeartRateSeries | null,
  exerciseOf: ExerciseOf,
  timeZone: string,
): Uint8Array<ArrayBuffer> {
  const times = timesOf(session);
  const { start, end, elapsedSeconds, timerSeconds } = times;
  const kind = trainedKind(session, exerciseOf);
  const beats = heartRate && heartRateOf(heartRate.beats);
  const file = createWriter();
  const summary = {
    startTime: start,
    totalElapsedTime: elapsedSeconds,
    totalTimerTime: timerSeconds,
    totalCalories: Math.min(session.caloriesBurned, biggestNumber),
    ...(beats && { avgHeartRate: beats.average, maxHeartRate: beats.maximum }),
    sport: 'training',
    subSport: kind ? subSports[kind] : 'generic',
  } as const;

  const by = { ...maker, productName: brand.product };
  file.write('FILE_ID', { type: 'activity', ...by, timeCreated: start });
  file.write('DEVICE_INFO', { timestamp: start, deviceIndex: 'creator', ...by });
  file.write('EVENT', { timestamp: start, event: 'timer', eventType: 'start' });
  for (const point of pointsOf(times, heartRate)) {
    file.write('RECORD', { timestamp: point.at, ...(point.beats !== null && { heartRate: point.beats }) });
  }
  file.write('EVENT', { timestamp: end, event: 'timer', eventType: 'stopAll' });
  if (kind === 'strength') setMessages(session, times).forEach((set) => file.write('SET', set));
  const ended = { timestamp: end, messageIndex: 0, eventType: 'stop' } as const;
  file.write('LAP', { ...ended, event: 'lap', lapTrigger: 'sessionEnd', ...summary });
  file.write('SESSION', {
    ...ended,
    event: 'session',
    trigger: 'activityEnd',
    firstLapIndex: 0,
    numLaps: 1,
    sportProfileName: shortened(session.title),
    ...summary,
  });
  file.write('ACTIVITY', {
    timestamp: end,
    localTimestamp: Utils.convertDateToDateTime(end) + secondsAhead(end, timeZone),
    totalTimerTime: timerSeconds,
    numSessions: 1,
    type: 'manual',
    event: 'activity',
    eventType: 'stop',
  });
  return new Uint8Array(file.close());
}
