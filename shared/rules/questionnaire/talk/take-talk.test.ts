import { describe, expect, it } from 'vitest';
import { localDateSchema } from '../../local-date';
import type { DraftAnswers } from '../../questionnaire';
import { questions } from '../questions';
import type { SpokenField } from '../spoken-questions';
import { answerBack } from './answers-back';
import { takeTalk } from './take-talk';
import type { TalkOptions } from './talk';

const options: TalkOptions = { units: 'metric', today: localDateSchema.parse('2026-11-28'), isCheck: false };
const answers: DraftAnswers = {
  ageRange: '30-39',
  gender: 'female',
  goalType: 'lose_weight',
  bodyType: 'mid_size',
  targetZones: ['butt', 'legs'],
  age: 35,
  heightCm: 172,
};
const say = (asked: SpokenField, text: string, more: Partial<TalkOptions> = {}) =>
  takeTalk(asked, text, { name: 'Maya', answers }, { ...options, ...more });
const fields: SpokenField[] = ['name', ...questions.map(({ field }) => field)];

describe('A question back', () => {
  it.each(fields)('is answered for its question, stores nothing, and is asked again: %s', (field) => {
    const replies = (['why', 'who', 'must', 'meaning', 'safe'] as const).map((topic) =>
      answerBack(topic, field),
    );
    expect(new Set(replies).size).toBe(replies.length);
    const asked = [
      'why do you need that?',
      'who sees this?',
      'do I have to?',
      'what do you mean?',
      'is that safe?',
    ];
    for (const [at, text] of asked.entries())
      expect(say(field, text)).toMatchObject({
        outcome: 'question',
        given: {},
        echo: replies[at],
        asked: field,
      });
  });

  it('next to an answer is answered too', () => {
    const { given, echo, asked } = say('weightKg', '80 kg, but who sees this?');
    expect([given, asked]).toEqual([{ weightKg: 80 }, 'targetWeightKg']);
    expect(echo).toMatch(/^Only you\. .* 80 kg today, got it\.$/);
  });

  it('leaves a question about two answers that disagree open', () => {
    const told = { name: '', answers: { ...answers, age: 41 } };
    const taken = takeTalk('age', 'why do you ask?', told, { ...options, isCheck: true });
    expect(taken).toMatchObject({ outcome: 'question', check: { replies: ['41', '30-39'] } });
  });
});

describe('A correction', () => {
  it.each([
    ['sorry, 36', { age: 36, ageRange: '30-39' }, "I've changed your age to 36."],
    ['sorry, 41', { age: 41, ageRange: '40-49' }, "I've changed your age to 41."],
    ['stronger, not lose weight', { goalType: 'get_stronger' }, "I've changed your goal to Get stronger."],
    ['not the bum', { targetZones: ['legs'] }, "I've changed your target zones to Legs."],
    ['actually my name is Jo', { name: 'Jo' }, "I've changed your name to Jo."],
  ] as const)('changes the right answer, reads it back, and asks on: %s', (text, given, echo) => {
    const before = { name: 'Maya', answers: { ...answers, heightCm: undefined } };
    expect(takeTalk('heightCm', text, before, options)).toEqual({
      outcome: 'correction',
      given,
      echo,
      asked: 'heightCm',
    });
  });

  it('is read back in the units that it was told in', () => {
    expect(say('weightKg', 'I meant 5 foot 9').echo).toBe(`I've changed your height to 5'9".`);
  });

  it('without a value asks that question again', () => {
    expect(say('weightKg', 'my height is wrong')).toMatchObject({ given: {}, asked: 'heightCm' });
  });

  it('never empties the target zones', () => {
    const told = { name: 'Maya', answers: { ...answers, targetZones: ['legs' as const] } };
    expect(takeTalk('age', 'not the legs', told, options)).toMatchObject({ given: {}, asked: 'targetZones' });
  });
});

describe('What is told besides the answer', () => {
  it('is not asked for again', () => {
    const taken = takeTalk('ageRange', "I'm 36 and want to lose weight", { name: '', answers: {} }, options);
    expect(taken.given).toEqual({ ageRange: '30-39', age: 36, goalType: 'lose_weight' });
    expect(taken.asked).toBe('gender');
  });

  it('about health is kept and read back, and adds to what is known', () => {
    const told = { name: '', answers: { ...answers, bodyPains: 'neck' } };
    const taken = takeTalk('goalType', 'tone up, but my knee is sore', told, options);
    expect(taken.given).toEqual({ goalType: 'tone_up', bodyPains: 'neck, my knee is sore' });
    expect(taken.echo).toContain('"my knee is sore"');
  });

  it.each(["my wife's knee is sore", "my knee doesn't hurt", 'no asthma'])(
    'is not made up from others or from what is denied: %s',
    (text) => {
      const { given } = say('goalType', `lose weight, ${text}`);
      expect(given).toEqual({ goalType: 'lose_weight' });
    },
  );
});

describe('Two goals', () => {
  it('are met with the question which matters most, which the order answers', () => {
    const { check, given } = say('goalType', 'lose weight and get strong');
    expect([check, given]).toEqual([
      { question: 'Which matters most?', replies: ['Lose weight', 'Get stronger'] },
      {},
    ]);
    expect(say('goalType', 'the second one', { offered: check?.replies }).given).toEqual({
      goalType: 'get_stronger',
    });
  });
});

it.each([
  ['I turn 41 tomorrow', 40],
  ["I'll be 50 in May", 49],
  ['nearly 30', 29],
  ['born in 1990', 36],
  ['born on 29 November 1990', 35],
  ['28 November 1990', 36],
])('an age is counted on the day it is said: %s', (text, age) => {
  expect(takeTalk('age', text, { name: '', answers: {} }, options).given).toEqual({ age });
});

it('talk about something else is met in a sentence, and nothing is stored', () => {
  for (const field of fields)
    expect(say(field, 'did you see the game?')).toEqual({
      outcome: 'again',
      given: {},
      echo: "I'd love to hear more about that once your plan is ready.",
      asked: field,
    });
});
