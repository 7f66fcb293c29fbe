import { formatAnswer } from '../../../../shared/domain/questionnaire/format-answer';
import { say, type Dialogue, type Intent } from '../dialogue';
import { joined } from '../wording/count';

export const planBack: Intent = {
  name: 'plan-back',
  answer: () =>
    say(
      'The earlier workout is still in our conversation, a little further up: press **Start** on its card. Or tell me its minutes and muscles, and I make it again.',
    ),
};

function reasonsFor({ facts, pains }: Dialogue): string {
  const { answers, units } = facts;
  if (!answers) return 'I know nothing of you yet, so I can plan nothing for you yet.';
  const spared =
    pains.areas.size === 0
      ? ''
      : `, what hurts (${joined([...pains.areas].map((area) => area.replaceAll('_', ' ')))})`;
  return `I choose by your goal (${formatAnswer('goalType', answers, units)}), your level, what you own${spared}, and what you trained on the last days.`;
}

export const explainPlan: Intent = {
  name: 'explain-plan',
  answer: (dialogue) =>
    say(
      `${reasonsFor(dialogue)} ${dialogue.facts.training?.today.opening ?? ''}\n\nYou want it different? Say *shorter*, *harder*, *no lunges* or *another one*.`.replace(
        '  ',
        ' ',
      ),
    ),
};

export const bareBodyPart: Intent = {
  name: 'bare-body-part',
  answer: ({ reading }) => {
    const part = joined([...reading.groups, ...reading.restingGroups].map(({ name }) => name)) || 'that';
    return say(
      `What would you like for ${part}?\n\n- *“20 minutes ${part === 'that' ? 'legs' : part}”*, a workout\n- *“exercises for ${part === 'that' ? 'legs' : part}”*, to see how they go\n- *“my knee hurts”*, when something hurts`,
    );
  },
};
