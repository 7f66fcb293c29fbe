import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories, people } from '../../../tests/support/training-arbitraries';
import { addDays } from '../../../shared/rules/local-date';
import type { Exercise } from '../../../shared/rules/exercise';
import type { TrainingMove } from '../../../shared/rules/training/session';
import { areaOf } from './areas';
import { factsOf, type TrainingFacts } from './facts';
import { planSession } from './plan-session';
import { anyWish, planWished } from './plan-wished';
import { restingMuscles } from './recovery';
import { trainFor } from './simulate.fixture';
import { library, monday, personWith } from './training.fixture';
import { areaText, capitalized } from './words';

const nameOf = (id: string) => library.find((each) => each.id === id)?.name.toLowerCase();
const finishedIn = ({ history }: TrainingFacts) =>
  history.flatMap(({ date, exercises }) =>
    exercises.filter(({ finished }) => finished).map((each) => ({ ...each, date })),
  );

/** Whether the reason of a move is true, as far as it says something about the past. */
function isTrue({ exerciseId, workSeconds, reason }: TrainingMove, facts: TrainingFacts): boolean {
  const text = reason ?? '';
  const done = finishedIn(facts);
  const more = workSeconds - (done.findLast((each) => each.exerciseId === exerciseId)?.workSeconds ?? 0);
  if (text === 'A little more than last time') return more > 0 && more <= 10;
  if (text === 'A little less than last time') return more < 0 && more >= -10;
  if (text === 'More than last time') return more > 10;
  if (text === 'Less than last time') return more < -10;
  const swapped = /^You swapped (.+) for these$/.exec(text)?.[1];
  if (swapped !== undefined)
    return facts.history.some(({ swaps }) =>
      swaps.some(({ from, to }) => to === exerciseId && from !== to && nameOf(from) === swapped),
    );
  const below = /^A step up from (.+)$/.exec(text)?.[1];
  if (below !== undefined) return done.some((each) => nameOf(each.exerciseId) === below);
  const rested = / had \w+ days? of rest$/.test(text);
  if (!rested) return true;
  const resting = restingMuscles(facts.history, facts.library, facts.date);
  return library.every(
    (each) =>
      !text.startsWith(capitalized(areaText(areaOf(each)))) ||
      !each.primaryMuscles.some((muscle) => resting.has(muscle)),
  );
}

const upward = /more than last time|^More|A step up/i;
const downward = /less than last time/i;

describe('The reason of a move', () => {
  it('is true, and never says the opposite of its session', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(people, histories, (person, history) => {
        const input = { person, history, library, date: monday };
        const facts = factsOf(input);
        const session = planSession(input);
        for (const move of session?.exercises ?? []) {
          expect([move.reason, isTrue(move, facts)]).toEqual([move.reason, true]);
          if (move.reason) kinds.add(move.reason.split(' ').slice(0, 3).join(' '));
        }
        const reasons = session?.reasons.join() ?? '';
        const said = session?.exercises.map(({ reason }) => reason ?? '') ?? [];
        const isLess = /lighter|a step down|gentle way back/.test(reasons);
        expect(isLess && reasons.includes('up from')).toBe(false);
        expect(said.filter((reason) => isLess && upward.test(reason))).toEqual([]);
        const isMore = reasons.includes('a step up');
        expect(said.filter((reason) => isMore && downward.test(reason))).toEqual([]);
      }),
      { numRuns: 300, seed: 41 },
    );
    expect(kinds).toContain('A little more');
    expect([...kinds].some((kind) => kind.includes(' had '))).toBe(true);
  });

  it('never says that muscles rested where a session on request is lighter because they worked', () => {
    const days = trainFor(personWith({ minutes: 30 }), 3);
    let lighter = 0;
    for (const [index, { date }] of days.entries()) {
      const history = days.slice(0, index + 1).map(({ past }) => past);
      for (const muscle of ['glutes', 'quadriceps', 'chest', 'abs'] as const) {
        const input = { person: personWith(), history, library, date: addDays(date, 1), minutes: 20 };
        const isMain = ({ primaryMuscles }: Exercise) => primaryMuscles.includes(muscle);
        const session = planWished(input, { ...anyWish, about: muscle, isNamed: true, isMain });
        if (session === null || !session.reasons.join().includes('Lighter')) continue;
        lighter += 1;
        const said = session.exercises.map(({ reason }) => reason ?? '');
        expect(said.filter((reason) => upward.test(reason))).toEqual([]);
        expect(session.exercises.filter((move) => !isTrue(move, factsOf(input)))).toEqual([]);
      }
    }
    expect(lighter).toBeGreaterThan(0);
  });
});
