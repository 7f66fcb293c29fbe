import { createAiUsageRepository } from '../ai/ai-usage-repository';
import { createAskModel } from '../ai/ask-model';
import { createAskWithinBudget } from '../ai/ask-within-budget';
import { createBudget } from '../ai/budget';
import { createStreamAnswer } from '../ai/provider';
import { createSafetyIdentifier } from '../ai/safety-identifier';
import { createReadGlobalRank } from '../leaderboards/public';
import { createReadEatenDay, createReadOwnFoods } from '../nutrition/public';
import { createAdmit, createReadPerson } from '../people/public';
import { createConnections } from '../platform/clients';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { keyOf } from '../platform/secret';
import { createOpenChannel } from '../platform/sockets/push';
import { createQuotas } from '../platform/storage/quotas';
import { createReadProfile, createReadSettings } from '../profile/public';
import { createKeepFactItem } from '../spared/public';
import { createOfferItem, createReadGathered } from '../training/public';
import { createChatMessagesRepository } from './chat-messages-repository';
import { createMotivationRepository } from './motivation-repository';
import { coachRoutes } from './routes';
import { createTurnsRepository } from './turns-repository';

/** How long the person waits for a first word before the built-in coach answers, in milliseconds. */
const longestSilenceMs = 6_000;

const platform = createPlatform('coach', createAdmit);
const { config, log, storage, origin, readSecret } = platform;
const { ai, tablePrefix } = config;

const budget = createBudget(createAiUsageRepository(storage), ai);
const askModel = createAskWithinBudget({
  ask: createAskModel({
    stream: createStreamAnswer({ ...ai, attemptMs: Math.min(ai.attemptMs, longestSilenceMs) }, readSecret),
    model: ai.chatModel,
    firstWordMs: longestSilenceMs,
    log,
  }),
  budget,
  safetyIdentifierOf: createSafetyIdentifier(keyOf(origin, tablePrefix)),
});

export const api = createApi(
  coachRoutes({
    storage,
    log,
    openChannel: createOpenChannel(storage, createConnections(config.socketEndpoint), log),
    quotas: createQuotas(storage),
    messages: createChatMessagesRepository(storage),
    turns: createTurnsRepository(storage),
    motivations: createMotivationRepository(storage),
    budget,
    askModel: ai.mode === 'openai' ? askModel : null,
    readPerson: createReadPerson(storage),
    readProfile: createReadProfile(storage),
    readSettings: createReadSettings(storage),
    readGlobalRank: createReadGlobalRank(storage, config.leaderboardShards),
    readGathered: createReadGathered(platform),
    readEatenDay: createReadEatenDay(storage),
    readOwnFoods: createReadOwnFoods(storage),
    offerItem: createOfferItem(storage),
    keepFactItem: createKeepFactItem(storage),
  }),
  platform,
);
