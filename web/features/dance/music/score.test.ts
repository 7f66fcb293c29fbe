import { describe, expect, it } from 'vitest';
import type { DanceStyleId } from '../../../../shared/rules/dance/choices';
import { danceStyles } from '../../../../shared/avatar/motion/dance/catalogue';
import { phraseSeconds, sectionOf, writePhrase } from './score';

const moves = 24;
const styles: { id: DanceStyleId; stepSeconds: number }[] = danceStyles.map(({ id, beatsPerMinute }) => ({
  id: id as DanceStyleId,
  stepSeconds: 15 / beatsPerMinute,
}));

describe.each(styles)('the music of $id', ({ id, stepSeconds }) => {
  const phrases = Array.from({ length: moves + 1 }, (_, index) => writePhrase(id, index, moves));

  it('lies on the sixteenths of its tempo, the swing aside', () => {
    const seconds = phrases.flat().map((note) => note.seconds);
    const late = seconds.map((each) => each / stepSeconds - Math.floor(each / stepSeconds + 1e-9));
    expect(Math.max(...late)).toBeLessThan(0.35);
    expect(Math.max(...seconds)).toBeLessThan(phraseSeconds);
  });

  it('comes in order and starts every move with a crash on its first beat', () => {
    for (const phrase of phrases) {
      const seconds = phrase.map((note) => note.seconds);
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    }
    for (const phrase of phrases.slice(1, moves)) {
      expect(phrase.filter(({ seconds }) => seconds === 0).map(({ lane }) => lane)).toContain('crash');
    }
  });

  it('has drums, a bass and chords, and a fill of drums before the move changes', () => {
    const lanes = new Set(phrases.flat().map(({ lane }) => lane));
    for (const lane of ['kick', 'bass', 'chord', 'lead'] as const) expect(lanes).toContain(lane);
    for (const phrase of phrases.slice(0, moves)) {
      const fill = phrase.filter(
        ({ seconds, lane }) =>
          seconds > phraseSeconds - 8.1 * stepSeconds && ['snare', 'tom', 'clap'].includes(lane),
      );
      expect(fill.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('varies: no two moves in a row sound the same', () => {
    const written = phrases.map((phrase) => JSON.stringify(phrase));
    expect(written.filter((phrase, index) => phrase === written[index - 1])).toEqual([]);
  });

  it('ends on a chord that rings', () => {
    const last = phrases.at(-1) ?? [];
    expect(last.at(-1)?.seconds).toBeCloseTo(16 * stepSeconds);
    expect(last.filter(({ lane }) => lane === 'chord').at(-1)?.lengthSeconds).toBeGreaterThan(1);
  });
});

describe('the shape of a set', () => {
  it('begins with an intro, breathes in the middle of ten moves, and has its finale after the last', () => {
    expect(Array.from({ length: 11 }, (_, index) => sectionOf(index, 10))).toEqual([
      'intro',
      'verse',
      'verse',
      'chorus',
      'chorus',
      'break',
      'verse',
      'chorus',
      'chorus',
      'chorus',
      'finale',
    ]);
    expect(sectionOf(10, 24)).toBe('verse');
  });
});
