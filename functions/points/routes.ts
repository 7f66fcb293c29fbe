import { pointsContract } from '../../shared/contracts/points';
import { routes } from '../platform/http/routes';
import { readPoints, type ReadPointsDeps } from './read-points';

export const pointsRoutes = (deps: ReadPointsDeps) =>
  routes(pointsContract, {
    readPoints: ({ query }, { caller }) => readPoints(deps, caller.userId, query.limit),
  });
