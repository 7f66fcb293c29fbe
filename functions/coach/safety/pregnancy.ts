import { conditionPhrases } from '../../understanding/health/condition-phrases';
import { isInMaternityCare } from '../../../shared/rules/training/conditions';
import { stemSet } from '../../../shared/rules/reading/stem';
import type { CoachFacts } from '../coach-facts';
import type { Word } from '../../../shared/rules/reading/words';
import { saysAny, saysUndenied, saysWithout, type Concern } from './concern';

const states = [...conditionPhrases.pregnancy, ...conditionPhrases.postnatal];
const expecting = ['am expecting', 'i expecting'];
const expectedThings = stemSet('to a result more better that it too you progress chang someth some so the');
const others = [
  'wife',
  'partner',
  'girlfriend',
  'sister',
  'friend',
  'she',
  'daughter',
  'colleague',
  'cat',
  'dog',
];
const denied = stemSet('not no never look looking');
const trainingWords = [
  'workout',
  'exercise',
  'train|training',
  'plan',
  'minutes',
  'routine',
  'session',
  'stretch',
  'squat|plank|crunch|lunge',
  'what should i do',
  'hiit|cardio',
];

function isMeant(words: readonly Word[]): boolean {
  return saysUndenied(words, states, denied) || saysWithout(words, expecting, expectedThings);
}

/** It may be known from before; then every request to train gets this answer until a midwife or doctor allows it. */
export const waitsForMidwife = ({ spared }: Pick<CoachFacts, 'spared'>): boolean => isInMaternityCare(spared);

export const pregnancy: Concern = {
  names: ['pregnancy', 'after-birth'],
  phrases: [...states, ...expecting, ...others, ...trainingWords],
  isRaised: (words) => isMeant(words) && !(saysAny(words, others) && !saysAny(words, ['i am', 'we are'])),
  isRaisedByProfile: (words, facts) => waitsForMidwife(facts) && saysAny(words, trainingWords),
};
