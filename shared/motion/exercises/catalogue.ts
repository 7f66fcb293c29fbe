import { cardioMotions } from './cardio';
import { coreMotions } from './core';
import { flexibilityMotions } from './flexibility';
import { lowerMotions } from './lower';
import { upperMotions } from './upper';

/** Every exercise with a motion, by exercise id. */
export const exerciseMotions = {
  ...lowerMotions,
  ...upperMotions,
  ...coreMotions,
  ...cardioMotions,
  ...flexibilityMotions,
};
