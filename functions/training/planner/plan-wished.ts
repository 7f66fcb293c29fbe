import type { Exercise, Muscle } from '../../../shared/rules/exercise';
import { isInMaternityCare } from '../../../shared/rules/training/conditions';
import { factsOf, type TrainingFacts } from './facts';
import { askingForLess } from './felt';
import { planGentleSession } from './gentle-session';
import { dayShare } from './load';
import type { SessionInput } from './plan-input';
import { planFrom } from './plan-session';
import type { PlannedSession } from '../../../shared/rules/training/session';
import { capitalized } from './words';
import { noWish, type Wish } from './wish';

/** A session on request. The person's limits, level, and time still apply. */
export interface SessionWish {
  /** Exercises that may be in it, warm-up and cooldown included. */
  allows: (exercise: Exercise) => boolean;
  /** What the main part may use; null for anything. */
  isMain: ((exercise: Exercise) => boolean) | null;
  /** Whether the main part was asked for by name: a body part or an exercise. */
  isNamed: boolean;
  /** All areas in equal shares instead of the day's two. */
  isWholeBody: boolean;
  /** Stretches instead of a main part. */
  isGentle: boolean;
  /** What to name it after: 'glutes'; null lets the plan decide. */
  about: string | null;
  effort: 'easier' | 'harder' | null;
  keepIds: readonly string[];
  avoidIds: readonly string[];
}

/** No wishes: anything that suits the person. */
export const anyWish: SessionWish = {
  allows: () => true,
  isMain: null,
  isNamed: false,
  isWholeBody: false,
  isGentle: false,
  about: null,
  effort: null,
  keepIds: [],
  avoidIds: [],
};

const levelShifts = { easier: -1.2, harder: 1 } as const;
const easierRest = 10;
const whileResting = -0.6;
const mostReasons = 3;
const fewest = 3;
const mostAtRest = 0.5;
const gentleReason = 'Stretches only, as you asked';

function wishOf(
  { effort, about, keepIds, avoidIds, isWholeBody }: SessionWish,
  main: readonly Exercise[] | null,
): Wish {
  return {
    ...noWish,
    about,
    keepIds,
    avoidIds,
    isWholeBody,
    levelShift: effort === null ? 0 : levelShifts[effort],
    extraRestSeconds: effort === 'easier' ? easierRest : 0,
    onlyIds: main && new Set(main.map(({ id }) => id)),
  };
}

/** Share of these exercises that work a resting muscle, 0 to 1. */
const restingShare = (resting: ReadonlySet<Muscle>, exercises: readonly Exercise[]) =>
  exercises.filter(({ primaryMuscles }) => primaryMuscles.some((muscle) => resting.has(muscle))).length /
  Math.max(1, exercises.length);

const isEnough = (session: PlannedSession | null) =>
  session !== null &&
  session.focus[0] !== 'mobility' &&
  new Set(session.exercises.map(({ exerciseId }) => exerciseId)).size >= fewest;

/** When a time was asked for, the load may exceed the day's share, with easier work. */
const longerLoads = [1, 1.3, 1.7, 2.2, 3];
const nearlyAsked = 1;

/** If the person names a time, easier work fills what the day's share leaves empty. */
function asLongAsAsked(
  made: PlannedSession | null,
  facts: TrainingFacts,
  wishes: readonly Wish[],
): PlannedSession | null {
  let best = made;
  for (const times of longerLoads) {
    for (const wish of wishes) {
      if (best === null || best.minutes >= facts.minutes - nearlyAsked) return best;
      const kept = best.exercises.map(({ exerciseId }) => exerciseId);
      const longer = planFrom(
        { ...facts, load: facts.load * times },
        { ...wish, keepsTime: true, keepIds: [...wish.keepIds, ...kept] },
      );
      if (longer && longer.minutes > best.minutes && longer.focus[0] !== 'mobility') best = longer;
    }
  }
  return best;
}

/**
 * A session on request gets one day's share of the week's load, however much was done already. Resting muscles are
 * left out of it; when too little remains, they are used at a lower level. Both cases are mentioned.
 */
function planAsked(facts: TrainingFacts, wish: Wish, named: readonly Exercise[] | null, hasTime: boolean) {
  const { person, history, library, date, load, resting, outside } = facts;
  const share = dayShare(person, history, library, date, outside);
  const asked = { ...facts, load: Math.max(load, share), exhaustedBy: null };
  const rested = planFrom(asked, wish);
  const tired = named === null ? 0 : restingShare(resting, named);
  const isTired = tired > mostAtRest || (tired > 0 && !isEnough(rested));
  const lighter = { ...wish, levelShift: wish.levelShift + whileResting };
  const made = isTired ? planFrom({ ...askingForLess(asked), resting: new Set() }, lighter) : rested;
  // Harder work is never filled up with easier.
  const fillers = wish.levelShift > 0 ? [wish] : [lighter, wish];
  const session = hasTime ? asLongAsAsked(made, asked, fillers) : made;
  const reason = isTired
    ? `Lighter: your ${wish.about ?? 'muscles'} worked hard less than two days ago`
    : load < share / 2
      ? "You've done plenty this week, so stop whenever you like"
      : null;
  if (session === null || reason === null) return session;
  return { ...session, reasons: [reason, ...session.reasons].slice(0, mostReasons) };
}

/**
 * A session on request instead of the day's own: unsuitable exercises stay out and the planner decides the amount,
 * but the time is the person's. Null when nothing fits, during pregnancy, and after a birth.
 */
export function planWished(input: SessionInput, wished: SessionWish): PlannedSession | null {
  if (isInMaternityCare(input.person)) return null;
  const all = factsOf(input);
  const suited: TrainingFacts = { ...all, allowed: all.allowed.filter(wished.allows) };
  const facts = wished.effort === 'easier' ? askingForLess(suited) : suited;
  const main = wished.isMain && facts.allowed.filter(wished.isMain);
  const wish = wishOf(wished, main);
  if (wished.isGentle) {
    const stretches = {
      ...wish,
      keepsTime: input.minutes !== undefined,
      keepIds: [...wish.keepIds, ...(wish.onlyIds ?? [])],
    };
    const session = planGentleSession(facts, stretches, gentleReason);
    return session && { ...session, title: capitalized(wished.about ?? session.title) };
  }
  return planAsked(facts, wish, wished.isNamed ? main : null, input.minutes !== undefined);
}
