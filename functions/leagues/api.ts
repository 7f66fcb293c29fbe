import { createReadBlockedEitherWay } from '../friends/public';
import type { Platform } from '../platform/platform';
import { createLeaguesDeps } from './create-leagues-deps';
import { leaguesRoutes } from './routes';

export const leaguesApi = ({ storage }: Platform) =>
  leaguesRoutes({
    ...createLeaguesDeps(storage),
    readBlockedEitherWay: createReadBlockedEitherWay(storage),
  });
