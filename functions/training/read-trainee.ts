import { localDateOf } from '../../shared/rules/local-date';
import { AppError } from '../platform/errors';
import type { TrainingDeps } from './training-deps';
import type { Trainee } from './trainee';

/** Whom to plan for; refuses an account that is gone or not onboarded. `isActive` is false while it is being deleted. */
export async function readTrainee(
  { storage, readAccount, readPerson }: Pick<TrainingDeps, 'storage' | 'readAccount' | 'readPerson'>,
  userId: string,
): Promise<Trainee & { isActive: boolean }> {
  const [account, person] = await Promise.all([readAccount(userId), readPerson(userId)]);
  if (!account || !person) throw new AppError('profile_not_found');
  const { timeZone, units, answers, bmi } = account;
  if (!answers) throw new AppError('onboarding_incomplete');
  return {
    today: localDateOf(storage.clock.now(), timeZone),
    timeZone,
    units,
    answers,
    bmi,
    workoutsCompleted: person.workoutsCompleted,
    isActive: person.state === 'active',
  };
}
