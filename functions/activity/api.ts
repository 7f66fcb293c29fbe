import type { Platform } from '../platform/platform';
import { createReadSettings } from '../profile/public';
import { createActivityRepository } from './activity-repository';
import { activityRoutes } from './routes';

export const activityApi = ({ storage }: Platform) =>
  activityRoutes({
    clock: storage.clock,
    activity: createActivityRepository(storage),
    readSettings: createReadSettings(storage),
  });
