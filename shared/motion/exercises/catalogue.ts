import { cardioMotions } from './cardio';
import { cardioStandingMotions } from './cardio-standing';
import { coreMotions } from './core';
import { flexibilityMotions } from './flexibility';
import { flexibilityStandingMotions } from './flexibility-standing';
import { lowerMotions } from './lower';
import { upperMotions } from './upper';

/** Every exercise with a motion, by exercise id. */
export const exerciseMotions = {
  ...lowerMotions,
  ...upperMotions,
  ...coreMotions,
  ...cardioMotions,
  ...cardioStandingMotions,
  ...flexibilityMotions,
  ...flexibilityStandingMotions,
};
