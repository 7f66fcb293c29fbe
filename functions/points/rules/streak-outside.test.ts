import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDateSchema, type LocalDate } from '../../../shared/rules/local-date';
import { computeStreak } from './streak';

const today = localDateSchema.parse('2026-03-31');
const ago = (days: number): LocalDate => addDays(today, -days);
/** The last days, today last: a letter each, '#' active, 'r' outside, '.' neither. */
const diary = (text: string) => {
  const on = (letter: string) =>
    [...text].flatMap((each, index) => (each === letter ? [ago(text.length - 1 - index)] : []));
  return { activeDates: on('#'), outsideDates: on('r'), today };
};
const streak = (text: string) => computeStreak(diary(text));

describe('a day with activity outside', () => {
  it('keeps a streak from breaking and adds nothing', () => {
    expect(streak('###.##').current).toBe(2);
    expect(streak('###r##')).toMatchObject({ current: 5, outsideUsed: [ago(2)], freezesUsed: [] });
  });

  it('starts no streak', () => {
    expect(streak('...rrr').current).toBe(0);
  });

  it('counts twice in any seven days', () => {
    expect(streak('##rr#').current).toBe(3);
    expect(streak('##rrr#').current).toBe(1);
    expect(streak('#r#r##r#').current).toBe(1);
    expect(streak('#r#r####r#')).toMatchObject({ current: 7, outsideUsed: [ago(8), ago(6), ago(1)] });
  });

  it('uses up nothing when it was active here, too', () => {
    const { activeDates, outsideDates } = diary('#r#r####');
    const both = [...outsideDates, ago(3), ago(2)];
    expect(computeStreak({ activeDates, outsideDates: both, today }).outsideUsed).toEqual([ago(6), ago(4)]);
  });

  it('spares a freeze, which then covers another day', () => {
    expect(streak('#######r#')).toMatchObject({ current: 8, freezesHeld: 1, freezesUsed: [] });
    expect(streak('#######r.#')).toMatchObject({ current: 8, freezesHeld: 0, freezesUsed: [ago(1)] });
  });

  it('earns neither a freeze nor an award that would not be earned without it', () => {
    expect(streak('###r####')).toMatchObject({ current: 7, towardAwards: 4, freezesHeld: 0 });
    expect(streak('###r#######')).toMatchObject({ current: 10, towardAwards: 7, freezesHeld: 1 });
  });

  it('takes the risk away from today, unless two of the days before did already', () => {
    expect(streak('####.').atRisk).toBe(true);
    expect(streak('####r').atRisk).toBe(false);
    expect(streak('##r#r#r').atRisk).toBe(true);
  });
});

/** Every diary of so many days, '#', 'r', or '.' on each. */
function* everyDiary(days: number): Generator<string> {
  if (days === 0) yield '';
  else for (const before of everyDiary(days - 1)) for (const day of ['#', 'r', '.']) yield before + day;
}

describe('in every diary', () => {
  const outside = (text: string) => streak(text);
  const without = (text: string) => streak(text.replaceAll('r', '.'));

  it('of eight days, activity outside adds no day, shortens nothing, and is used twice a week', () => {
    for (const text of everyDiary(8)) {
      const [now, before] = [outside(text), without(text)];
      const used = now.outsideUsed.map((date) => Number(date.slice(-2)));
      expect(now.current).toBeGreaterThanOrEqual(before.current);
      expect(now.current).toBeLessThanOrEqual(text.replaceAll(/[^#]/g, '').length);
      expect(now.towardAwards).toBe(before.current);
      expect(used.every((day, index) => day - (used[index - 2] ?? -99) >= 7)).toBe(true);
    }
  });

  const long = fc
    .array(fc.constantFrom('#', '#', '#', '#', 'r', '.'), { minLength: 20, maxLength: 90 })
    .map((days) => days.join(''));

  it('of months, freezes and awards are earned as if there had been none', () => {
    fc.assert(
      fc.property(long, (text) => {
        const [now, before] = [outside(text), without(text)];
        expect(now.towardAwards).toBe(before.current);
        expect(now.current).toBeGreaterThanOrEqual(before.current);
        expect(now.freezesHeld).toBeGreaterThanOrEqual(before.freezesHeld);
        // Each freeze held or used was earned by a seventh day that stands without any activity outside.
        const days = [...text].map((_, index) => without(text.slice(0, index + 1)).current);
        const seventh = days.filter((length, index) => text[index] === '#' && length > 0 && length % 7 === 0);
        expect(now.freezesHeld + now.freezesUsed.length).toBeLessThanOrEqual(seventh.length);
      }),
      { seed: 47, numRuns: 300 },
    );
  });

  it('without any, it changes nothing', () => {
    fc.assert(
      fc.property(long, (text) => {
        const { activeDates } = diary(text);
        const plain = computeStreak({ activeDates, today });
        expect(computeStreak({ activeDates, today, outsideDates: [] })).toEqual(plain);
        expect(plain.towardAwards).toBe(plain.current);
        expect(plain.outsideUsed).toEqual([]);
      }),
      { seed: 47 },
    );
  });
});
