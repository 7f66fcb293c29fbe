import { createLogWater } from '../nutrition/public';
import type { Platform } from '../platform/platform';
import { createQuotas } from '../platform/storage/quotas';
import { createLogWeight, createReadSettings, createReadWeights } from '../profile/public';
import { createReadWorkoutSpans } from '../workouts/public';
import { createActivityRepository } from './activity-repository';
import { createImportsRepository } from './imports-repository';
import { createOutsideActivitiesRepository } from './outside-activities-repository';
import { activityRoutes } from './routes';
import { createToldDaysRepository } from './told-days-repository';

export const activityApi = ({ storage }: Platform) =>
  activityRoutes({
    storage,
    clock: storage.clock,
    activity: createActivityRepository(storage),
    imports: createImportsRepository(storage),
    activities: createOutsideActivitiesRepository(storage),
    toldDays: createToldDaysRepository(storage),
    quotas: createQuotas(storage),
    readSettings: createReadSettings(storage),
    readWorkoutSpans: createReadWorkoutSpans(storage),
    readWeights: createReadWeights(storage),
    logWeight: createLogWeight(storage),
    logWater: createLogWater(storage),
  });
