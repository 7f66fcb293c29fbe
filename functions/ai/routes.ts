import { aiContract } from '../../shared/contracts/ai';
import { routes } from '../platform/http/routes';
import { readCapabilities, type CapabilitiesDeps } from './read-capabilities';

export const aiRoutes = (deps: CapabilitiesDeps) =>
  routes(aiContract, { readCapabilities: (_, { caller }) => readCapabilities(deps, caller.userId) });
