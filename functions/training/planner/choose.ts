import { serves } from './areas';
import type { Candidate } from './candidates';
import type { TrainingFacts } from './facts';
import { trainsTomorrow, type Focus, type Weights } from './focus';
import { heightOf } from './height';
import type { TrainingArea } from '../../../shared/rules/training/person';
import { memoryOf, rate } from './rate-exercise';
import { shortMinutes } from './warm-up';
import type { Wish } from './wish';

const mostExercises = 12;
/** From the fourth exercise on, a worse fit than this is skipped: another round of the others does more. */
const leastWorth = 0.5;
const always = 3;
/** Of what the session is about there are several, even if they are much alike. */
const ofFocus = 3;
const leastOfFocus = -3;
const bestOfArea = 30;
const sameMuscle = 1.1;
const sharedMuscle = 0.4;
const sameFamily = 2.5;
/** At most one exercise in three is a jump, and only after an easier one on the feet. */
const jumpShare = 3;

interface Rated extends Candidate {
  /** Score, minus how much it repeats exercises already chosen. */
  worth: number;
}

/** How much an exercise repeats one already chosen. */
function overlap({ exercise: a }: Candidate, { exercise: b }: Candidate): number {
  const isVariant = a.easierId === b.id || a.harderId === b.id || b.easierId === a.id || b.harderId === a.id;
  const isFamily = isVariant || (a.easierId !== null && a.easierId === b.easierId);
  const isSame = a.primaryMuscles[0] === b.primaryMuscles[0];
  let shared = 0;
  for (const muscle of a.primaryMuscles) if (b.primaryMuscles.includes(muscle)) shared += 1;
  return (isFamily ? sameFamily : 0) + (isSame ? sameMuscle : 0) + sharedMuscle * shared;
}

class Choice {
  readonly chosen: Rated[] = [];
  private left: readonly Rated[];

  constructor(rated: readonly Rated[]) {
    this.left = rated;
  }

  countOf(area: TrainingArea): number {
    return this.chosen.filter((each) => each.area === area).length;
  }

  /** Takes the best one that fits and is worth it; returns whether there was one. */
  take(fits: (candidate: Candidate) => boolean, least = leastWorth): boolean {
    const jumps = this.chosen.filter(({ exercise }) => exercise.impact === 'high').length;
    const beforeIt = this.chosen.some(
      ({ exercise }) => heightOf(exercise) === 0 && exercise.impact === 'low',
    );
    const mayJump = beforeIt && (jumps + 1) * jumpShare <= this.chosen.length + 1;
    let best: Rated | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const each of this.left) {
      if (each.worth <= most || !fits(each) || (each.exercise.impact === 'high' && !mayJump)) continue;
      [best, most] = [each, each.worth];
    }
    if (best === undefined || (most < least && this.chosen.length >= always)) return false;
    const taken = best;
    this.left = this.left.filter((each) => each !== taken);
    this.chosen.push(taken);
    for (const each of this.left) each.worth -= overlap(each, taken);
    return true;
  }
}

/** Keeps the top of each area: anything further down is never chosen, however large the library. */
function amongBest() {
  const seen = new Map<TrainingArea, number>();
  return ({ area }: Candidate) => {
    const count = (seen.get(area) ?? 0) + 1;
    seen.set(area, count);
    return count <= bestOfArea;
  };
}

/** The area furthest behind its weight (D'Hondt's method, which allots seats to parties). */
function nextArea(weights: Weights, chosen: readonly Candidate[], spent: ReadonlySet<string>) {
  const areas = Object.keys(weights) as (keyof Weights)[];
  const due = (area: keyof Weights) =>
    weights[area] / (chosen.filter((each) => each.area === area).length + 1);
  return areas.filter((area) => weights[area] > 0 && !spent.has(area)).toSorted((a, b) => due(b) - due(a))[0];
}

/** Once the first area has no more to give, more rounds of these do more for it than other areas would. */
const usualExercises = ({ minutes }: TrainingFacts) => Math.max(6, Math.ceil(minutes / 3.5));

/**
 * The main part's exercises, most important first: those for zones not trained lately, then by the weights of the
 * areas. A shorter session takes fewer from the front.
 */
export function chooseExercises(
  facts: TrainingFacts,
  candidates: readonly Candidate[],
  { areas, weights }: Focus,
  wish: Wish,
): Candidate[] {
  const memory = memoryOf(facts);
  const isShort = facts.minutes < shortMinutes;
  const rated = candidates
    .filter(({ exercise }) => !isShort || exercise.impact === 'low')
    .map((each) => ({ ...each, worth: rate(each, facts, memory, wish) }));
  const choice = new Choice(rated.toSorted((a, b) => b.worth - a.worth).filter(amongBest()));
  for (const zone of facts.unservedZones) {
    if (choice.chosen.some(({ exercise }) => serves(exercise, zone))) continue;
    choice.take(
      ({ exercise, area }) =>
        serves(exercise, zone) && (!trainsTomorrow(facts) || areas.some((each) => each === area)),
    );
  }
  const spent = new Set<string>();
  const [first] = areas;
  const isOver = () =>
    first !== undefined && spent.has(first) && choice.chosen.length >= usualExercises(facts);
  while (choice.chosen.length < mostExercises && !isOver()) {
    const area = nextArea(weights, choice.chosen, spent);
    if (area === undefined) break;
    const isFew = area === first && choice.countOf(area) < ofFocus;
    if (!choice.take((each) => each.area === area, isFew ? leastOfFocus : leastWorth)) spent.add(area);
  }
  return choice.chosen;
}
