import type { CoachFacts, CoachReply } from '../coach-facts';
import type { Earlier } from './requests/earlier';
import type { Reading } from './reading/reading';
import type { Pains } from '../../../shared/domain/health-notes/pains';

/** Where a conversation stands when a message came: what the built-in coach answers from. */
export interface Dialogue {
  facts: CoachFacts;
  /** The message as the coach understands it. */
  reading: Reading;
  /** What hurts, by the notes of the profile and by the message. */
  pains: Pains;
  /** What the conversation was about before. */
  earlier: Earlier;
}

/** A weight and the phrases that earn it, once. A phrase of the form '#minutes' is a feature, see pick-intent.ts. */
export type Signal = readonly [weight: number, ...phrases: string[]];

/** Something people ask for. The best-scoring intent answers. */
export interface Intent {
  name: string;
  signals: readonly Signal[];
  /** Without this the intent is out, whatever its score. */
  needs?: (dialogue: Dialogue) => boolean;
  answer: (dialogue: Dialogue) => CoachReply;
}

/** A reply of words and clips. */
export function say(reply: string, exerciseIds: readonly string[] = []): CoachReply {
  return { reply, exerciseIds: [...exerciseIds], workout: null };
}
