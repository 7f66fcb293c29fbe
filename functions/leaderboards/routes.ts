import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { routes } from '../platform/http/routes';
import { createReadGlobalBoard, readFriendsBoard, type BoardDeps } from './read-boards';

export function leaderboardRoutes(deps: BoardDeps) {
  const readGlobalBoard = createReadGlobalBoard(deps);
  return routes(leaderboardsContract, {
    readGlobalLeaderboard: ({ query }, { caller }) => readGlobalBoard(caller.userId, query.limit),
    readFriendsLeaderboard: ({ query }, { caller }) => readFriendsBoard(deps, caller.userId, query.limit),
  });
}
