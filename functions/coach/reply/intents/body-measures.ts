import { bmiBadge, bodyMassIndex } from '../../../../shared/rules/bmi';
import { formatHeight, formatWeight, weightBetween, weightText } from '../../../../shared/rules/units';
import type { CoachFacts } from '../../coach-facts';
import { say, type Intent } from '../dialogue';

const adultAge = 18;
const noProfile = "I don't have your measurements yet. Add them in the setup, and I can tell you.";
export const youngText =
  "While you're under 18, I don't comment on weight: your body is still growing, and the usual limits don't apply. If it worries you, talk to a doctor or school nurse.";

export const isYoung = ({ answers }: CoachFacts): boolean => answers !== null && answers.age < adultAge;

export const bmi: Intent = {
  name: 'bmi',
  answer: ({ facts }) => {
    if (!facts.answers) return say(noProfile);
    if (isYoung(facts)) return say(youngText);
    const { weightKg, heightCm, age } = facts.answers;
    const badge = bmiBadge(bodyMassIndex(weightKg, heightCm), age);
    return say(
      `Your BMI is **${badge?.text ?? ''}** (${formatWeight(weightKg, facts.units)} at ${formatHeight(heightCm, facts.units)}). ` +
        "It's a rough number that can't tell muscle from fat; how you feel and move says more.",
    );
  },
};

function targetText({ answers, units }: CoachFacts): string {
  if (!answers) return noProfile;
  const { weightKg, targetWeightKg } = answers;
  if (targetWeightKg === null)
    return `You weigh **${formatWeight(weightKg, units)}** and haven't set a target.`;
  const left = weightBetween(targetWeightKg, weightKg, units);
  const state = `You weigh **${formatWeight(weightKg, units)}**, and your target is **${formatWeight(targetWeightKg, units)}**`;
  if (left === 0) return `${state}. You're there!`;
  return `${state}, so **${weightText(Math.abs(left), units)}** to ${left > 0 ? 'lose' : 'gain'}.`;
}

export const weightAndTarget: Intent = {
  name: 'weight-target',
  answer: ({ facts }) => {
    if (isYoung(facts)) return say(youngText);
    const height = facts.answers
      ? ` Your height is ${formatHeight(facts.answers.heightCm, facts.units)}.`
      : '';
    return say(
      `${targetText(facts)}${height}\n\nYou can log a new weight under *Profile Summary*. Slow and steady is what lasts; a doctor or dietitian can help you set a good target.`,
    );
  },
};

export const loseWeight: Intent = {
  name: 'lose-weight',
  answer: ({ facts }) =>
    isYoung(facts)
      ? say(youngText)
      : say(
          'No exercise takes fat off one place. What works is taking in a little less energy than you use, over time:\n\n' +
            '- **Move most days**: strength two or three times a week keeps muscle; cardio and walking add to what you burn.\n' +
            "- **Eat enough protein and vegetables**, and don't go hungry: what crash diets take off comes back.\n" +
            '- **Sleep**, and look at weeks, not days.\n\n' +
            `${facts.answers?.targetWeightKg ? `${targetText(facts)} ` : ''}Ready to start? Say *“20 minutes cardio”*. If you have a health condition, ask a doctor first.`,
        ),
};

export const getStronger: Intent = {
  name: 'get-stronger',
  answer: () =>
    say(
      'Muscles grow when hard sets are followed by food and rest:\n\n' +
        '- Train each part **two or three times a week**, with a day in between.\n' +
        '- Stop each set when you have **one or two good reps left**; when it gets easy, take the harder version (just ask me).\n' +
        '- **Protein with every meal**, and sleep.\n\n' +
        'Ready to start? Say *“20 minutes upper body”* or *“legs with dumbbells”*.',
    ),
};
