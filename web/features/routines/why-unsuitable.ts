import { bodyAreaSchema, muscles, type Exercise } from '../../../shared/rules/exercise';
import { everywhere } from '../../../shared/rules/training/at-home';
import type { HealthOf } from '../../../shared/rules/training/conditions';
import { brokenLimit, limits } from '../../../shared/rules/training/limits';
import { isRuledOut } from '../../../shared/rules/training/pains';
import { unfitFor } from '../../../shared/rules/training/why-left-out';
import type { SparedFact } from '../../../shared/contracts/spared';

/** Why an exercise is in none of the person's plans. */
export interface Unsuitable {
  /** 'Not a fit for your left knee'. */
  text: string;
  /** Whether to ask before a workout starts with it: what someone lacks or does not like is theirs to choose. */
  asks: boolean;
}

export type WhyUnsuitable = (exercise: Exercise) => Unsuitable | null;

export interface UnsuitableTo extends HealthOf {
  unsuitableIds: ReadonlySet<string>;
  excludedIds: readonly string[];
  /** What plans work around, in the person's words. */
  facts: readonly Pick<SparedFact, 'id' | 'kind' | 'label'>[];
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The part of the body, muscle, or limit in a fact's ID: `sore.wrists-elbow`. */
const whatOf = (id: string) => id.replace(/^\w+\./, '').replace(/-.*$/, '');

function isAgainst(exercise: Exercise, { id, kind }: UnsuitableTo['facts'][number]): boolean {
  const what = whatOf(id);
  if (kind === 'limit')
    return (
      brokenLimit(
        exercise,
        limits.filter((limit) => limit === what),
      ) !== null
    );
  if (kind !== 'sore' && kind !== 'injury') return false;
  const areas = bodyAreaSchema.options.filter((area) => area === what);
  return isRuledOut(exercise, { areas, muscles: muscles.filter((muscle) => muscle === what) });
}

/** Why an exercise is in none of someone's plans, as far as it is known; null if it may be planned. */
export function whyUnsuitable(exercise: Exercise, person: UnsuitableTo): Unsuitable | null {
  if (!person.unsuitableIds.has(exercise.id)) return null;
  const fact = person.facts.find((each) => isAgainst(exercise, each));
  if (fact?.kind === 'limit') return { text: `You asked for ${uncapitalized(fact.label)}`, asks: true };
  if (fact) return { text: `Not a fit for your ${uncapitalized(fact.label)}`, asks: true };
  const state = unfitFor(exercise, person);
  if (state) return { text: `Not a fit ${state}`, asks: true };
  if (person.excludedIds.includes(exercise.id)) return { text: 'Marked “Not for me”', asks: false };
  const needed = exercise.equipment.find((each) => !everywhere.includes(each));
  if (needed) return { text: `Needs ${needed.replace('_', ' ')}`, asks: false };
  return { text: "I don't plan this one for you", asks: true };
}
