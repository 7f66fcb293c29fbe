import { coachContract } from '../../shared/contracts/coach';
import { routes } from '../platform/http/routes';
import type { CoachDeps } from './coach-deps';
import { listMessages } from './list-messages';
import { readMotivation } from './read-motivation';
import { sendMessage } from './send-message';
import { stopMessage } from './stop-message';

export const coachRoutes = (deps: CoachDeps) =>
  routes(coachContract, {
    listMessages: ({ query }, { caller }) => listMessages(deps, caller.userId, query),
    sendMessage: ({ body }, { caller }) => sendMessage(deps, caller.userId, body),
    stopMessage: ({ params }, { caller }) => stopMessage(deps, caller.userId, params.id),
    readMotivation: (_, { caller }) => readMotivation(deps, caller.userId),
  });
