import type { CoachReply, OfferedChoice } from '../../../coach-facts';
import { say, type Dialogue } from '../../dialogue';

type Answer = (dialogue: Dialogue) => CoachReply;

/** Something people ask about that is known by its words: one row, one answer. */
export interface Topic {
  name: `topic-${string}`;
  /** Every one of these is in the message, and none of `not`. */
  asks: readonly RegExp[];
  not?: RegExp;
  /** Where more than words decide. */
  when?: (dialogue: Dialogue, said: string) => boolean;
  answer: Answer;
  /** What short messages after it mean: the first that fits. */
  next?: readonly (readonly [asks: RegExp, answer: Answer])[];
  /** How it is called where one asks what was meant. */
  called: string;
}

/** A reply with answers to tap. */
export const offer = (reply: string, ...choices: OfferedChoice[]): CoachReply => ({
  ...say(reply),
  ...(choices.length > 0 && { choices }),
});

/** A short 'why', 'really?', 'tell me more'. */
export const more =
  /^(?:but |and |ok |so |hm |oh )*(?:why|how come|really|how so|tell me more|more|go on|explain|what do you mean|are you sure|for real|seriously)\b/;
