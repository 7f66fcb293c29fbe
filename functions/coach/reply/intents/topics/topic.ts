import type { CoachReply, OfferedChoice } from '../../../coach-facts';
import { say, type Dialogue } from '../../dialogue';

type Answer = (dialogue: Dialogue) => CoachReply;

/** Something people ask about, recognized by its words: one row, one answer. */
export interface Topic {
  name: `topic-${string}`;
  /** All of these match the message, and none of `not`. */
  asks: readonly RegExp[];
  not?: RegExp;
  /** When words alone don't decide. */
  when?: (dialogue: Dialogue, said: string) => boolean;
  answer: Answer;
  /** What short follow-up messages mean; the first match counts. */
  next?: readonly (readonly [asks: RegExp, answer: Answer])[];
  /** What it is called when Ana asks what was meant. */
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
