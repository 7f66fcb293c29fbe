import { describe, expect, it } from 'vitest';
import { conversationWith, type ConversationTurn } from '../../../tests/eval/conversation';
import { intents } from './intents';
import { exampleOf } from './wording/examples';
import { readMessage } from './reading/read-message';
import { readUserMessage } from '../user-message';
import { coachFacts } from './coach-facts.fixture';

const suggested = /\*?[“"]([^”"\n]{2,80})[”"]\*?/g;

/** What a reply suggests typing, and what it offers to tap. */
function suggestionsOf({ reply }: ConversationTurn): string[] {
  const written = [...reply.reply.matchAll(suggested)].map(([, text]) => text ?? '');
  const tapped = (reply.choices ?? []).map(({ message }) => message);
  return [...new Set([...written, ...tapped])].filter((text) => /[a-z]/i.test(text));
}

/** Whether a suggestion is understood in the place where it was made. */
function isUnderstood(opening: readonly string[], suggestion: string): boolean {
  const say = conversationWith();
  opening.forEach((message) => say(message));
  const { reply, concern, asked, changed } = say(suggestion);
  const intent = reply.told?.intent;
  if (concern !== null || asked !== null || changed.length > 0 || reply.workout !== null) return true;
  return (
    intent !== 'out-of-scope' &&
    !/^(?:Did you mean A or B|I didn't get that|I have nothing close)/.test(reply.reply)
  );
}

const reading = readMessage(readUserMessage('squats for my legs'), coachFacts().exercises);
/** One way to ask for everything Ana answers, and what else people say. */
const openings = [
  ...intents.map(({ name }) => exampleOf(name, reading)),
  'my knee hurts',
  'i was diagnosed with lupus',
  'no jumping today',
  'i am vegan',
  'my chest hurts',
  'asdf qwer',
  'legs',
  '20 minutes legs',
  'i am feeling low',
  'hello',
];

describe('What she suggests', () => {
  it.each([...new Set(openings)])('is understood when it is written, after %j', (opening) => {
    const suggestions = suggestionsOf(conversationWith()(opening));
    expect(suggestions.filter((each) => !isUnderstood([opening], each))).toEqual([]);
  });

  it('is suggested often enough for this to mean something', () => {
    const all = openings.flatMap((opening) => suggestionsOf(conversationWith()(opening)));
    expect(new Set(all).size).toBeGreaterThan(20);
  });
});
