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
  ['Pains', 'bodyPains'],
  ['Conditions', 'medicalConditions'],
];

export const profileFacts: Intent = {
  name: 'profile-facts',
  answer: ({ facts }) => {
    const { answers, units, spared } = facts;
    if (!answers)
      return say('Nothing yet: your setup is still open. Once it is done I plan with your answers.');
    const lines = [...shown, ...notes].map(
      ([label, field]) => `- **${label}**: ${formatAnswer(field, answers, units)}`,
    );
    const around = [...new Set(spared.facts.map(factLabelOf))];
    if (around.length > 0) lines.push(`- **Planned around**: ${around.join(', ')}`);
    return say(
      `This is what you told me, and what I plan with:\n\n${lines.join('\n')}\n\nBesides, I see your workouts, points and steps. You change your answers under *Profile Summary*, and tell me there when something has healed.`,
    );
  },
};
