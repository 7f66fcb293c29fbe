import { createAiUsageRepository } from '../../ai/ai-usage-repository';
import { createAskModel } from '../../ai/ask-model';
import { createAskWithinBudget } from '../../ai/ask-within-budget';
import { createPhotoBudget } from '../../ai/photo-budget';
import { createStreamAnswer } from '../../ai/provider';
import { createSafetyIdentifier } from '../../ai/safety-identifier';
import { createAdmit } from '../../people/public';
import { createFilesClient } from '../../platform/clients';
import { createConsumer } from '../../platform/events/consumer';
import { createApi } from '../../platform/http/api';
import { createPlatform } from '../../platform/platform';
import { keyOf } from '../../platform/secret';
import { createReadLedger } from '../../spared/public';
import { createReadAccount, createReadSettings } from '../../profile/public';
import { createFoodLogsRepository } from '../food-logs-repository';
import { createGoalsRepository } from '../goals-repository';
import { createReadPlanned } from '../read-planned';
import { onPhotoUsed } from './on-photo-used';
import { onPhotoReleased } from './on-photo-released';
import { createPhotosRepository } from './photos-repository';
import { photosRoutes } from './routes';

const platform = createPlatform('photos', createAdmit);
const { config, log, storage, origin, readSecret } = platform;
const { ai, bucketPrefix, fileLinkEndpoint, tablePrefix } = config;

const client = createFilesClient();
const photos = createPhotosRepository({
  client,
  linkClient: fileLinkEndpoint ? createFilesClient(fileLinkEndpoint) : client,
  bucket: `${bucketPrefix}photos`,
});
const logs = createFoodLogsRepository(storage);
const usage = createAiUsageRepository(storage);

const askModel = createAskWithinBudget({
  ask: createAskModel({
    stream: createStreamAnswer(ai, readSecret, ai.visionModel),
    model: ai.visionModel,
    log,
  }),
  budget: createPhotoBudget(usage, ai),
  safetyIdentifierOf: createSafetyIdentifier(keyOf(origin, tablePrefix)),
});

export const api = createApi(
  photosRoutes({
    clock: storage.clock,
    storage,
    photos,
    logs,
    usage,
    goals: createGoalsRepository(storage),
    askModel: ai.mode === 'openai' ? askModel : null,
    readSettings: createReadSettings(storage),
    readAccount: createReadAccount(storage),
    readPlanned: createReadPlanned(platform),
    readLedger: createReadLedger(storage),
  }),
  platform,
);

const keepPhoto = onPhotoUsed({ photos });

export const events = createConsumer(
  { PhotoUsed: keepPhoto, MealLogged: keepPhoto, PhotoReleased: onPhotoReleased({ logs, photos }) },
  log,
);
