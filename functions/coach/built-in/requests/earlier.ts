import type { Exercise } from '../../../../shared/exercises/exercise';
import type { CoachFacts, PastMessage } from '../../coach-facts';
import { findExercises } from '../../../../shared/domain/understanding/find-exercises';
import type { Reading } from '../reading/reading';
import { wordsOf } from '../../../../shared/domain/reading/words';
import { changedBy, plainRequest, requestOf, type PlanRequest } from './plan-request';

export interface EarlierPlan {
  minutes: number;
  exerciseIds: readonly string[];
  /** What was asked for, over all changes. */
  request: PlanRequest;
}

/** What the conversation was about before a message. */
export interface Earlier {
  /** The workout of the last reply, null when it held none. */
  plan: EarlierPlan | null;
  /** Exercises that the last message of the person, or else the last reply, spoke of. */
  exercises: readonly Exercise[];
  /** What the coach said last; empty at the start. */
  lastReply: string;
}

type Read = (text: string) => Reading;

const mostRequests = 4;
/** Replies of a model, and those from before workouts were kept, tell their workout in their text only. */
const planHead = /\*\*[^*\n]+\*\* · (\d+) minutes/;
const planLine = /^\d+\. \*\*([^*\n]+)\*\*/gm;

function listedIn(reply: string, exercises: readonly Exercise[]): string[] {
  const byName = new Map(exercises.map(({ name, id }) => [name, id]));
  return [...reply.matchAll(planLine)].flatMap(([, name = '']) => byName.get(name) ?? []);
}

const standsAlone = (request: PlanRequest) => request.groups.length > 0 && request.minutes !== null;

/** Requests are followed back to the last one that says all: what for and how long. */
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

/** The plan or the exercises that a message such as 'shorter' or 'and a harder one?' may mean. */
export function readEarlier(history: readonly PastMessage[], facts: CoachFacts, read: Read): Earlier {
  const last = history.findLast(({ role }) => role === 'assistant');
  const lastReply = last?.content ?? '';
  const minutes = last?.workout?.minutes ?? Number(planHead.exec(last?.content ?? '')?.[1] ?? 0);
  if (last && minutes > 0) {
    const listed = listedIn(last.content, facts.exercises);
    const exerciseIds = last.workout?.exercises.map(({ exerciseId }) => exerciseId) ?? listed;
    return {
      plan: { minutes, exerciseIds, request: requestBefore(history, read) },
      exercises: [],
      lastReply,
    };
  }
  const spokenOf = (message: PastMessage | undefined) =>
    findExercises(wordsOf(message?.content ?? ''), facts.exercises).exercises.map(({ what }) => what);
  const asked = spokenOf(history.findLast(({ role }) => role === 'user'));
  return { plan: null, exercises: asked.length > 0 ? asked : spokenOf(last), lastReply };
}
