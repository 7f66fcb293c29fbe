import type { CoachMessage } from '../../shared/contracts/coach';
import type { CoachFacts } from './coach-facts';
import type { Turn } from './turns-repository';

/** A message with all that is known when it is answered. */
export interface Asked {
  turn: Turn;
  message: string;
  /** With the person's choice about health notes. */
  facts: CoachFacts;
  history: readonly CoachMessage[];
  /** Rejects when the person sent too much within a minute. */
  withinLimit: Promise<void>;
}
