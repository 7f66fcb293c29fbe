import type { Challenge, ChallengeDifficulty, ChallengeType } from './challenge';

type Row = readonly [title: string, type: ChallengeType, difficulty: ChallengeDifficulty];

const rows: readonly Row[] = [
  ['First Light', 'Full Body', 'easy'],
  ['Steady Middle', 'Core', 'easy'],
  ['Solid Ground', 'Lower Body', 'easy'],
  ['Open Arms', 'Upper Body', 'easy'],
  ['Quick Pulse', 'Cardio', 'medium'],
  ['Deep Roots', 'Lower Body', 'medium'],
  ['Keystone', 'Core', 'medium'],
  ['Push Past Noon', 'Upper Body', 'medium'],
  ['All Together Now', 'Full Body', 'medium'],
  ['Tailwind', 'Cardio', 'medium'],
  ['Iron Stairs', 'Lower Body', 'hard'],
  ['Storm Drum', 'Cardio', 'hard'],
  ['Bridge Builder', 'Core', 'hard'],
  ['Heavy Sky', 'Upper Body', 'hard'],
  ['Four Corners', 'Full Body', 'hard'],
  ['Second Wind', 'Cardio', 'medium'],
  ['Quiet Strength', 'Core', 'medium'],
  ['Ridge Walk', 'Lower Body', 'hard'],
  ['Hold the Line', 'Upper Body', 'hard'],
  ['Crosscurrent', 'Full Body', 'hard'],
  ['Thunderhead', 'Cardio', 'extreme'],
  ['Stone by Stone', 'Lower Body', 'extreme'],
  ['Unshaken', 'Core', 'extreme'],
  ['Skyward', 'Upper Body', 'extreme'],
  ['Last Ascent', 'Cardio', 'extreme'],
  ['Summit', 'Full Body', 'extreme'],
];

/** The fixed ladder, from the first rung to the last. */
export const challenges: readonly Challenge[] = rows.map(([title, type, difficulty], index) => ({
  number: index + 1,
  title,
  type,
  difficulty,
}));

/** The challenge with this number, or undefined. */
export function challengeByNumber(number: number): Challenge | undefined {
  return challenges[number - 1];
}
