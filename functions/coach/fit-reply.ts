import type { CoachReply } from './coach-facts';
import type { CoachRequest } from './coach-request';
import { planProposal } from './plan-proposal';
import { isUnfit } from '../../shared/rules/training/conditions';
import { withoutRuledOut } from './injuries/injury-filter';

const mostClips = 4;

/**
 * A reply that may be shown: only exercises from the library, each once, none ruled out by pain or a condition, at most four clips; a
 * workout from the planner, whoever proposed it, or none.
 */
export function fitReply(
  reply: CoachReply,
  { facts, pains }: Pick<CoachRequest, 'facts' | 'pains'>,
): CoachReply {
  const { workout } = reply;
  const person = facts.training?.input.person;
  const isFit = (id: string) => {
    const exercise = facts.exercisesById.get(id);
    return !person || (exercise !== undefined && !isUnfit(exercise, person));
  };
  const allowed = withoutRuledOut([...new Set(reply.exerciseIds)], facts, pains).filter(isFit);
  return {
    ...reply,
    exerciseIds: allowed.slice(0, mostClips),
    workout: workout && (workout.proposed ? workout : planProposal(workout, { facts, pains })),
  };
}
