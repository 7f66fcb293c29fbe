import type { Exercise } from '../../../shared/rules/exercise';
import { areaOf } from './areas';
import { baseLevel } from './difficulty';
import type { TrainingFacts } from './facts';
import { isAllowedByFelt, isFeltEasy } from './felt';
import { jumpsFromLevel } from './impact';
import type { TrainingArea } from '../../../shared/rules/training/person';
import { programById } from '../../../shared/rules/training/programs';
import type { Wish } from './wish';

/** An exercise that suits today, with the facts needed to choose and dose it. */
export interface Candidate {
  exercise: Exercise;
  area: TrainingArea;
  /** The level from which it suits someone. */
  base: number;
  /** The person's level in its area, adjusted for today's request. */
  level: number;
}

const tolerance = 0.3;

/** The level to plan an area at: lower in a lighter phase. */
function levelToday({ levels, phase }: TrainingFacts, area: TrainingArea, wish: Wish): number {
  const lighter = phase === 'lighter_after_hard' ? -0.5 : phase === 'back_after_gap' ? -0.6 : 0;
  return Math.max(0, levels[area] + lighter + wish.levelShift);
}

/** Whether the legs and the heart are ready to land from a jump today. */
function mayJump(facts: TrainingFacts, exercise: Exercise): boolean {
  const { person, levels, phase, resting, programme } = facts;
  if (programById(programme?.id)?.isLowImpact) return false;
  const from = jumpsFromLevel(person);
  if (from === null || phase !== 'build') return false;
  return levels.cardio >= from && !exercise.primaryMuscles.some((muscle) => resting.has(muscle));
}

const isStrength = (area: TrainingArea) => area === 'legs' || area === 'push' || area === 'core';

function isRested({ resting }: TrainingFacts, { primaryMuscles }: Exercise, area: TrainingArea): boolean {
  return !isStrength(area) || !primaryMuscles.some((muscle) => resting.has(muscle));
}

/** Exercises for today's main part: allowed, within the level and what was felt, and with rested muscles. */
export function candidatesOf(facts: TrainingFacts, wish: Wish): Candidate[] {
  return facts.allowed.flatMap((exercise) => {
    const area = areaOf(exercise);
    if (wish.onlyIds?.has(exercise.id) === false) return [];
    if (area === 'mobility' || !isRested(facts, exercise, area)) return [];
    if (!isAllowedByFelt(exercise, facts)) return [];
    if (exercise.impact === 'high' && !mayJump(facts, exercise)) return [];
    const level = levelToday(facts, area, wish);
    const base = baseLevel(exercise, facts.library);
    return base <= level + tolerance || isFeltEasy(exercise, facts) ? [{ exercise, area, base, level }] : [];
  });
}
