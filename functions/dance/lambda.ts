import { createReadTakenTime } from '../activity/public';
import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createReadPaidDance } from '../points/public';
import { createReadSettings } from '../profile/public';
import { createReadNewGoal } from '../training/public';
import { createDanceSessionsRepository } from './dance-sessions-repository';
import { danceRoutes } from './routes';

const platform = createPlatform('dance', createAdmit);
const { storage } = platform;

export const api = createApi(
  danceRoutes({
    storage,
    sessions: createDanceSessionsRepository(storage),
    readSettings: createReadSettings(storage),
    readTakenTime: createReadTakenTime(storage),
    readPaidDance: createReadPaidDance(storage),
    readNewGoal: createReadNewGoal(platform),
  }),
  platform,
);
