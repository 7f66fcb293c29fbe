import type { ReplySource } from '../../../shared/contracts/coach';
import type { ModelOutcome } from './answer-by-model';
import { answerByRules } from '../reply/answer-by-rules';
import type { CoachReply } from '../coach-facts';
import { exercisesOut } from '../injuries/exercises-out';
import { isFitProse } from '../safety/check-prose';
import type { TurnTaken } from '../turn/take-turn';
import { hearClaims, type Hearing } from './hear-claims';
import { carryOutAct } from './plan-act';

interface CarriedOut {
  reply: CoachReply;
  source: ReplySource;
  /** The turn, plus what the model heard. */
  heard: TurnTaken;
  /** Whether it contains words of our own, which know the notes. */
  holdsOwnWords: boolean;
}

/** Whether the words may stay, given what else was heard in the message. */
function isStillFit({ reply }: CoachReply, { request: { facts, pains } }: TurnTaken): boolean {
  return isFitProse(reply, exercisesOut(facts, pains), facts.exercises);
}

/**
 * Carries out a model's answer by our rules: facts are checked and heard, a plan is the planner's, a meal comes from our table. The
 * built-in coach answers whatever it left open and replaces words that may not stay.
 */
export async function carryOut(
  { reply, claims, act, stopped }: ModelOutcome,
  hearing: Hearing,
): Promise<CarriedOut> {
  const heard = hearClaims(claims, hearing);
  const isFit = reply !== null && (heard === hearing.heard || isStillFit(reply, heard));
  if (!isFit) return { reply: answerByRules(heard.request), source: 'rules', heard, holdsOwnWords: true };
  const done = act && !stopped ? await carryOutAct(act, heard.request) : null;
  if (!done) return { reply, source: 'model', heard, holdsOwnWords: false };
  // The planner itself says why there is no plan.
  if (!done.workout && !done.meal) return { reply: done, source: 'rules', heard, holdsOwnWords: true };
  const own = done.reply.trim();
  const words = own === '' ? reply.reply : `${reply.reply}\n\n${own}`;
  return { reply: { ...done, reply: words }, source: 'model', heard, holdsOwnWords: own !== '' };
}
