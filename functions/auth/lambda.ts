import { createPeopleRepository } from '../people/public';
import { createPlatform } from '../platform/platform';
import { postConfirmation as confirm } from './post-confirmation';
import { preSignUp as check } from './pre-sign-up';

const { config, storage } = createPlatform('auth');

export const preSignUp = check({ autoConfirm: config.autoConfirmSignUp });
export const postConfirmation = confirm({ storage, people: createPeopleRepository(storage) });
