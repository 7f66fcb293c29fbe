import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createTrainingDeps } from './create-training-deps';
import { trainingRoutes } from './routes';

const platform = createPlatform('training', createAdmit);

export const api = createApi(trainingRoutes(createTrainingDeps(platform)), platform);
