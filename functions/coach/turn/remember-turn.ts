import { findExercises } from '../../understanding/find-exercises';
import { readMessage } from '../reply/reading/read-message';
import type { CoachReply } from '../coach-facts';
import type { Memory } from '../memory';
import { memoryAfter } from '../remember';
import type { TurnTaken } from './take-turn';

const mostUnwanted = 40;

/** The state of the chat after a reply: what it was about, what it asked, and what stays out of every later plan in it. */
export function memoryAfterTurn(reply: CoachReply, { request, echoed, asked }: TurnTaken): Memory {
  const { message, facts, history } = request;
  const last = history.findLast(({ role }) => role === 'assistant')?.memory ?? null;
  const named = findExercises(message.words, facts.exercises).exercises.map(({ what }) => what.id);
  const { unwanted, exercises } = readMessage(message, facts.exercises);
  const wanted = new Set(exercises.map(({ id }) => id));
  const unwantedIds = [...new Set([...(last?.unwantedIds ?? []), ...unwanted.map(({ id }) => id)])];
  return memoryAfter(reply, last, named, {
    echoed: [...echoed],
    asked,
    unwantedIds: unwantedIds.filter((id) => !wanted.has(id)).slice(-mostUnwanted),
  });
}
