import type { LocalDate } from '../../../shared/rules/local-date';
import type { SpokenAnswers, SpokenAnswerTaken } from '../take-spoken-answer';

/** An answer that was heard, with its words. */
export interface Heard extends Omit<SpokenAnswerTaken, 'outcome'> {
  transcript: string;
}

/** Understands and speaks during a turn. */
export interface Engine {
  /** Null if it hears nothing; throws ModelFailure. */
  hear(pcm: Uint8Array, told: SpokenAnswers, today: LocalDate): Promise<Heard | null>;
  /** Speaks a text in the coach's voice; throws ModelFailure. */
  speak(text: string, onAudio: (pcm: Uint8Array) => Promise<void>): Promise<void>;
  /** Ends it; returns its cost. */
  close(): { tokens: number };
}

/** The browser recognizes and speaks, so there is nothing to hear or say here. */
export const textEngine: Engine = {
  hear: async () => null,
  speak: async () => undefined,
  close: () => ({ tokens: 0 }),
};
