import type { Exercise } from '../exercise';
import { objectionTo, statesOf, type HealthOf, type Objection, type State } from './conditions';

const stateTexts: Readonly<Record<State, string>> = {
  pregnancy: 'because of your pregnancy',
  postnatal: 'so soon after a birth',
  high_blood_pressure: 'because of your blood pressure',
  heart: 'because of your heart',
  diabetes: 'because of your diabetes',
  osteoporosis: 'because of your bones',
  vertigo: 'because of your dizziness',
  asthma: 'because of your asthma',
  hernia: 'because of your hernia',
  wheelchair: 'because you use a wheelchair',
  seated: 'because you train sitting',
  unsteady: 'because of your balance',
  over_65: 'from 65 on',
  careful: 'while we take it gently',
};

const objectionTexts: Readonly<Record<Objection, string>> = {
  unknown: 'how the body is in it is not known',
  effort: 'it is too hard an effort',
  impact: 'it lands on your feet again and again',
  position: 'it is done lying or on your hands',
  not_sitting: 'it is not done sitting on a chair',
  muscles: 'it works the legs',
  isometric: 'it is held without moving',
  spinal_flexion: 'it rounds the back under load',
  spinal_twist: 'it twists the back',
  balance: 'it asks for balance with nothing to hold',
  head_down: 'the head goes below the heart',
  up_and_down: 'it goes down to the floor and up again',
};

/** Why an exercise is in no plan of somebody, as a sentence; null where their health and age leave it in. */
export function whyLeftOut(exercise: Exercise, person: HealthOf): string | null {
  for (const state of statesOf(person)) {
    const objection = objectionTo(exercise, state);
    if (objection) return `Not in your plans ${stateTexts[state]}: ${objectionTexts[objection]}.`;
  }
  return null;
}
