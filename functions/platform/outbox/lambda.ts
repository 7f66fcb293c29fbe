import { createEventBridge } from '../clients';
import { createPlatform } from '../platform';
import { counted } from '../usage';
import { createOutboxRepository } from './outbox-repository';
import { publishRecords } from './publish-records';
import { sweepOutbox } from './sweep-outbox';

const { config, log, storage } = createPlatform('outbox');
const deps = {
  bus: { client: createEventBridge(), name: config.eventBusName },
  outbox: createOutboxRepository(storage),
  clock: storage.clock,
  newId: storage.newId,
  log,
};

export const publish = counted(log, 'publish-events', publishRecords(deps));
export const sweep = counted(log, 'sweep-outbox', sweepOutbox(deps));
