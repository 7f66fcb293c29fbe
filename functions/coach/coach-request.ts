import type { Conversation } from '../../shared/contracts/coach';
import type { CoachFacts, PastMessage } from './coach-facts';
import { joinPains, type Pains } from '../understanding/health/pains';
import { readUserMessage, type UserMessage } from './user-message';

/** A message to the coach with everything known when it is answered. */
export interface CoachRequest {
  facts: CoachFacts;
  /** Where it was written: next to the meals, a message that says little is about food. */
  conversation: Conversation;
  message: UserMessage;
  /** What hurts, from the profile's notes and from the message. */
  pains: Pains;
  /** The conversation before, oldest first. */
  history: readonly PastMessage[];
  /** Whether a workout is running. */
  isTraining: boolean;
}

export function coachRequestOf(
  facts: CoachFacts,
  text: string,
  history: readonly PastMessage[],
  conversation: Conversation = 'coach',
  isTraining = false,
): CoachRequest {
  const message = readUserMessage(text);
  const pains = joinPains(facts.notes.pains, message.pains);
  return { facts, conversation, message, pains, history, isTraining };
}
