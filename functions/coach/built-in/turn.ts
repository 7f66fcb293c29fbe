import type { CoachFacts, CoachReply } from '../coach-facts';
import type { Earlier } from './planning/earlier';
import type { Reading } from './reading/reading';

/** One message with everything needed to answer it. */
export interface Turn {
  facts: CoachFacts;
  message: string;
  reading: Reading;
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
  needs?: (turn: Turn) => boolean;
  answer: (turn: Turn) => CoachReply;
}

/** A reply of words and clips. */
export function say(reply: string, exerciseIds: readonly string[] = []): CoachReply {
  return { reply, exerciseIds: [...exerciseIds], workout: null };
}
