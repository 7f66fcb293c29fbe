import { createAdmit } from '../people/public';
import { createConnections } from '../platform/clients';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createPush } from '../platform/sockets/push';
import { onPlanChanged } from './on-plan-changed';
import { onPointsAwarded } from './on-points-awarded';
import { createPreferencesRepository } from './preferences-repository';
import { notificationsRoutes } from './routes';

const platform = createPlatform('notifications', createAdmit);
const { config, log, storage } = platform;
const push = createPush(storage, createConnections(config.socketEndpoint), log);

export const api = createApi(notificationsRoutes(createPreferencesRepository(storage)), platform);

export const events = createConsumer(
  { PointsAwarded: onPointsAwarded(push), PlanChanged: onPlanChanged(push) },
  log,
);
