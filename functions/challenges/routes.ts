import { challengesContract } from '../../shared/contracts/challenges';
import { routes } from '../platform/http/routes';
import { listChallenges, type ChallengesDeps } from './list-challenges';

export const challengesRoutes = (deps: ChallengesDeps) =>
  routes(challengesContract, {
    listChallenges: (_, { caller }) => listChallenges(deps, caller.userId),
  });
