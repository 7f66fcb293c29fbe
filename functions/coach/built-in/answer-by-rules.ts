import type { CoachReply } from '../coach-facts';
import type { CoachRequest } from '../coach-request';
import { readUserMessage } from '../user-message';
import { answerTwo } from './answer-two';
import { say, type Dialogue, type Intent } from './dialogue';
import { intents } from './intents';
import { nutritionToday } from './intents/nutrition';
import { unknown } from './intents/unknown';
import { chooseIntent, rankIntents } from './pick-intent';
import { readEarlier } from './requests/earlier';
import { readMessage } from './reading/read-message';
import { exampleOf } from './wording/examples';

const byName = new Map(intents.map((intent) => [intent.name, intent]));
const intentNamed = (name: string): Intent => byName.get(name) ?? unknown;

/** What the coach reads in a message and in the conversation before. */
export function readDialogue({ facts, message, pains, history }: CoachRequest): Dialogue {
  const readPast = (text: string) => readMessage(readUserMessage(text), facts.exercises);
  return {
    facts,
    pains,
    text: message.text,
    reading: readMessage(message, facts.exercises),
    earlier: readEarlier(history, facts, readPast),
  };
}

/** The intent that a message most probably has. */
export function intentFor(dialogue: Dialogue): Intent {
  const choice = chooseIntent(rankIntents(dialogue));
  if (choice.kind === 'none') return unknown;
  return intentNamed(choice.kind === 'one' ? choice.name : choice.names[0]);
}

const askWhich = (names: readonly string[]) =>
  say(`Did you mean one of these?\n\n${names.map((name) => `- *“${exampleOf(name)}”*`).join('\n')}`);

function answerOne(dialogue: Dialogue, { conversation }: CoachRequest): CoachReply {
  const choice = chooseIntent(rankIntents(dialogue));
  const isKnown = choice.kind === 'one' && choice.name !== unknown.name;
  if (conversation === 'nutrition' && !isKnown) return nutritionToday.answer(dialogue);
  if (choice.kind === 'two') return askWhich(choice.names);
  return (choice.kind === 'one' ? intentNamed(choice.name) : unknown).answer(dialogue);
}

/**
 * The built-in coach's answer: the intent that the message most probably has, filled from the facts and the library;
 * two requests in one message are both answered. Messages that are not for a coach are screened before, and the reply
 * is fitted after, as a model's is.
 */
export function answerByRules(request: CoachRequest): CoachReply {
  const dialogue = readDialogue(request);
  const readPart = (text: string): Dialogue => ({
    ...dialogue,
    text,
    reading: readMessage(readUserMessage(text), request.facts.exercises),
  });
  return answerTwo(dialogue, readPart, intentNamed) ?? answerOne(dialogue, request);
}
