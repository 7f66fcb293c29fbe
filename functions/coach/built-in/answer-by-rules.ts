import type { CoachReply } from '../coach-facts';
import type { CoachRequest } from '../coach-request';
import { readUserMessage } from '../user-message';
import type { Dialogue, Intent } from './dialogue';
import { intents } from './intents';
import { nutritionToday } from './intents/nutrition';
import { unknown } from './intents/unknown';
import { pickIntent } from './pick-intent';
import { readEarlier } from './requests/earlier';
import { createMessageReader } from './reading/read-message';

/** The words that intents listen for; a feature such as '#minutes' is none. */
const readMessage = createMessageReader(
  intents.flatMap(({ signals }) =>
    signals.flatMap(([, ...phrases]) => phrases.filter((phrase) => !phrase.startsWith('#'))),
  ),
);

/** What the coach reads in a message and in the conversation before. */
export function readDialogue({ facts, message, pains, history }: CoachRequest): Dialogue {
  const readPast = (text: string) => readMessage(readUserMessage(text), facts.exercises);
  return {
    facts,
    pains,
    reading: readMessage(message, facts.exercises),
    earlier: readEarlier(history, facts, readPast),
  };
}

/** The intent that answers a message. */
export function intentFor(dialogue: Dialogue): Intent {
  return pickIntent(intents, dialogue) ?? unknown;
}

/**
 * The built-in coach's answer: the intent that the message means most, filled from the facts and the library.
 * Messages that are not for a coach are screened before, and the reply is fitted after, as a model's is.
 */
export function answerByRules(request: CoachRequest): CoachReply {
  const dialogue = readDialogue(request);
  const intent = intentFor(dialogue);
  const aboutFood = request.conversation === 'nutrition' && intent === unknown;
  return (aboutFood ? nutritionToday : intent).answer(dialogue);
}
