import { withoutRuledOut } from '../../injuries/injury-filter';
import { say, type Intent } from '../dialogue';
import { requestOf } from '../requests/plan-request';
import { propose } from './plan-workout';

export const chooseLoad: Intent = {
  name: 'choose-load',
  answer: () =>
    say(
      'Take a weight with which the **last two repetitions are hard but still clean**. If you could do five more, take more next time; if your form breaks, take less. ' +
        'Write what you lifted into the sets after the workout, then you see your records.',
    ),
};

export const restBetweenSets: Intent = {
  name: 'rest-between-sets',
  answer: () =>
    say(
      'Until you can speak a sentence calmly again; heavier sets need longer. In workouts of your own I give 40 seconds after each exercise, and you can pause whenever you need more.',
    ),
};

export const results: Intent = {
  name: 'results-when',
  answer: () =>
    say(
      'Honestly: you feel it before you see it. Sleep, mood and stairs get better first, strength follows over weeks, and what the mirror shows takes months and depends on sleep and food too. ' +
        'I promise no date. What counts is coming back: ask me *“how am I doing?”* now and then.',
    ),
};

export const heartRate: Intent = {
  name: 'heart-rate',
  answer: () =>
    say(
      "I don't see your heart rate. Use the talk test: **easy** is when you can sing, **moderate** when you can talk but not sing, **hard** when only words come out. " +
        'With a heart condition or heart medicine let a doctor set your limits.',
    ),
};

export const seatedTraining: Intent = {
  name: 'seated',
  answer: (dialogue) => {
    const { conditions } = dialogue.facts.spared;
    const stays = conditions.includes('seated') || conditions.includes('wheelchair');
    return stays
      ? propose({ ...requestOf(dialogue.reading) }, dialogue, 'From the chair, then:')
      : say(
          'Yes, I have moves for the chair. Tell me *“I have to stay seated”*, and I plan with those only.',
        );
  },
};

export const sleep: Intent = {
  name: 'sleep',
  answer: ({ facts, pains }) =>
    say(
      'Training helps sleep, most of all when it is regular and not in the last hour before bed. In the evening: dim light, the same bedtime, and a few slow stretches like these. Sleep that stays bad for weeks belongs to a doctor.',
      withoutRuledOut(['childs-pose', 'seated-forward-fold', 'butterfly-stretch'], facts, pains),
    ),
};
