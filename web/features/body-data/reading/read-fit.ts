import {
  Decoder,
  Stream,
  type ActivityMesg,
  type DeviceSettingsMesg,
  type SessionMesg,
} from '@garmin/fitsdk';
import type { ActivityKind } from '../../../../shared/rules/activities';
import { kindOfName } from './activity-kind';
import type { Collection } from './collection';
import { furthestOffsetSeconds } from './instants';
import { keepFitMessages } from './keep-fit-messages';
import { UnreadableFile } from './unreadable-file';

/** FIT counts seconds from the last day of 1989. */
const fitEpochMs = Date.UTC(1989, 11, 31);

const msOf = (time: unknown): number => {
  if (time instanceof Date) return time.getTime();
  return typeof time === 'number' ? fitEpochMs + time * 1_000 : Number.NaN;
};

/** An offset that a place on Earth can have, to the quarter hour: a watch's two clocks may be seconds apart. */
function possibleOffset(seconds: number): number | null {
  const rounded = Math.round(seconds / 900) * 900;
  return Math.abs(rounded) <= furthestOffsetSeconds ? rounded : null;
}

/** Seconds ahead of UTC where the file was recorded: by its local time, else by the device's settings. */
function offsetOf(
  activity: ActivityMesg | undefined,
  settings: DeviceSettingsMesg | undefined,
): number | null {
  const local = possibleOffset((msOf(activity?.localTimestamp) - msOf(activity?.timestamp)) / 1_000);
  if (local !== null) return local;
  const hours = [settings?.timeZoneOffset].flat()[settings?.activeTimeZone ?? 0];
  return typeof hours === 'number' ? possibleOffset(hours * 3_600) : null;
}

function kindOf({ sport, subSport }: SessionMesg): ActivityKind {
  if (sport === 'wheelchairPushRun' || sport === 'wheelchairPushWalk') return 'other';
  const bySport = kindOfName(String(sport));
  return bySport === 'other' ? kindOfName(String(subSport)) : bySport;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

function addSession(session: SessionMesg, zone: number | null, collection: Collection): void {
  // Changing shoes between two sports is not an activity.
  if (session.sport === 'transition') return;
  const startMs = msOf(session.startTime);
  const lengths = [
    session.totalElapsedTime,
    session.totalTimerTime,
    (msOf(session.timestamp) - startMs) / 1_000,
  ];
  collection.addActivity({
    kind: kindOf(session),
    startMs,
    zone,
    durationSeconds: lengths.map(numberOf).find((seconds) => seconds > 0) ?? Number.NaN,
    distanceMeters: numberOf(session.totalDistance),
    averageHeartRate: numberOf(session.avgHeartRate),
    caloriesKcal: numberOf(session.totalCalories),
    title: typeof session.sportProfileName === 'string' ? session.sportProfileName : null,
  });
}

/** One of the files that a FIT file may be made of, with its header; checked to be whole. */
function readOne(file: Uint8Array, headerLength: number, dataLength: number, collection: Collection): void {
  if (!new Decoder(Stream.fromByteArray(file)).checkIntegrity()) throw new UnreadableFile('damaged');
  const data = keepFitMessages(file.subarray(headerLength, headerLength + dataLength));
  const decoder = new Decoder(Stream.fromByteArray(data));
  const { messages, errors } = decoder.read({ dataOnly: true, mergeHeartRates: false });
  const sessions = messages.sessionMesgs ?? [];
  if (errors.length > 0 && sessions.length === 0) throw new UnreadableFile('damaged', { cause: errors[0] });
  const zone = offsetOf(messages.activityMesgs?.[0], messages.deviceSettingsMesgs?.[0]);
  for (const session of sessions) addSession(session, zone, collection);
}

/** The sessions of a FIT file, one for each sport. Throws UnreadableFile if a byte of it is wrong or missing. */
export function readFit(bytes: Uint8Array, collection: Collection): void {
  let at = 0;
  while (at < bytes.length) {
    const file = bytes.subarray(at);
    const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
    if (file.length < 14) throw new UnreadableFile('damaged');
    const [headerLength, dataLength] = [header.getUint8(0), header.getUint32(4, true)];
    const end = headerLength + dataLength + 2;
    if (end > file.length) throw new UnreadableFile('damaged');
    try {
      readOne(file.slice(0, end), headerLength, dataLength, collection);
    } catch (error) {
      throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged', { cause: error });
    }
    at += end;
  }
}
