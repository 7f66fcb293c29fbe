import { measureIn } from '../../understanding/read-done';
import { saidPlainly } from '../../understanding/said';
import { addDays } from '../../../../shared/rules/local-date';
import { say, type Intent } from '../dialogue';
import { todayOf } from '../wording/figures';
import { outsideBetween, outsideText } from '../wording/outside';
import { finished, knownOutside } from './activity';

const ofOurs =
  /\b(?:workouts?|sessions?|challenge|routine|legs|arms|abs|core|upper|lower|full body|rounds|squats|push ups?|planks?|(?<!\b(?:log|put|add|record|track|count|note|write) )it)\b/;

const unknownOutside =
  "Well done, that counts for your body! I can't log it from here. Bring it in from your watch or phone on the **Activity** page (*Dashboard → Steps, weight, and activities*), and your plan takes it into account. Go easy on the same muscles today; say *“cool down”* if you'd like to stretch.";

/** Something was done: praise it, and say honestly what counts here. */
export const toldActivity: Intent = {
  name: 'told-activity',
  answer: (dialogue) => {
    if (ofOurs.test(saidPlainly(dialogue.text))) return finished.answer(dialogue);
    const { facts } = dialogue;
    const today = todayOf(facts);
    const known = outsideText(outsideBetween(facts, addDays(today, -1), today), facts.units);
    return say(known === '' ? unknownOutside : knownOutside('yesterday', known));
  },
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
