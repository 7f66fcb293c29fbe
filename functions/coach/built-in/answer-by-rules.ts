import type { CoachFacts, CoachReply, PastMessage } from '../coach-facts';
import { withoutRuledOut } from '../injuries/injury-filter';
import { intents } from './intents';
import { unknown } from './intents/unknown';
import { pickIntent } from './pick-intent';
import { readEarlier } from './planning/earlier';
import { readMessage } from './reading/read-message';
import type { Intent, Turn } from './turn';

const mostClips = 4;
const heard = intents.flatMap(({ signals }) =>
  signals.flatMap(([, ...phrases]) => phrases.filter((phrase) => !phrase.startsWith('#'))),
);

/** A message with what the coach reads in it and in the conversation before. */
export function readTurn(facts: CoachFacts, message: string, history: readonly PastMessage[]): Turn {
  const read = (text: string) => readMessage(text, facts.exercises, heard);
  return { facts, message, reading: read(message), earlier: readEarlier(history, facts, read) };
}

/** The intent that answers a message. */
export function intentFor(turn: Turn): Intent {
  return pickIntent(intents, turn) ?? unknown;
}

/**
 * The built-in coach's answer: the intent that the message means most, filled from the facts and the library. Clips
 * are of the library and load nothing that hurts. Messages that are not for a coach are screened before.
 */
export function answerByRules(
  facts: CoachFacts,
  message: string,
  history: readonly PastMessage[],
): CoachReply {
  const turn = readTurn(facts, message, history);
  const reply = intentFor(turn).answer(turn);
  const clips = withoutRuledOut([...new Set(reply.exerciseIds)], facts, message);
  return { ...reply, exerciseIds: clips.slice(0, mostClips) };
}
