const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** What calendar and clock show at `instant` in an IANA time zone: '2026-11-30 18:05:00'. */
export function localTimeText(instant: Date, timeZone: string): string {
  const parts = formatterFor(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** Seconds by which the zone's clock is ahead of UTC at `instant`. */
export function secondsAhead(instant: Date, timeZone: string): number {
  const shown = Date.parse(`${localTimeText(instant, timeZone).replace(' ', 'T')}Z`);
  return Math.round(shown / 1000) - Math.floor(instant.getTime() / 1000);
}
