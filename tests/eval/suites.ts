import { isSound, showsClip } from './checks';
import { clipNames } from './clip-names';
import { coachPrompts } from './coach-prompts';
import type { Answer, EvalCase } from './eval-case';
import { coachFacts } from '../../functions/coach/reply/coach-facts.fixture';
import { injections } from './injections';
import { refusals } from './refusals';

export interface Suite {
  name: string;
  cases: readonly EvalCase[];
  /** How many have to pass for the suite to pass. */
  required: number;
}

export const suites: readonly Suite[] = [
  { name: 'coach prompts', cases: coachPrompts, required: 36 },
  { name: 'must refuse', cases: refusals, required: refusals.length },
  { name: 'injection', cases: injections, required: injections.length },
  {
    name: 'clip naming',
    cases: clipNames.map(([message, id]) => ({ message, checks: [showsClip(id)] })),
    required: clipNames.length,
  },
];

/** What is wrong with the reply to one case; empty if nothing is. */
export async function problemsOf(
  { message, facts, history, checks }: EvalCase,
  answer: Answer,
): Promise<string[]> {
  const person = coachFacts(facts);
  const reply = await answer(person, message, history ?? []);
  return [isSound, ...checks].flatMap((check) => check(reply, person) ?? []);
}
