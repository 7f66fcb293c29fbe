import { Feather, Sparkles } from 'lucide-react';
import { Barbell } from '../../../ui/barbell';
import {
  ageRanges,
  genders,
  goalTypes,
  optionLabels,
  type GoalType,
} from '../../../../shared/rules/questionnaire/options';
import { questionFor } from '../../../../shared/rules/questionnaire/questions';
import { ChoiceCards } from '../../../ui/choice-cards';
import { AnswerCheck } from './answer-check';
import { QuestionBlock } from './question-block';
import type { StepProps } from './step-props';

const goals: Record<GoalType, { icon: typeof Barbell; description: string }> = {
  lose_weight: { icon: Feather, description: 'Lighter on your feet' },
  get_stronger: { icon: Barbell, description: 'Carry, lift, push more' },
  tone_up: { icon: Sparkles, description: 'Firmer, with more shape' },
};

const labeled = <Value extends keyof typeof optionLabels>(value: Value) => ({
  value,
  label: optionLabels[value],
});

const goalOptions = goalTypes.map((value) => {
  const { icon: Icon, description } = goals[value];
  return {
    ...labeled(value),
    description,
    icon: <Icon className="size-icon-lg flex-none" aria-hidden="true" />,
  };
});

/** The step 'Tell us about yourself'. */
export function AboutStep({ answers, actions, problems, units }: StepProps) {
  const check = { answers, actions, units };
  return (
    <>
      <p className="-mt-3 text-fg-2">Three taps. The last one takes you on.</p>
      <QuestionBlock field="ageRange">
        <ChoiceCards
          legend={questionFor('ageRange').label}
          options={ageRanges.map(labeled)}
          value={answers.ageRange}
          error={problems.ageRange}
          minCardWidth="7rem"
          onChange={(ageRange) => actions.answer('ageRange', ageRange)}
        />
        <AnswerCheck field="ageRange" {...check} />
      </QuestionBlock>
      <QuestionBlock field="gender">
        <ChoiceCards
          legend={questionFor('gender').label}
          options={genders.map(labeled)}
          value={answers.gender}
          error={problems.gender}
          minCardWidth="6.5rem"
          onChange={(gender) => actions.answer('gender', gender)}
        />
        <AnswerCheck field="gender" {...check} />
      </QuestionBlock>
      <QuestionBlock field="goalType">
        <ChoiceCards
          legend={questionFor('goalType').label}
          options={goalOptions}
          value={answers.goalType}
          error={problems.goalType}
          minCardWidth="12rem"
          onChange={(goalType) => actions.answer('goalType', goalType)}
        />
        <AnswerCheck field="goalType" {...check} />
      </QuestionBlock>
    </>
  );
}
