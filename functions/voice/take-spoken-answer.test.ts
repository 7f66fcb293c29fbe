import { describe, expect, it } from 'vitest';
import { answers } from '../../tests/support/answers';
import { retryText } from '../../shared/rules/questionnaire/parse-result';
import { parseName } from './parse-name';
import { takeSpokenAnswer } from './take-spoken-answer';

describe('a name', () => {
  it.each([
    ['Maya', 'Maya'],
    ['maya', 'Maya'],
    ["I'm Maya Lin.", 'Maya Lin'],
    ['my name is jean-luc', 'Jean-Luc'],
    ['Hi, call me Bo please!', 'Bo'],
    ['You can call me McKenzie', 'McKenzie'],
    ['Øyvind', 'Øyvind'],
  ])('is understood: %s', (said, name) => {
    expect(parseName(said)).toEqual({ ok: true, value: name });
  });

  it.each(['', 'no', 'skip', '42', 'x', 'I would rather not tell you that now'])(
    'is not taken from: %s',
    (said) => {
      expect(parseName(said)).toMatchObject({ ok: false, message: retryText });
    },
  );

  it.each(['Ana', "I'm ana", 'call me Vita'])('is reported as taken: %s', (said) => {
    expect(parseName(said)).toMatchObject({ ok: false, message: expect.stringContaining('taken') });
    expect(parseName(`${said} Lopez`)).toMatchObject({ ok: true });
  });
});

describe('a spoken answer', () => {
  const nobody = { name: null, answers: {} };

  it('to the first question is the name, and leads to what the chat asks', () => {
    expect(takeSpokenAnswer('name', 'I am Maya', nobody, 'metric')).toEqual({
      outcome: 'understood',
      given: { name: 'Maya' },
      echo: 'Nice to meet you, Maya.',
      asked: 'ageRange',
    });
  });

  it('is understood as in the chat', () => {
    const taken = takeSpokenAnswer('heightCm', 'five foot nine', { name: 'Maya', answers: {} }, 'imperial');
    expect(taken).toMatchObject({ outcome: 'understood', given: { heightCm: 175.3 }, asked: 'ageRange' });
  });

  it('may go back to the name', () => {
    const taken = takeSpokenAnswer('ageRange', 'go back', { name: 'Maya', answers: {} }, 'metric');
    expect(taken).toMatchObject({ outcome: 'back', asked: 'name' });
  });

  it('ends the questions when nothing is open, the name too', () => {
    expect(takeSpokenAnswer('fitnessBarriers', 'none', { name: null, answers }, 'metric').asked).toBe('name');
    expect(takeSpokenAnswer('fitnessBarriers', 'none', { name: 'Maya', answers }, 'metric').asked).toBeNull();
  });
});
