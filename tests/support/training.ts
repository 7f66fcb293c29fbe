import { profileContract } from '../../shared/contracts/profile';
import type { ApiClient } from './api-client';
import { answers } from './answers';
import { signUpUser, type TestUser } from './sign-in';
import { trainingContract, type TrainingPlan, type TrainingToday } from '../../shared/contracts/training';

const notes = { medicalConditions: null, bodyPains: 'sore left knee when I jump', fitnessBarriers: null };

/** Someone with a sore knee who answered everything, with these changes. */
export async function signUpTrainee(origin: string, changes: object = {}): Promise<TestUser> {
  const user = await signUpUser(origin);
  await user.call(profileContract.completeOnboarding, { body: { ...answers, ...notes, ...changes } });
  return user;
}

export const readToday = (user: Pick<ApiClient, 'call'>): Promise<TrainingToday> =>
  user.call(trainingContract.readToday);
export const readPlan = (user: Pick<ApiClient, 'call'>): Promise<TrainingPlan> =>
  user.call(trainingContract.readPlan);
