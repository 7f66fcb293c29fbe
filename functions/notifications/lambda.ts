import { createConnections } from '../platform/clients';
import { createConsumer } from '../platform/events/consumer';
import { createPlatform } from '../platform/platform';
import { createPush } from '../platform/sockets/push';
import { onPointsAwarded } from './on-points-awarded';

const { config, log, storage } = createPlatform('notifications');
const push = createPush(storage, createConnections(config.socketEndpoint), log);

export const events = createConsumer({ PointsAwarded: onPointsAwarded(push) }, log);
