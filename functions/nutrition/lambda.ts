import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { nutritionRoutes } from './routes';

export const api = createApi(nutritionRoutes(), createPlatform('nutrition', createAdmit));
