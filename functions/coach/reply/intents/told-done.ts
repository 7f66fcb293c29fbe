import { measureIn } from '../../understanding/read-done';
import { saidPlainly } from '../../understanding/said';
import { say, type Intent } from '../dialogue';
import { finished } from './activity';

const ofOurs =
  /\b(?:workouts?|sessions?|challenge|routine|legs|arms|abs|core|upper|lower|full body|rounds|squats|push ups?|planks?|it)\b/;

/** Something was done: praise it, and say honestly what counts here. */
export const toldActivity: Intent = {
  name: 'told-activity',
  answer: (dialogue) =>
    ofOurs.test(saidPlainly(dialogue.text))
      ? finished.answer(dialogue)
      : say(
          "Well done, that counts for your body! I only count steps and workouts done in the app, so this one stays between us. Go easy on the same muscles today; say *“cool down”* if you'd like to stretch.",
        ),
};

const places = {
  weight: (amount: string) =>
    `**${amount}**, thank you. I can't log it for you. Add it under *Profile Summary*, and your charts and targets will update.`,
  steps: (amount: string) =>
    `**${amount} steps**, nice. I can't add them for you. Use the plus next to *Steps* on your dashboard, or connect a device in *Settings*.`,
  water: () => "Good. I can't log water from here, but it's one tap on the *Nutrition* page.",
};

export const toldMeasure: Intent = {
  name: 'told-measure',
  answer: ({ text }) => {
    const measure = measureIn(text);
    return say(measure ? places[measure.kind](measure.amount) : 'You can add it under *Profile Summary*.');
  },
};
