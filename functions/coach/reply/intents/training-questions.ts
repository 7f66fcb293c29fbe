import { withoutRuledOut } from '../../injuries/injury-filter';
import { say, type Intent } from '../dialogue';
import { requestOf } from '../requests/plan-request';
import { propose } from './plan-workout';

export const chooseLoad: Intent = {
  name: 'choose-load',
  answer: ({ facts }) =>
    say(
      facts.spared.facts.some(({ kind }) => kind !== 'diet' && kind !== 'allergy' && kind !== 'limit')
        ? "With what you've told me, start without any weight. When a few sessions feel easy and nothing hurts, use the lightest you have, and stop well before it gets hard. Your doctor or physical therapist knows how much is right."
        : 'Pick a weight that makes the **last two reps hard but still clean**. If you could do five more, go up next time; if your form breaks, go down. ' +
            "Log what you lifted in the sets after the workout, and you'll see your records.",
    ),
};

export const restBetweenSets: Intent = {
  name: 'rest-between-sets',
  answer: () =>
    say(
      'Until you can say a whole sentence calmly; heavier sets need longer. In custom workouts you get 40 seconds after each exercise, and you can pause whenever you need more.',
    ),
};

export const results: Intent = {
  name: 'results-when',
  answer: () =>
    say(
      "Honestly, you'll feel it before you see it. Sleep, mood, and stairs get better first; strength follows within weeks; what the mirror shows takes a few months, and food and sleep play their part. " +
        "I won't promise a date. What counts is coming back. Ask me *“how am I doing?”* now and then.",
    ),
};

export const heartRate: Intent = {
  name: 'heart-rate',
  answer: () =>
    say(
      "I don't see your heart rate here. With a Bluetooth strap and a browser such as Chrome, the player shows it with your zone. Without one, use the talk test: **easy** is when you can sing, **moderate** when you can talk but not sing, **hard** when only words come out. " +
        'With a heart condition or heart medicine, let your doctor set the limits.',
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
          "Yes, I have moves for the chair. Tell me *“I have to stay seated”*, and I'll plan with only those.",
        );
  },
};

export const sleep: Intent = {
  name: 'sleep',
  answer: ({ facts, pains }) =>
    say(
      "Exercise helps you sleep, most of all when it's regular and not in the last hour before bed. In the evening: dim light, the same bedtime, and a few slow stretches like these. If you've slept badly for weeks, see a doctor.",
      withoutRuledOut(['childs-pose', 'seated-forward-fold', 'butterfly-stretch'], facts, pains),
    ),
};
