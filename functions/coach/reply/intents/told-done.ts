import { measureIn } from '../../understanding/read-done';
import { saidPlainly } from '../../understanding/said';
import { say, type Intent } from '../dialogue';
import { finished } from './activity';

const ofOurs =
  /\b(?:workouts?|sessions?|challenge|routine|legs|arms|abs|core|upper|lower|full body|rounds|squats|push ups?|planks?|it)\b/;

/** Something was done: praised, and honestly said what of it counts here. */
export const toldActivity: Intent = {
  name: 'told-activity',
  answer: (dialogue) =>
    ofOurs.test(saidPlainly(dialogue.text))
      ? finished.answer(dialogue)
      : say(
          "Well done, that counts for your body! Here I only count workouts done in the app and steps, so this one stays between us. Take it easy on the same muscles today; say *“cool down”* if you'd like to stretch.",
        ),
};

const places = {
  weight: (amount: string) =>
    `**${amount}**, thank you. I can't write it down for you: add it under *Profile Summary*, and your charts and targets follow.`,
  steps: (amount: string) =>
    `**${amount} steps**, nice. I can't add them for you: the plus beside *Steps* on your dashboard does, or a device you connect in *Settings*.`,
  water: () => "Good. I can't log water from here: the glasses on the *Nutrition* page take one tap.",
};

export const toldMeasure: Intent = {
  name: 'told-measure',
  answer: ({ text }) => {
    const measure = measureIn(text);
    return say(measure ? places[measure.kind](measure.amount) : 'You can add it under *Profile Summary*.');
  },
};
