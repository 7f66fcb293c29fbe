import type { SpokenAnswers, SpokenAnswerTaken } from '../take-spoken-answer';

/** An answer that was heard, with the words. */
export interface Heard extends Omit<SpokenAnswerTaken, 'outcome'> {
  transcript: string;
}

/** What understands and makes speech in a turn. */
export interface Engine {
  /** Null where it hears nothing; throws ModelFailure. */
  hear(pcm: Uint8Array, told: SpokenAnswers): Promise<Heard | null>;
  /** Makes the coach's voice say a text; throws ModelFailure. */
  speak(text: string, onAudio: (pcm: Uint8Array) => Promise<void>): Promise<void>;
  /** Ends it; answers what it cost. */
  close(): { tokens: number };
}

/** The browser recognizes and speaks: there is nothing to hear or to make here. */
export const textEngine: Engine = {
  hear: async () => null,
  speak: async () => undefined,
  close: () => ({ tokens: 0 }),
};
