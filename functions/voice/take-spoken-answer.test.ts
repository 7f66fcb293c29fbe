import { describe, expect, it } from 'vitest';
import { answers } from '../../tests/support/answers';
import { localDateSchema } from '../../shared/rules/local-date';
import { takeSpokenAnswer } from './take-spoken-answer';

const today = localDateSchema.parse('2026-11-28');

describe('a spoken answer', () => {
  const nobody = { name: null, answers: {} };

  it('to the first question is the name, and leads to what the chat asks', () => {
    expect(takeSpokenAnswer('name', 'I am Maya', nobody, 'metric', today)).toEqual({
      outcome: 'understood',
      given: { name: 'Maya' },
      echo: 'Nice to meet you, Maya.',
      asked: 'ageRange',
    });
  });

  it('is understood as in the chat', () => {
    const taken = takeSpokenAnswer(
      'heightCm',
      'five foot nine',
      { name: 'Maya', answers: {} },
      'imperial',
      today,
    );
    expect(taken).toMatchObject({ outcome: 'understood', given: { heightCm: 175.26 }, asked: 'ageRange' });
  });

  it('may go back to the name', () => {
    const taken = takeSpokenAnswer('ageRange', 'go back', { name: 'Maya', answers: {} }, 'metric', today);
    expect(taken).toMatchObject({ outcome: 'back', asked: 'name' });
  });

  it('ends the questions when nothing is open, the name too', () => {
    expect(takeSpokenAnswer('fitnessBarriers', 'none', { name: null, answers }, 'metric', today).asked).toBe(
      'name',
    );
    expect(
      takeSpokenAnswer('fitnessBarriers', 'none', { name: 'Maya', answers }, 'metric', today).asked,
    ).toBeNull();
  });

  it('that contradicts an earlier one is asked about, as in the chat', () => {
    const told = { name: 'Maya', answers: { ...answers, ageRange: '18-29', age: undefined } } as const;
    const taken = takeSpokenAnswer('age', 'sixty-seven', told, 'metric', today);
    expect(taken).toMatchObject({
      asked: 'age',
      check: { question: 'You said 18-29 and 67. Which is right?' },
    });
    const after = { name: 'Maya', answers: { ...told.answers, ...taken.given } };
    expect(takeSpokenAnswer('age', 'sixty-seven', after, 'metric', today)).toMatchObject({
      given: { age: 67, ageRange: '50+' },
      asked: null,
    });
  });

  it('may ask back, correct an earlier answer, or rename, as in the chat', () => {
    const told = { name: 'Maya', answers: { ageRange: '30-39', age: 35 } } as const;
    const say = (text: string) => takeSpokenAnswer('gender', text, told, 'metric', today);
    expect(say('why do you need that?')).toMatchObject({ outcome: 'question', given: {}, asked: 'gender' });
    expect(say('sorry, 36')).toMatchObject({ given: { age: 36 }, asked: 'gender' });
    expect(say('actually my name is Jo')).toMatchObject({ given: { name: 'Jo' }, asked: 'gender' });
    expect(say('actually my name is Ana')).toMatchObject({
      given: {},
      echo: expect.stringContaining('taken'),
    });
  });
});
