import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUserMessage } from '../../functions/coach/user-message';
import { requestFor } from '../../functions/coach/reply/ask-built-in.fixture';
import { screenMessage } from '../../functions/coach/safety/screen-message';
import { exercises } from '../../functions/exercises/library/catalogue';
import { canonicalWords } from '../../functions/nutrition/foods/canonical-words';
import { presentSentence } from '../../functions/nutrition/present-sentence';
import { readConditions } from '../../functions/spared/reading/read-conditions';
import { parseName } from '../../functions/voice/parse-name';
import { coachContract } from '../../shared/contracts/coach';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { draftAnswersSchema } from '../../shared/rules/questionnaire';
import { parseAnswer } from '../../shared/rules/questionnaire/parse-answer';
import { everything, searchExercises } from '../../web/features/exercises/search-exercises';

const hidden = [
  '\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2063\u2066\u2069\u3164\ufe0f\ufeff\uffa0',
  '\u{e0061}\u{e007f}\u{e0100}',
].flatMap((each) => [...each]);

/** The text with hidden characters between, before, and after its letters. */
const sprinkled = (text: string) =>
  fc
    .array(fc.array(fc.constantFrom(...hidden), { maxLength: 2 }), {
      minLength: text.length + 1,
      maxLength: text.length + 1,
    })
    .map((parts) => parts.map((part, index) => part.join('') + text.charAt(index)).join(''));

/** Each edge that reads what people write: what comes of a text there. */
const library = exercises.map((exercise) => ({ ...exercise, videoUrl: null }));
const notesWith = (note: string) => {
  const { medicalConditions = null } = draftAnswersSchema.parse({ medicalConditions: note });
  return { medicalConditions, bodyPains: null, workLifeEffects: null, fitnessBarriers: null };
};
const edges: readonly [string, readonly string[], (text: string) => unknown][] = [
  ['a health note', ['asthma since 2019', 'bad left knee'], (text) => readConditions(notesWith(text))],
  [
    'a message with a danger',
    ['I want to die', 'my chest hurts and my arm is numb'],
    (text) =>
      screenMessage(requestFor(coachContract.sendMessage.body.shape.message.parse(text)))?.concern ?? null,
  ],
  ['a message to the coach', ['my knee hurts, swap the squats'], (text) => readUserMessage(text)],
  [
    'a sentence about food',
    ['two eggs and a slice of toast'],
    (text) => presentSentence(nutritionContract.readSentence.body.parse({ text }).text),
  ],
  ['the name of a food', ['greek yogurt'], canonicalWords],
  [
    'the search of exercises',
    ['push up', 'back ache'],
    (text) => searchExercises(library, { ...everything, text }).exercises.map(({ id }) => id),
  ],
  ['an answer about the body', ['my knees hurt'], (text) => parseAnswer('bodyPains', text)],
  ['an answer with a number', ["I'm 36"], (text) => parseAnswer('age', text)],
  ['an answer with a choice', ['lose weight'], (text) => parseAnswer('goalType', text)],
  ['a name that is said', ['my name is Maya'], parseName],
];

describe('Hidden characters', () => {
  it.each(edges)('change nothing in %s', (_, texts, read) => {
    for (const text of texts) {
      const plain = read(text);
      fc.assert(
        fc.property(sprinkled(text), (written) => {
          expect(read(written)).toEqual(plain);
        }),
        { numRuns: 25 },
      );
    }
  });

  it('would be noticed: each of the texts says something', () => {
    expect(readConditions(notesWith('asthma since 2019'))).toEqual(['asthma']);
    expect(screenMessage(requestFor('I want to die'))).not.toBeNull();
    expect(presentSentence('two eggs and a slice of toast').items).toHaveLength(2);
    expect(parseAnswer('age', "I'm 36").ok).toBe(true);
  });
});
