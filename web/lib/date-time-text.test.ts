import { afterEach, describe, expect, it, vi } from 'vitest';
import { localDateSchema } from '../../shared/rules/local-date';
import {
  calendarDayText,
  clockText,
  dateText,
  dayText,
  fullDateText,
  lengthText,
  timeText,
} from './date-time-text';

describe('an instant', () => {
  // Without a time zone, it is read in the device's.
  const noon = '2026-11-06T12:00:00';

  it('has a format for each use', () => {
    expect(dayText(noon)).toBe('Fri, Nov 6');
    expect(dateText(noon)).toBe('Nov 6, 2026');
    expect(fullDateText(noon)).toBe('Friday, November 6, 2026 at 12:00 PM');
    expect(timeText(new Date(noon))).toMatch(/^12:00\sPM$/);
  });

  it('has another time of day in another zone', () => {
    expect(timeText(new Date('2026-11-06T23:05:00Z'), 'Asia/Tokyo')).toMatch(/^8:05\sAM$/);
    expect(timeText(new Date('2026-11-06T18:05:00Z'), 'Asia/Kolkata')).toMatch(/^11:35\sPM$/);
    expect(timeText(new Date('2026-11-06T00:00:00Z'), 'UTC')).toMatch(/^12:00\sAM$/);
  });
});

describe('the language of the browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** The formats are made once, so each language loads them anew. */
  async function textsIn(language: string) {
    vi.stubGlobal('navigator', { language });
    vi.resetModules();
    const texts = await import('./date-time-text');
    const evening = '2026-11-06T18:05:00';
    const day = localDateSchema.parse('2026-11-06');
    const all = [
      texts.dayText(evening),
      texts.dateText(evening),
      texts.agoText(evening, new Date('2026-12-24T12:00:00')),
      texts.timeText(new Date(evening)),
      texts.shortDayText(day),
      texts.longDayText(day),
      texts.monthText(day),
    ];
    // Releases of the browser differ in the comma after a weekday and in the kind of space.
    return all.map((text) => text.replaceAll(/\s/g, ' ').replace(/^(Fri(?:day)?) (\d)/, '$1, $2'));
  }
  const month = 'November 2026';
  const european = ['Fri, 6 Nov', '6 Nov 2026', '6 Nov 2026', '18:05', '6 Nov', 'Friday, 6 November', month];

  it('may be one that does not exist: a browser without a language calls it C', async () => {
    expect(await textsIn('C')).toEqual(await textsIn('de-DE'));
  });

  it('is followed where it is English', async () => {
    expect(await textsIn('en-GB')).toEqual(european);
    expect(await textsIn('en-US')).toEqual([
      'Fri, Nov 6',
      'Nov 6, 2026',
      'Nov 6, 2026',
      '6:05 PM',
      'Nov 6',
      'Friday, November 6',
      month,
    ]);
  });

  it('sets the order and the clock where it is not, in English words', async () => {
    expect(await textsIn('de')).toEqual(european);
    expect((await textsIn('ar-EG'))[3]).toBe('6:05 pm');
  });
});

describe('a calendar day', () => {
  const day = (text: string) => localDateSchema.parse(text);

  it.each([
    ['2026-11-22', 'Today'],
    ['2026-11-21', 'Yesterday'],
    ['2026-11-20', 'Fri, Nov 20'],
    ['2026-01-01', 'Thu, Jan 1'],
    ['2025-12-31', 'Dec 31, 2025'],
  ])('%s is %s', (localDate, text) => {
    expect(calendarDayText(day(localDate), day('2026-11-22'))).toBe(text);
  });

  it('recognizes yesterday across a month and a year', () => {
    expect(calendarDayText(day('2025-12-31'), day('2026-01-01'))).toBe('Yesterday');
    expect(calendarDayText(day('2028-02-29'), day('2028-03-01'))).toBe('Yesterday');
  });
});

describe('a length of time', () => {
  it.each([
    [0, '0:00', '0 min'],
    [9.9, '0:09', '0:09 min'],
    [90, '1:30', '1:30 min'],
    [120, '2:00', '2 min'],
    [3_661, '61:01', '61:01 min'],
  ])('of %d seconds is %s on a clock and %s in words', (seconds, clock, length) => {
    expect(clockText(seconds)).toBe(clock);
    expect(lengthText(seconds)).toBe(length);
  });
});
