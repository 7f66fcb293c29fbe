import type { Exercise } from '../../../../shared/rules/exercise';
import type { CoachFacts, OfferedChoice, PastMessage } from '../../coach-facts';
import { requestStoredAs, type Memory, type Period, type RememberedPlan } from '../../memory';
import type { Reading } from '../reading/reading';
import type { EarlierPlan } from './earlier-plan';
import { readEarlierTexts } from './earlier-texts';

/** What the conversation was about before a message. */
export interface Earlier {
  /** The workout that is talked about, null where there is none. */
  plan: EarlierPlan | null;
  /** Whether the last reply held it; else other things were talked about since. */
  isPlanLast: boolean;
  /** The workout before that one. */
  before: EarlierPlan | null;
  /** What a bare 'harder' means. */
  about: 'plan' | 'exercise' | null;
  /** Exercises that were spoken of last. */
  exercises: readonly Exercise[];
  /** The intent that the last reply answered; null where that is not known. */
  intent: string | null;
  /** The time that figures were last told of. */
  period: Period | null;
  /** What the last reply let somebody choose between. */
  choices: readonly OfferedChoice[];
  /** Exercises that are not wanted in this talk. */
  unwantedIds: readonly string[];
  /** What the coach said last; empty at the start. */
  lastReply: string;
}

function planOf(plan: RememberedPlan | null, { training }: CoachFacts): EarlierPlan | null {
  if (!plan) return null;
  const { request, trainingId, ...fields } = plan;
  const known = trainingId === null ? null : (training?.sessionOf(trainingId) ?? null);
  return { ...fields, trainingId, request: requestStoredAs(request), session: known?.session ?? null };
}

function earlierOf(memory: Memory, last: PastMessage, facts: CoachFacts): Earlier {
  const { plan, before, about, exerciseIds, intent, period, offered } = memory;
  return {
    plan: planOf(plan, facts),
    isPlanLast: Boolean(last.workout),
    before: planOf(before, facts),
    about,
    exercises: exerciseIds.flatMap((id) => facts.exercisesById.get(id) ?? []),
    intent,
    period,
    choices: (last.choices ?? []).map((choice, at) => ({ ...choice, intent: offered[at] || null })),
    unwantedIds: memory.unwantedIds,
    lastReply: last.content,
  };
}

/** What a message such as 'shorter' or 'and a harder one?' may mean: as the last reply keeps it, or, of old ones, by their texts. */
export function readEarlier(
  history: readonly PastMessage[],
  facts: CoachFacts,
  read: (text: string) => Reading,
): Earlier {
  const last = history.findLast(({ role }) => role === 'assistant');
  if (last?.memory) return earlierOf(last.memory, last, facts);
  return {
    ...readEarlierTexts(history, facts, read),
    isPlanLast: true,
    before: null,
    intent: null,
    period: null,
    choices: [],
    unwantedIds: [],
  };
}
