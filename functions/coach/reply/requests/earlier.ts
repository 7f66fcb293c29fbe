import type { Exercise } from '../../../../shared/rules/exercise';
import type { CoachFacts, OfferedChoice, PastMessage } from '../../coach-facts';
import { requestStoredAs, type Memory, type Period, type RememberedPlan } from '../../memory';
import type { Reading } from '../reading/reading';
import type { EarlierPlan } from './earlier-plan';
import { readEarlierTexts } from './earlier-texts';

/** What the conversation was about before a message. */
export interface Earlier {
  /** The workout being discussed; null when there is none. */
  plan: EarlierPlan | null;
  /** Whether the last reply contained it; otherwise other things were discussed since. */
  isPlanLast: boolean;
  /** The workout before that one. */
  before: EarlierPlan | null;
  /** What a bare 'harder' means. */
  about: 'plan' | 'exercise' | null;
  /** Exercises discussed last. */
  exercises: readonly Exercise[];
  /** The intent the last reply answered; null when it isn't known. */
  intent: string | null;
  /** The period of the last numbers given. */
  period: Period | null;
  /** The choices the last reply offered. */
  choices: readonly OfferedChoice[];
  /** Exercises that aren't wanted in this chat. */
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

/** What a message like 'shorter' or 'and a harder one?' refers to: as stored with the last reply, or, for old ones, from their texts. */
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
