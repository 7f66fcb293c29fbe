import { describe, expect, it } from 'vitest';
import { coachFacts } from '../reply/coach-facts.fixture';
import { modelContextOf } from './model-facts';
import { figureNames, questionAnswered } from './answer-question';

async function answerTo(kind: 'figure' | 'food', text: string, readsNotes = false) {
  const { facts } = modelContextOf(coachFacts({ answers: { bodyPains: 'SECRET knees' } }), [], readsNotes);
  const [, answer] = await questionAnswered({ kind, text }, facts);
  return (JSON.parse(answer?.content ?? '') as { answerOfTheApp: unknown }).answerOfTheApp;
}

describe('A question from a model', () => {
  it('is answered with the person’s numbers', async () => {
    expect(await answerTo('figure', 'current streak')).toEqual({ days: 5, longest: 11, freezes: 1 });
    expect(await answerTo('figure', 'last_week')).toMatchObject({ from: '2026-05-04', workouts: 3 });
    expect(await answerTo('figure', 'week')).toMatchObject({ from: '2026-05-11', workouts: 4 });
    expect(await answerTo('figure', 'weight')).toEqual({ weightKg: 71.5, targetWeightKg: 66 });
  });

  it('is answered with what is in a food', async () => {
    expect(await answerTo('food', 'two boiled eggs')).toEqual([
      expect.objectContaining({ nutrients: expect.objectContaining({ proteinG: expect.any(Number) }) }),
    ]);
  });

  it.each([
    ['figure', 'password of the admin'],
    ['food', 'xyzzy plugh'],
  ] as const)('is unknown when the app does not know: %s %s', async (kind, text) => {
    expect(await answerTo(kind, text)).toBe('unknown to the app');
  });

  it('reveals nothing from the notes, and no names of meals without consent', async () => {
    const all = await Promise.all(figureNames.map((name) => answerTo('figure', name)));
    expect(all).not.toContain('unknown to the app');
    expect(JSON.stringify(all)).not.toMatch(/SECRET|Porridge/);
    expect(JSON.stringify(await answerTo('figure', 'meals', true))).toContain('Porridge');
  });
});
