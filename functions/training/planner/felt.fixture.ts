import type { LocalDate } from '../../../shared/rules/local-date';
import { factsOf } from './facts';
import type { SessionInput } from './plan-input';
import { library } from './training.fixture';

/** The library's links, each of which either of two exercises may name. */
const steps = library.flatMap(({ id, easierId, harderId }) => [
  { down: easierId, up: id },
  { down: id, up: harderId },
]);

function linked(from: string, next: (at: string) => (string | null)[]): string[] {
  const found = new Set([from]);
  for (const at of found) for (const id of next(at)) if (id !== null) found.add(id);
  return [...found].filter((id) => id !== from);
}

export const harder = (id: string) =>
  linked(id, (at) => steps.flatMap(({ down, up }) => (down === at ? [up] : [])));
export const easier = (id: string) =>
  linked(id, (at) => steps.flatMap(({ down, up }) => (up === at ? [down] : [])));

interface Told {
  seconds: number | null;
  isOwn: boolean;
  date: LocalDate;
}

/** The moves whose last rating was too hard or too easy, read from the history without the planner's own rule. */
export function lastRatings(input: SessionInput) {
  const facts = factsOf(input);
  const tooHard = new Map<string, Told>();
  const tooEasy = new Map<string, Told>();
  for (const { date, effort, exercises, swaps } of facts.history) {
    const isIn = new Set(exercises.map(({ exerciseId }) => exerciseId));
    for (const id of new Set([...isIn, ...swaps.map(({ from }) => from)])) {
      const slots = exercises.filter(({ exerciseId }) => exerciseId === id);
      const own = swaps.findLast(({ from, why }) => from === id && why.startsWith('too_'))?.why;
      const isDone = slots.some(({ finished }) => finished);
      const to = swaps.find(({ from }) => from === id)?.to;
      const instead = exercises.filter(({ exerciseId }) => exerciseId === to);
      const seconds = (slots.length > 0 ? slots : instead).map(({ workSeconds }) => workSeconds);
      const isHard = own === 'too_hard' || (effort === 'too_hard' && (own !== undefined || slots.length > 0));
      const isEasy = own === 'too_easy' || (own === undefined && effort === 'too_easy' && isDone);
      if (isHard || isEasy || (isDone && effort !== null)) {
        tooHard.delete(id);
        tooEasy.delete(id);
      }
      const isOwn = own !== undefined;
      if (isHard) tooHard.set(id, { seconds: seconds.length > 0 ? Math.min(...seconds) : null, isOwn, date });
      if (isEasy) tooEasy.set(id, { seconds: seconds.length > 0 ? Math.max(...seconds) : null, isOwn, date });
    }
  }
  const mayReturn = (id: string) => facts.allowed.some((each) => each.id === id);
  const isRatedSince = (id: string, date: LocalDate) =>
    [tooHard.get(id), tooEasy.get(id)].some((told) => told !== undefined && told.date >= date);
  return { tooHard, tooEasy, phase: facts.phase, mayReturn, isRatedSince };
}
