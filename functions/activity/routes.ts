import { activityContract } from '../../shared/contracts/activity';
import { routes } from '../platform/http/routes';
import { recordSteps, type StepsDeps } from './record-steps';

export const activityRoutes = (deps: StepsDeps) =>
  routes(activityContract, {
    recordSteps: ({ body }, { caller }) => recordSteps(deps, caller, body),
  });
