import * as z from 'zod';

export const challengeTypes = ['Core', 'Lower Body', 'Upper Body', 'Cardio', 'Full Body'] as const;
export type ChallengeType = (typeof challengeTypes)[number];

export const challengeDifficulties = ['easy', 'medium', 'hard', 'extreme'] as const;
export type ChallengeDifficulty = (typeof challengeDifficulties)[number];

export const challengeCount = 26;

export const challengeNumberSchema = z.number().int().min(1).max(challengeCount);

/** One rung of the ladder. */
export interface Challenge {
  number: number;
  title: string;
  type: ChallengeType;
  difficulty: ChallengeDifficulty;
}

/** Active minutes that complete a challenge: 80% of its half hour. */
export const challengeMinutes = 24;

/** Whether this many active seconds complete a challenge. */
export function isChallengeDone(activeSeconds: number): boolean {
  return activeSeconds >= challengeMinutes * 60;
}

/** The state of a rung for someone who has completed the ladder up to `highest` (0: none yet). */
export function challengeState(number: number, highest: number): 'completed' | 'open' | 'locked' {
  if (number <= highest) return 'completed';
  return number === highest + 1 ? 'open' : 'locked';
}
