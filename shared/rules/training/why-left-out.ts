import type { Exercise } from '../exercise';
import { objectionTo, statesOf, type HealthOf, type Objection, type State } from './conditions';

const stateTexts: Readonly<Record<State, string>> = {
  pregnancy: "while you're pregnant",
  postnatal: 'so soon after giving birth',
  high_blood_pressure: 'for your blood pressure',
  heart: 'for your heart',
  diabetes: 'for your diabetes',
  osteoporosis: 'for your bones',
  vertigo: 'for your dizziness',
  asthma: 'for your asthma',
  hernia: 'for your hernia',
  wheelchair: 'because you use a wheelchair',
  seated: 'because you train seated',
  unsteady: 'for your balance',
  over_65: 'from age 65 on',
  careful: 'while we take it easy',
};

const objectionTexts: Readonly<Record<Objection, string>> = {
  unknown: "we don't know enough about this move to call it safe",
  effort: "it's too intense",
  impact: 'you land on your feet again and again',
  position: "it's done lying down or on your hands",
  not_sitting: "it isn't done sitting on a chair",
  muscles: 'it works your legs',
  isometric: "it's held without moving",
  spinal_flexion: 'it rounds your back under load',
  spinal_twist: 'it twists your back',
  balance: "there's nothing to hold on to",
  head_down: 'your head drops below your heart',
  up_and_down: 'it goes down to the floor and back up',
};

/** What in someone's health or age an exercise is not for: 'for your heart'; null if it is. */
export function unfitFor(exercise: Exercise, person: HealthOf): string | null {
  const state = statesOf(person).find((each) => objectionTo(exercise, each));
  return state ? stateTexts[state] : null;
}

/** Why an exercise is in none of someone's plans, as a sentence; null if their health and age allow it. */
export function whyLeftOut(exercise: Exercise, person: HealthOf): string | null {
  for (const state of statesOf(person)) {
    const objection = objectionTo(exercise, state);
    if (objection) return `Left out ${stateTexts[state]}: ${objectionTexts[objection]}.`;
  }
  return null;
}
