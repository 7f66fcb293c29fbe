import { leaguesContract } from '../../shared/contracts/leagues';
import { momentsContract } from '../../shared/contracts/moments';
import { AppError } from '../platform/errors';
import { routes } from '../platform/http/routes';
import type { MomentsRepository } from './moments-repository';
import { readLeague, type LeagueDeps } from './read-league';

export const leaguesRoutes = ({ moments, ...deps }: LeagueDeps & { moments: MomentsRepository }) =>
  routes(
    { ...leaguesContract, ...momentsContract },
    {
      readLeague: (_, { caller }) => readLeague(deps, caller.userId),
      listMoments: async (_, { caller }) => ({ moments: await moments.listUnseen(caller.userId) }),
      claimMoment: async ({ params }, { caller }) => {
        const first = await moments.claim(caller.userId, params.id);
        if (first === null) throw new AppError('moment_not_found');
        return { first };
      },
    },
  );
