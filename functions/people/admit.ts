import { AppError } from '../platform/errors';
import type { Admit } from '../platform/http/api';
import type { Storage } from '../platform/storage/storage';
import { createPeopleRepository } from './people-repository';

/**
 * For every API that writes: refuses those whose account is being deleted or is gone, and those who signed in before
 * they signed out everywhere, who could otherwise open another socket at once.
 */
export function createAdmit(storage: Storage): Admit {
  const people = createPeopleRepository(storage);
  return async ({ userId, authTime, device }) => {
    const person = await people.read(userId);
    if (person?.state !== 'active') throw new AppError('unauthorized');
    if (!device && authTime < person.signedOutAt) throw new AppError('unauthorized');
  };
}
