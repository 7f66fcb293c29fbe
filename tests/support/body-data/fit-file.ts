import { Encoder, Profile } from '@garmin/fitsdk';

const fitEpochSeconds = Date.UTC(1989, 11, 31) / 1_000;

export interface FitSession {
  start: string;
  sport: string;
  subSport?: string;
  /** From beginning to end, with pauses. */
  elapsedSeconds: number;
  timerSeconds?: number;
  meters?: number;
  heartRate?: number;
  calories?: number;
  name?: string;
}

export interface FitFile {
  manufacturer: string;
  sessions: readonly FitSession[];
  /** Hours ahead of UTC: in the activity's local time, in the device's settings, or nowhere. */
  localHours?: number;
  settingsHours?: number;
  /** A record each ten seconds, with a field of the maker's own. */
  withDeveloperField?: boolean;
}

type Write = (name: keyof typeof Profile.MesgNum, message: object) => void;

const developerDataId = {
  developerDataIndex: 0,
  applicationId: Array.from({ length: 16 }, (_, byte) => byte),
};
const fieldDescription = {
  developerDataIndex: 0,
  fieldDefinitionNumber: 0,
  fitBaseTypeId: 0x84,
  fieldName: 'recovery',
  units: 'min',
};

function writeRecords(
  write: Write,
  { start, elapsedSeconds, heartRate }: FitSession,
  hasField: boolean,
): void {
  for (let second = 0; second < Math.min(elapsedSeconds, 600); second += 10) {
    write('RECORD', {
      timestamp: new Date(Date.parse(start) + second * 1_000),
      ...(heartRate ? { heartRate } : {}),
      ...(hasField ? { developerFields: { 0: second } } : {}),
    });
  }
}

function writeSession(write: Write, session: FitSession): void {
  const { start, sport, subSport = 'generic', elapsedSeconds, timerSeconds = elapsedSeconds } = session;
  write('SESSION', {
    timestamp: new Date(Date.parse(start) + elapsedSeconds * 1_000),
    startTime: new Date(start),
    sport,
    subSport,
    totalElapsedTime: elapsedSeconds,
    totalTimerTime: timerSeconds,
    ...(session.meters === undefined ? {} : { totalDistance: session.meters }),
    ...(session.heartRate === undefined ? {} : { avgHeartRate: session.heartRate }),
    ...(session.calories === undefined ? {} : { totalCalories: session.calories }),
    ...(session.name === undefined ? {} : { sportProfileName: session.name }),
  });
}

/** A FIT file as a watch writes it, by the maker's own encoder. */
export function fitFile({
  manufacturer,
  sessions,
  localHours,
  settingsHours,
  withDeveloperField = false,
}: FitFile) {
  const encoder = new Encoder(
    withDeveloperField
      ? {
          fieldDescriptions: {
            0: { developerDataIdMesg: developerDataId, fieldDescriptionMesg: fieldDescription },
          } as never,
        }
      : {},
  );
  const write: Write = (name, message) => encoder.onMesg(Profile.MesgNum[name] as number, message as never);
  const [first] = sessions;
  const last = sessions.at(-1);
  if (!first || !last) throw new Error('A FIT file of an activity has a session.');
  write('FILE_ID', {
    type: 'activity',
    manufacturer,
    product: 1,
    timeCreated: new Date(first.start),
    serialNumber: 1,
  });
  if (settingsHours !== undefined) {
    write('DEVICE_SETTINGS', {
      activeTimeZone: 0,
      utcOffset: 0,
      timeOffset: [0],
      timeZoneOffset: [settingsHours],
    });
  }
  if (withDeveloperField) {
    write('DEVELOPER_DATA_ID', developerDataId);
    write('FIELD_DESCRIPTION', fieldDescription);
  }
  for (const session of sessions) {
    writeRecords(write, session, withDeveloperField);
    writeSession(write, session);
  }
  const end = new Date(Date.parse(last.start) + last.elapsedSeconds * 1_000);
  write('ACTIVITY', {
    timestamp: end,
    numSessions: sessions.length,
    type: sessions.length > 1 ? 'autoMultiSport' : 'manual',
    ...(localHours === undefined
      ? {}
      : { localTimestamp: end.getTime() / 1_000 - fitEpochSeconds + localHours * 3_600 }),
  });
  return encoder.close();
}

export const fitBlob = (file: FitFile): Blob => new Blob([Uint8Array.from(fitFile(file))]);
