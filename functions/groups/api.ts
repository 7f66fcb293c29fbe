import type { Platform } from '../platform/platform';
import { createGroupsDeps } from './create-groups-deps';
import { groupsRoutes } from './routes';

export const groupsApi = ({ storage }: Platform) => groupsRoutes(createGroupsDeps(storage));
