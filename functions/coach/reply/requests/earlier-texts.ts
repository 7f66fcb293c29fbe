import type { Exercise } from '../../../../shared/rules/exercise';
import { wordsOf } from '../../../../shared/rules/reading/words';
import { findExercises } from '../../../understanding/find-exercises';
import type { CoachFacts, PastMessage } from '../../coach-facts';
import type { Reading } from '../reading/reading';
import type { EarlierPlan } from './earlier-plan';
import { changedBy, plainRequest, requestOf, type PlanRequest } from './plan-request';

interface EarlierTexts {
  plan: EarlierPlan | null;
  about: 'plan' | 'exercise' | null;
  exercises: readonly Exercise[];
  lastReply: string;
}

type Read = (text: string) => Reading;

const mostRequests = 4;
/** Replies from before workouts were stored describe theirs only in their text. */
const planHead = /\*\*([^*\n]+)\*\* · (\d+) minutes/;
const planLine = /^\d+\. \*\*([^*\n]+)\*\*/gm;

function listedIn(reply: string, exercises: readonly Exercise[]): string[] {
  const byName = new Map(exercises.map(({ name, id }) => [name, id]));
  return [...reply.matchAll(planLine)].flatMap(([, name = '']) => byName.get(name) ?? []);
}

const standsAlone = (request: PlanRequest) => request.groups.length > 0 && request.minutes !== null;

/** Requests are followed back to the last complete one: what for and how long. */
function requestBefore(history: readonly PastMessage[], read: Read): PlanRequest {
  const requests: PlanRequest[] = [];
  for (const { role, content } of history.toReversed()) {
    if (role !== 'user') continue;
    const request = requestOf(read(content));
    requests.unshift(request);
    if (standsAlone(request) || requests.length === mostRequests) break;
  }
  return requests.reduce(changedBy, plainRequest);
}

/** What the conversation was about, read from its texts, for replies stored before memory was. */
export function readEarlierTexts(
  history: readonly PastMessage[],
  facts: CoachFacts,
  read: Read,
): EarlierTexts {
  const last = history.findLast(({ role }) => role === 'assistant');
  const lastReply = last?.content ?? '';
  const [, told = '', time = 0] = planHead.exec(lastReply) ?? [];
  const minutes = last?.workout?.minutes ?? Number(time);
  if (last && minutes > 0) {
    const exerciseIds =
      last.workout?.exercises.map(({ exerciseId }) => exerciseId) ?? listedIn(lastReply, facts.exercises);
    const request = requestBefore(history, read);
    const plan = { title: told, minutes, exerciseIds, request, trainingId: null, session: null };
    return { plan, about: 'plan', exercises: [], lastReply };
  }
  const spokenOf = (message: PastMessage | undefined) =>
    findExercises(wordsOf(message?.content ?? ''), facts.exercises).exercises.map(({ what }) => what);
  const asked = spokenOf(history.findLast(({ role }) => role === 'user'));
  const exercises = asked.length > 0 ? asked : spokenOf(last);
  return { plan: null, about: exercises.length > 0 ? 'exercise' : null, exercises, lastReply };
}
