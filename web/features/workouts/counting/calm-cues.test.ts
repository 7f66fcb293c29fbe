import { describe, expect, it } from 'vitest';
import { createCalmCues } from './calm-cues';

type Wish = [from: number, cue: string | null];

/** Polls four times a second and records when each cue was first shown or spoken. */
function told(wishes: Wish[], seconds: number) {
  const cues = createCalmCues();
  const shown: Wish[] = [];
  const said: Wish[] = [];
  for (let second = 0; second <= seconds; second += 0.25) {
    const cue = wishes.findLast(([from]) => from <= second)?.[1] ?? null;
    const now = cues.take(cue, second);
    if (now.shown !== (shown.at(-1)?.[1] ?? null)) shown.push([second, now.shown]);
    if (now.say) said.push([second, now.say]);
  }
  return { shown, said };
}

const [deeper, arms] = ['A little deeper', 'Straighten your arms'];

describe('Cues', () => {
  it('are shown once they have stood for a second, and stay for four', () => {
    const { shown } = told(
      [
        [2, deeper],
        [4, null],
      ],
      20,
    );
    expect(shown).toEqual([
      [3, deeper],
      [7, null],
    ]);
  });

  it('come one at a time', () => {
    const { shown } = told(
      [
        [0, deeper],
        [2, arms],
      ],
      20,
    );
    expect(shown).toEqual([
      [1, deeper],
      [5, arms],
    ]);
  });

  it('do not flicker with what flickers', () => {
    const flicker = Array.from({ length: 40 }, (_, i): Wish => [i / 2, i % 2 ? deeper : null]);
    expect(told(flicker, 20).shown).toEqual([]);
  });

  it('are said six seconds apart, the same one after twenty, and none over the opening words', () => {
    const { said } = told(
      [
        [0, deeper],
        [7, arms],
        [12, deeper],
      ],
      40,
    );
    expect(said).toEqual([
      [6, deeper],
      [12, arms],
      [26, deeper],
    ]);
  });
});
