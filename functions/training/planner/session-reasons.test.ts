import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories, people } from '../../../tests/support/training-arbitraries';
import { daysBetween } from '../../../shared/rules/local-date';
import type { Muscle } from '../../../shared/rules/exercise';
import { isUnfit } from '../../../shared/rules/training/conditions';
import { isRuledOut } from '../../../shared/rules/training/pains';
import type { TrainingPerson } from '../../../shared/rules/training/person';
import type { PlannedSession } from '../../../shared/rules/training/session';
import { areaOf, serves } from './areas';
import type { TrainingHistory } from './history';
import { loadOf } from './load';
import { planSession } from './plan-session';
import { restingMuscles } from './recovery';
import { warmUpSeconds } from './warm-up';
import { library, monday } from './training.fixture';
import { areaText } from './words';

const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
const exercisesOf = (moves: readonly { exerciseId: string }[]) =>
  moves.flatMap(({ exerciseId }) => byId.get(exerciseId) ?? []);
const partsOf = ({ warmUp, exercises, coolDown }: PlannedSession) => [...warmUp, ...exercises, ...coolDown];
const workOf = (moves: readonly { workSeconds: number }[]) =>
  moves.reduce((sum, { workSeconds }) => sum + workSeconds, 0);
const zoneNames = { belly: 'belly', butt: 'butt', legs: 'legs', chest: 'chest', arms: 'toned_arms' } as const;

interface Case {
  session: PlannedSession;
  person: TrainingPerson;
  history: TrainingHistory;
}

const jumps = ({ session }: Case) => exercisesOf(partsOf(session)).some(({ impact }) => impact === 'high');
const spares = ({ session, person }: Case) =>
  exercisesOf(partsOf(session)).every(
    (exercise) => !isRuledOut(exercise, person.pains) && !isUnfit(exercise, person),
  );
const lastOf = ({ history }: Case) => history.findLast(({ date }) => date <= monday);
const loadOfLast = (each: Case) =>
  loadOf(
    (lastOf(each)?.exercises ?? []).filter(({ finished }) => finished),
    byId,
  );
/** Plans remember four weeks. */
const lastSeconds = ({ history }: Case, exerciseId: string) =>
  history
    .filter(({ date }) => daysBetween(date, monday) <= 28)
    .flatMap(({ exercises }) => exercises)
    .findLast((move) => move.finished && move.exerciseId === exerciseId)?.workSeconds;
const isLonger = (each: Case) =>
  each.session.exercises.some(
    ({ exerciseId, workSeconds }) => workSeconds > (lastSeconds(each, exerciseId) ?? 99),
  );
const areas = ['legs', 'push', 'core', 'cardio'] as const;
const areaNamed = (name: string) => areas.find((area) => areaText(area) === name);
const trains = ({ session }: Case, name: string) =>
  exercisesOf(session.exercises).some((exercise) => areaOf(exercise) === areaNamed(name));

const isNamed = (move: { exerciseId: string }, name = '') =>
  byId.get(move.exerciseId)?.name.toLowerCase() === name.toLowerCase();

/** Whether a muscle is still resting that the named areas train first. */
function isTiredIn({ history }: Case, muscle: Muscle, names: string): boolean {
  const isOfArea = library.some(
    (exercise) =>
      exercise.primaryMuscles[0] === muscle &&
      names.includes(areaText(areaOf(exercise))) &&
      exercise.category !== 'cardio',
  );
  return (
    isOfArea &&
    restingMuscles(
      history.filter(({ date }) => date <= monday),
      byId,
      monday,
    ).has(muscle)
  );
}

/** Every reason that a session may give, and how to see that it is true. */
const truths: readonly [RegExp, (each: Case, ...words: string[]) => boolean][] = [
  [/^No jumps, only moves that are easy on your /, (each) => !jumps(each) && spares(each)],
  [/^(Only moves that are easy|Planned around your)/, spares],
  [
    /^(Calm and upright: nothing on your back or belly)$/,
    (each) =>
      exercisesOf(partsOf(each.session)).every(({ position }) => !['supine', 'prone'].includes(position)),
  ],
  [/^No jumps, rounding, or twisting: easy on your bones$/, (each) => !jumps(each) && spares(each)],
  [/^A longer warm-up for your lungs$/, ({ session, person }) => isLongWarmUp(session, person)],
  [
    /^(Gentle on your core|No long holds|Calm, steady effort|Steady on both feet|No pressure|Steady effort|All seated|On a steady base|Calm moves only)/,
    spares,
  ],
  [/^No jumps: your joints will thank you$/, (each) => !jumps(each)],
  [/^Three strong weeks behind you/, ({ history }) => history.length >= 6],
  [
    /^The last two felt too hard/,
    ({ history }) => history.slice(-2).every(({ effort }) => effort === 'too_hard'),
  ],
  [/^A gentle way back in$/, (each) => daysBetween(lastOf(each)?.date ?? monday, monday) >= 8],
  [
    /^(.+): (\d+) s, you found (\d+) too (hard|easy)$/,
    ({ session }, name, now, before, how) =>
      session.exercises.some(
        (move) =>
          isNamed(move, name) &&
          move.workSeconds === Number(now) &&
          (how === 'hard') === Number(now) < Number(before),
      ),
  ],
  [
    /^(.+) instead of (.+), which felt too (?:hard|easy)$/,
    ({ session }, name, left) =>
      session.exercises.some((move) => isNamed(move, name)) &&
      session.exercises.every((move) => !isNamed(move, left)),
  ],
  [
    /^Without (.+), which felt too hard$/,
    ({ session }, left) => partsOf(session).every((move) => !isNamed(move, left)),
  ],
  [/^A calm first session to see what suits you$/, (each) => lastOf(each) === undefined],
  [
    /^Last time was too easy, so today is a step up$/,
    (each) =>
      lastOf(each)?.effort === 'too_easy' && (each.session.load > loadOfLast(each) - 0.1 || isLonger(each)),
  ],
  [
    /^Last time was too hard, so today is a step down$/,
    (each) =>
      lastOf(each)?.effort === 'too_hard' && each.session.load <= loadOfLast(each) + 0.1 && !isLonger(each),
  ],
  [
    /^No (.+) today: another way to train your (.+)$/,
    (each, left, area) =>
      trains(each, area ?? '') &&
      exercisesOf(partsOf({ ...each.session, warmUp: [], coolDown: [] })).every(
        ({ name }) => name.toLowerCase() !== left,
      ),
  ],
  [
    /^Shorter on purpose: we build up a little each week$/,
    ({ session, person }) => session.minutes < person.minutes,
  ],
  [
    /^(.+): (\d+) seconds, up from (\d+)$/,
    (each, name, now, before) =>
      exercisesOf(each.session.exercises).some(
        (exercise) =>
          exercise.name === name &&
          lastSeconds(each, exercise.id) === Number(before) &&
          each.session.exercises.some(
            ({ exerciseId, workSeconds }) => exerciseId === exercise.id && workSeconds === Number(now),
          ),
      ),
  ],
  [
    /^Your (.+) (?:is|are) resting after the last session$/,
    (each, names) =>
      (names ?? '').split(/,? and |, /).every((name) => !trains(each, name)) &&
      exercisesOf(each.session.exercises).every(({ primaryMuscles }) =>
        primaryMuscles.every((muscle) => !isTiredIn(each, muscle, names ?? '')),
      ),
  ],
  [
    /^For your (.+), as you asked$/,
    ({ session, person }, names) =>
      (names ?? '').split(/,? and |, /).every((name) => {
        const zone = zoneNames[name as keyof typeof zoneNames];
        const serving = session.exercises.filter((move) =>
          exercisesOf([move]).some((exercise) => serves(exercise, zone)),
        );
        return person.targetZones.includes(zone) && workOf(serving) >= 0.15 * workOf(session.exercises);
      }),
  ],
  [
    /^(Your hardest-working muscles|You've done plenty|Gentle moves only today)/,
    ({ session }) => session.load === 0,
  ],
];

/** Whether the warm-up is longer than without a condition. */
function isLongWarmUp(session: PlannedSession, person: TrainingPerson): boolean {
  const usual = { person: { ...person, conditions: [], age: 30 }, minutes: person.minutes };
  const seconds = session.warmUp.reduce((sum, move) => sum + move.seconds, 0);
  return seconds > warmUpSeconds(workOf(session.exercises), usual);
}

/** The reasons of a session that are not true, and those that nobody explained. */
function untrueOf(person: TrainingPerson, history: TrainingHistory = []): string[] {
  const session = planSession({ person, history, library, date: monday });
  if (session === null) return [];
  const each = { session, person, history };
  return session.reasons.filter((reason) => {
    const truth = truths.find(([pattern]) => pattern.test(reason));
    return !truth?.[1](each, ...(truth[0].exec(reason)?.slice(1) ?? []));
  });
}

describe('The reasons of a session', () => {
  it('are true for new people, whatever they want and whatever hurts', () => {
    fc.assert(
      fc.property(people, (person) => {
        expect(untrueOf(person)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('are true after any history', () => {
    fc.assert(
      fc.property(people, histories, (person, history) => {
        expect(untrueOf(person, history)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
