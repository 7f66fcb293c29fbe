import { conditionPhrases } from '../../../shared/domain/health-notes/condition-phrases';
import { isInMaternityCare } from '../../../shared/domain/training/conditions';
import { stemSet } from '../../../shared/domain/reading/stem';
import type { CoachFacts } from '../coach-facts';
import type { Word } from '../../../shared/domain/reading/words';
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

/** The profile may say it too; then every request to train gets this answer. */
const isInProfile = ({ training }: CoachFacts): boolean =>
  training !== null && isInMaternityCare(training.input.person);

export const pregnancy: Concern = {
  name: 'pregnancy',
  phrases: [...states, ...expecting, ...others, ...trainingWords],
  isRaised: (words, facts) =>
    (isMeant(words) && !(saysAny(words, others) && !saysAny(words, ['i am', 'we are']))) ||
    (isInProfile(facts) && saysAny(words, trainingWords)),
  answer:
    'Training in pregnancy and after a birth can be wonderful, but what is right depends on you, and I am not able to ' +
    "judge that. So I won't put a plan together here.\n\n" +
    '- Ask your **midwife or doctor** what is right for you now; they can also send you to a **pre- or postnatal ' +
    'trainer or physiotherapist**.\n' +
    '- **Stop and call your local emergency number or your maternity unit** for bleeding, fluid, chest pain, fainting, ' +
    'breathlessness, a strong headache, or when the baby moves less.\n\n' +
    'With it in the health notes of your profile, the session of your day stays calm; show it to them ' +
    'before you begin. Everything else in the app stays open to you, and I am glad to answer questions about it.',
};
