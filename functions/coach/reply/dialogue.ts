import type { CoachFacts, CoachReply, OfferedChoice } from '../coach-facts';
import type { Earlier } from './requests/earlier';
import type { Reading } from './reading/reading';
import type { Pains } from '../../understanding/health/pains';

/** The state of a conversation when a message arrives: what the built-in coach answers from. */
export interface Dialogue {
  facts: CoachFacts;
  /** The message as it was typed. */
  text: string;
  /** The message as the coach understands it. */
  reading: Reading;
  /** What hurts, from the profile's notes and from the message. */
  pains: Pains;
  /** What the conversation was about before. */
  earlier: Earlier;
}

/** Something people ask for: a label of the intent model, and its answer. */
export interface Intent {
  name: string;
  answer: (dialogue: Dialogue) => CoachReply;
}

/** A choice to tap instead of typing the same words. */
export const chip = (label: string): OfferedChoice => ({ label, message: label, intent: null });

/** A reply with words and clips. */
export function say(reply: string, exerciseIds: readonly string[] = []): CoachReply {
  return { reply, exerciseIds: [...exerciseIds], workout: null };
}
