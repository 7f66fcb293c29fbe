import { friendChallengesApi } from '../friend-challenges/api';
import { friendsApi } from '../friends/api';
import { groupsApi } from '../groups/api';
import { leaderboardApi } from '../leaderboards/api';
import { leaguesApi } from '../leagues/api';
import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { joinRoutes } from '../platform/http/join-routes';
import { createPlatform } from '../platform/platform';

const platform = createPlatform('community', createAdmit);

export const api = createApi(
  joinRoutes(
    friendChallengesApi(platform),
    friendsApi(platform),
    groupsApi(platform),
    leaderboardApi(platform),
    leaguesApi(platform),
  ),
  platform,
);
