import type { Journey } from './journey';
import { signUpAndForm } from './journeys/sign-up-and-form';

export const journeys: Journey[] = [signUpAndForm];
