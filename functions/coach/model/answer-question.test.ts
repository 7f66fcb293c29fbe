import { describe, expect, it } from 'vitest';
import { coachFacts } from '../reply/coach-facts.fixture';
import { modelContextOf } from './model-facts';
import { figureNames, questionAnswered } from './answer-question';

async function answerTo(kind: 'figure' | 'food', text: string, readsNotes = false) {
  const { facts } = modelContextOf(coachFacts({ answers: { bodyPains: 'SECRET knees' } }), [], readsNotes);
  const [, answer] = await questionAnswered({ kind, text }, facts);
  return (JSON.parse(answer?.content ?? '') as { answerOfTheApp: unknown }).answerOfTheApp;
}

describe('A question of a model', () => {
  it('is answered with the person’s figures', async () => {
    expect(await answerTo('figure', 'current streak')).toEqual({ days: 5, longest: 11, freezes: 1 });
    expect(await answerTo('figure', 'last_week')).toMatchObject({ from: '2026-05-04', workouts: 3 });
    expect(await answerTo('figure', 'week')).toMatchObject({ from: '2026-05-11', workouts: 4 });
    expect(await answerTo('figure', 'weight')).toEqual({ weightKg: 71.5, targetWeightKg: 66 });
  });

  it('is answered with what a food holds', async () => {
    expect(await answerTo('food', 'two boiled eggs')).toEqual([
      expect.objectContaining({ nutrients: expect.objectContaining({ proteinG: expect.any(Number) }) }),
    ]);
  });

  it.each([
    ['figure', 'password of the admin'],
    ['food', 'xyzzy plugh'],
  ] as const)('is unknown where the app does not know: %s %s', async (kind, text) => {
    expect(await answerTo(kind, text)).toBe('unknown to the app');
  });

  it('tells nothing of the notes, nor the names of meals without consent', async () => {
    const all = await Promise.all(figureNames.map((name) => answerTo('figure', name)));
    expect(all).not.toContain('unknown to the app');
    expect(JSON.stringify(all)).not.toMatch(/SECRET|Porridge/);
    expect(JSON.stringify(await answerTo('figure', 'meals', true))).toContain('Porridge');
  });
});
