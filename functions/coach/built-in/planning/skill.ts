import { skillLevels } from '../../../../shared/exercises/exercise';
import type { CoachFacts } from '../../coach-facts';
import type { Effort } from '../reading/reading';

export type SkillLevel = (typeof skillLevels)[number];

const intermediateFrom = 5;
const advancedFrom = 25;

const rankOf = (level: SkillLevel) => skillLevels.indexOf(level);

/** Whether an exercise of the first level suits a person of the second. */
export const suits = (level: SkillLevel, most: SkillLevel): boolean => rankOf(level) <= rankOf(most);

/**
 * The hardest level to plan with: by the workouts completed, one less or more when the last one was felt too hard
 * or too easy, and as asked for.
 */
export function skillOf({ progress, recentSessions }: CoachFacts, wanted: Effort | null = null): SkillLevel {
  const { workoutsCompleted } = progress;
  const base = (workoutsCompleted >= intermediateFrom ? 1 : 0) + (workoutsCompleted >= advancedFrom ? 1 : 0);
  const felt = { too_easy: 1, right: 0, too_hard: -1 }[recentSessions[0]?.effort ?? 'right'];
  const asked = wanted === 'harder' ? 1 : wanted === 'easier' ? -1 : 0;
  return skillLevels[Math.min(2, Math.max(0, base + felt + asked))] ?? 'beginner';
}
