import { answerByRules } from '../../functions/coach/reply/answer-by-rules';
import { coachFacts, type FactsChanges } from '../../functions/coach/reply/coach-facts.fixture';
import type { CoachReply, PastMessage } from '../../functions/coach/coach-facts';
import { namedFoods, withFoods } from '../../functions/coach/facts/named-foods';
import * as foodReader from '../../functions/nutrition/present-sentence';
import { fitReply } from '../../functions/coach/fit-reply';
import { memoryAfterTurn } from '../../functions/coach/turn/remember-turn';
import type { ConcernName } from '../../functions/coach/safety/answers';
import { answerFacts, heldBack, withEcho } from '../../functions/coach/turn/answer-facts';
import { takeTurn } from '../../functions/coach/turn/take-turn';
import type { HealthFact } from '../../functions/spared/public';
import { storable } from '../../functions/training/current-plan';
import { localDateSchema } from '../../shared/rules/local-date';
import { ledgerOf } from '../../functions/spared/public';

export interface ConversationTurn {
  said: string;
  reply: CoachReply;
  concern: ConcernName | null;
  /** The danger that the coach asks about. */
  asked: ConcernName | null;
  /** What a line of care was added for. */
  careFor: ConcernName | null;
  /** The facts that the message changed. */
  changed: readonly HealthFact[];
}

const today = localDateSchema.parse('2026-05-14');
const now = '2026-05-14T09:00:00.000Z';

/** A chat with the built-in coach as in the Lambda, without storage: what one message told, the next one knows. */
export function conversationWith(changes: FactsChanges = {}, conversation: 'coach' | 'nutrition' = 'coach') {
  let ledger: readonly HealthFact[] = [];
  const history: PastMessage[] = [];
  let ids = 0;
  const offers: NonNullable<FactsChanges['days']>[number]['offers'] = [];
  const offered = (reply: CoachReply): CoachReply => {
    const proposed = reply.workout?.proposed;
    if (!reply.workout || !proposed || proposed.trainingId !== null) return reply;
    const trainingId = `${today}-${(ids += 1)}`;
    offers.push({ trainingId, session: storable(proposed.session) });
    return { ...reply, workout: { ...reply.workout, proposed: { ...proposed, trainingId } } };
  };
  return (said: string): ConversationTurn => {
    const days = [{ localDate: today, version: 1, plans: [], offers }];
    const foods = namedFoods(foodReader, said, conversation, history);
    const factsWith = withFoods((rows) => coachFacts({ ...changes, ledger: [...rows], days }), foods);
    const told = { now, newId: () => `id-${(ids += 1)}` };
    const heard = takeTurn({ factsWith, ledger, message: said, conversation, history, told });
    const { request, safety } = heard;
    const answer =
      safety?.reply ?? heldBack(answerFacts(heard) ?? withEcho(answerByRules(request), heard), heard);
    const reply = offered(fitReply(answer, request));
    const concern = safety?.concern ?? null;
    ledger = ledgerOf(ledger, heard.changed);
    const memory = concern === null ? memoryAfterTurn(reply, heard) : null;
    history.push(
      { role: 'user', content: said },
      {
        role: 'assistant',
        content: reply.reply,
        concern,
        memory,
        ...(reply.meal && { meal: reply.meal }),
        workout: reply.workout && { minutes: reply.workout.minutes, exercises: [] },
        ...(reply.choices && { choices: reply.choices }),
      },
    );
    return { said, reply, concern, asked: heard.asked, careFor: heard.careFor, changed: heard.changed };
  };
}
