import { addDays, type LocalDate } from '../../shared/rules/local-date';

/** An all-day event. */
export interface DayEvent {
  /** The same for one event in every version of the calendar. */
  uid: string;
  date: LocalDate;
  summary: string;
  description: string;
}

const lineOctets = 75;
const octets = (text: string) => Buffer.byteLength(text);

/** Text as a value (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** A line folded so that no part has more than 75 octets or splits a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = parts.at(-1) ?? '';
    // A continued line begins with a space.
    const most = parts.length === 1 ? lineOctets : lineOctets - 1;
    if (octets(part + character) > most) parts.push(character);
    else parts[parts.length - 1] = part + character;
  }
  return parts.join('\r\n ');
}

const dateValue = (date: LocalDate) => date.replaceAll('-', '');
const instantValue = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

function eventLines({ uid, date, summary, description }: DayEvent, stamp: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instantValue(stamp)}`,
    `DTSTART;VALUE=DATE:${dateValue(date)}`,
    `DTEND;VALUE=DATE:${dateValue(addDays(date, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The events as an iCalendar stream (RFC 5545) under a name, as of `stamp`. */
export function icalendar(
  { name, product, events }: { name: string; product: string; events: readonly DayEvent[] },
  stamp: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Training//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
