import { formatAnswer } from '../../../../shared/rules/questionnaire/format-answer';
import type { AnswerField } from '../../../../shared/rules/questionnaire';
import { factLabelOf } from '../../../spared/public';
import { say, type Intent } from '../dialogue';

const shown: readonly (readonly [label: string, field: AnswerField])[] = [
  ['Goal', 'goalType'],
  ['Target zones', 'targetZones'],
  ['Age', 'age'],
  ['Height', 'heightCm'],
  ['Weight', 'weightKg'],
];
const notes: readonly (readonly [label: string, field: AnswerField])[] = [
  ['What hurts', 'bodyPains'],
  ['Conditions', 'medicalConditions'],
];

export const profileFacts: Intent = {
  name: 'profile-facts',
  answer: ({ facts }) => {
    const { answers, units, spared } = facts;
    if (!answers)
      return say("Nothing yet; your setup is still open. Once it's done, I'll plan with your answers.");
    const lines = [...shown, ...notes].map(
      ([label, field]) => `- **${label}**: ${formatAnswer(field, answers, units)}`,
    );
    const around = [...new Set(spared.facts.map(factLabelOf))];
    if (around.length > 0) lines.push(`- **Planned around**: ${around.join(', ')}`);
    return say(
      `Here's what you told me, and what I plan with:\n\n${lines.join('\n')}\n\nI also see your workouts, points, and steps. You can change your answers under *Profile Summary*, including when something has healed.`,
    );
  },
};
