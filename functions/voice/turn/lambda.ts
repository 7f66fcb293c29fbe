import { createAiUsageRepository } from '../../ai/ai-usage-repository';
import { createOpenRealtime } from '../../ai/realtime';
import { createSafetyIdentifier } from '../../ai/safety-identifier';
import { createConnections } from '../../platform/clients';
import { createPlatform } from '../../platform/platform';
import { keyOf } from '../../platform/secret';
import { createConnectionAccess } from '../../platform/sockets/connection';
import { counted } from '../../platform/usage';
import { createReadOnboarding } from '../../profile/public';
import { createChunksRepository } from '../chunks-repository';
import { createVoiceSessionsRepository } from '../voice-sessions-repository';
import { createRunTurn } from './run-turn';

const { config, storage, log, origin, readSecret } = createPlatform('voice');

const runTurn = createRunTurn({
  storage,
  log,
  sessions: createVoiceSessionsRepository(storage),
  chunks: createChunksRepository(storage),
  connections: createConnectionAccess(storage, createConnections(config.socketEndpoint)),
  readOnboarding: createReadOnboarding(storage),
  openRealtime: createOpenRealtime(config.ai, readSecret),
  identify: createSafetyIdentifier(keyOf(origin, config.tablePrefix)),
  addTokens: createAiUsageRepository(storage).addVoiceTokens,
});

export const turn = counted(log, 'voice-turn', runTurn);
