import { trainingContract } from '../../shared/contracts/training';
import { routes, type CallContext } from '../platform/http/routes';
import { adviseRoutines } from './advise-routines';
import { readCalendar, removeCalendar, renewCalendar } from './calendar';
import { choosePlan, chooseProgramme, moveSession, readPlan } from './change-plan';
import { changeToday } from './change-today';
import { readDay } from './read-day';
import { readToday } from './read-today';
import type { Requester, TrainingDeps } from './training-deps';

const requesterOf = ({ caller, correlationId }: CallContext): Requester => {
  return { userId: caller.userId, correlationId };
};

export const trainingRoutes = (deps: TrainingDeps) =>
  routes(trainingContract, {
    readToday: (_, context) => readToday(deps, requesterOf(context)),
    changeToday: ({ body }, context) => changeToday(deps, requesterOf(context), body),
    readDay: ({ params }, { caller }) => readDay(deps, caller.userId, params.date),
    adviseRoutines: (_, { caller }) => adviseRoutines(deps, caller.userId),
    readPlan: (_, { caller }) => readPlan(deps, caller.userId),
    choosePlan: ({ body }, context) => choosePlan(deps, requesterOf(context), body),
    moveSession: ({ body }, context) => moveSession(deps, requesterOf(context), body),
    chooseProgramme: ({ body }, context) => chooseProgramme(deps, requesterOf(context), body),
    renewCalendar: (_, { caller }) => renewCalendar(deps, caller.userId),
    removeCalendar: (_, { caller }) => removeCalendar(deps, caller.userId),
    readCalendar: ({ params }) => readCalendar(deps, params.file),
  });
