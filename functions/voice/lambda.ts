import { createAiUsageRepository } from '../ai/ai-usage-repository';
import { createConnections } from '../platform/clients';
import { createInvokeLater } from '../platform/invoke-later';
import { createPlatform } from '../platform/platform';
import { createConnectionAccess } from '../platform/sockets/connection';
import { counted } from '../platform/usage';
import { createReadOnboarding } from '../profile/public';
import { createChooseSpeech } from './choose-speech';
import { createChunksRepository } from './chunks-repository';
import { onFrame } from './on-frame';
import { createVoiceSessionsRepository } from './voice-sessions-repository';

const { config, storage, log } = createPlatform('voice');

const frame = onFrame({
  storage,
  log,
  sessions: createVoiceSessionsRepository(storage),
  chunks: createChunksRepository(storage),
  connections: createConnectionAccess(storage, createConnections(config.socketEndpoint)),
  readOnboarding: createReadOnboarding(storage),
  chooseSpeech: createChooseSpeech(config.ai, createAiUsageRepository(storage), storage.clock),
  invokeLater: createInvokeLater(config, storage.documents),
});
export const sockets = counted(log, 'voice-sockets', frame);
