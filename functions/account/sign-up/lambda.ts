import { createTombstonesRepository } from '../tombstones-repository';
import { createReadPerson } from '../../people/public';
import { createPlatform } from '../../platform/platform';
import { counted } from '../../platform/usage';
import { postAuthentication as heal } from './post-authentication';
import { postConfirmation as confirm } from './post-confirmation';
import { preSignUp as check } from './pre-sign-up';
import { reportFailures } from './report-failures';

const { config, log, storage, secretOf } = createPlatform('account');
const deps = {
  storage,
  readPerson: createReadPerson(storage),
  tombstones: createTombstonesRepository(storage, secretOf('tombstone')),
};

export const preSignUp = counted(
  log,
  'account-pre-sign-up',
  reportFailures(log, check({ autoConfirm: config.autoConfirmSignUp })),
);
export const postConfirmation = counted(log, 'account-post-confirmation', reportFailures(log, confirm(deps)));
export const postAuthentication = counted(
  log,
  'account-post-authentication',
  reportFailures(log, heal(deps)),
);
