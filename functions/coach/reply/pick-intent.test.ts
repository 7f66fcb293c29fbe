import { describe, expect, it } from 'vitest';
import { readDialogue } from './answer-by-rules';
import { askBuiltIn, requestFor } from './ask-built-in.fixture';
import { intents } from './intents';
import { guessIntents } from './intent-model';
import { chooseIntent, rankIntents } from './pick-intent';
import { exampleOf } from './wording/examples';

const guess = (name: string, probability: number) => ({ name, probability });

describe('A choice', () => {
  it('is the first guess when it is ahead, or when no other is likely', () => {
    expect(chooseIntent([guess('a', 0.6), guess('b', 0.3)])).toEqual({ kind: 'one', name: 'a' });
    expect(chooseIntent([guess('a', 0.2), guess('b', 0.19)])).toEqual({ kind: 'one', name: 'a' });
  });

  it('is a question when two are likely and close to each other', () => {
    expect(chooseIntent([guess('a', 0.35), guess('b', 0.3)])).toEqual({ kind: 'two', names: ['a', 'b'] });
  });

  it('is nothing when nothing is likely', () => {
    expect(chooseIntent([guess('a', 0.05), guess('b', 0.04)])).toEqual({ kind: 'none' });
  });
});

describe('The intents', () => {
  it('are those of the model, each with an answer and its own name', () => {
    const names = intents.map(({ name }) => name);
    expect(names.toSorted()).toEqual(
      guessIntents('')
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(intents.map(({ name }) => name).filter((name) => !['out-of-scope', 'change-plan'].includes(name)))(
    'offer a message that is understood: %s',
    (name) => {
      const names = rankIntents(readDialogue(requestFor(exampleOf(name)))).map((each) => each.name);
      expect(names.slice(0, 2)).toContain(name);
    },
  );
});

describe('The coach', () => {
  it('answers both requests of a message', () => {
    const { reply } = askBuiltIn("how many points do I have and what's my BMI");
    expect(reply).toContain('412 points');
    expect(reply).toContain('25.3');
  });

  it('makes no plan unless asked for one', () => {
    for (const message of [
      'this workout is killing me',
      'legs',
      'abs',
      'knees',
      'i feel sad today',
      'my arms',
    ])
      expect(askBuiltIn(message).workout).toBeNull();
  });

  it('never uses the same words twice in a row to say it does not know', () => {
    const message = 'who won the world cup';
    const first = askBuiltIn(message).reply;
    const said = { role: 'assistant', content: first } as const;
    expect(askBuiltIn(message, {}, [said]).reply).not.toBe(first);
  });
});
