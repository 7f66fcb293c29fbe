import { describe, expect, it } from 'vitest';
import { localDateSchema } from '../../shared/rules/local-date';
import { icalendar } from './icalendar';

const stamp = new Date('2026-11-20T10:00:00.123Z');
const event = {
  uid: 'training-2026-12-31@vita',
  date: localDateSchema.parse('2026-12-31'),
  summary: 'Legs; core, and more',
  description: 'Two\nlines \\ one',
};
const text = (changes: Partial<typeof event> = {}) =>
  icalendar({ name: 'Training', product: 'Vita', events: [{ ...event, ...changes }] }, stamp);

describe('An iCalendar stream', () => {
  it('holds whole days, whose end is the day after', () => {
    expect(text()).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
    expect(text()).toContain('DTSTAMP:20261120T100000Z\r\n');
  });

  it('escapes what separates', () => {
    expect(text()).toContain('SUMMARY:Legs\\; core\\, and more\r\n');
    expect(text()).toContain('DESCRIPTION:Two\\nlines \\\\ one\r\n');
  });

  it('ends every line with CRLF and folds it at 75 octets, never within a character', () => {
    const long = '·é🏋'.repeat(40);
    const lines = text({ summary: long }).split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([]);
    expect(text({ summary: long }).replaceAll('\r\n ', '')).toContain(`SUMMARY:${long}\r\n`);
  });
});
