interface ZonedTime {
  hour: number;
  toPlainDate(): { toString(): string };
}

interface Temporal {
  Instant: { fromEpochMilliseconds(time: number): { toZonedDateTimeISO(timeZone: string): ZonedTime } };
}

/**
 * What clock and calendar show at `instant` in an IANA time zone, where the runtime has Temporal; else undefined.
 * Creating the first Intl formatter takes a browser 20 ms. Throws RangeError for an unknown zone or an invalid instant.
 */
export function zonedTime(instant: Date, timeZone: string): ZonedTime | undefined {
  const { Temporal } = globalThis as { Temporal?: Temporal };
  return Temporal?.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}
