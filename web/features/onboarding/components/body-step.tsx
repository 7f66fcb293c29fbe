import { bodyTypes, optionLabels, targetZones } from '../../../../shared/rules/questionnaire/options';
import { questionFor } from '../../../../shared/rules/questionnaire/questions';
import { ChoiceCards, MultiChoiceCards } from '../../../ui/choice-cards';
import { requiredText } from '../required-texts';
import { BodyFigure } from './body-figure';
import { QuestionBlock } from './question-block';
import type { StepProps } from './step-props';

const bodyOptions = bodyTypes.map((value) => ({
  value,
  label: optionLabels[value],
  icon: <BodyFigure build={value} />,
}));
const zoneOptions = targetZones.map((value) => ({
  value,
  label: optionLabels[value],
  icon: <BodyFigure zone={value} />,
}));

/** The step 'Your body profile'. The single choice is last, so that it can lead on. */
export function BodyStep({ answers, actions, problems }: StepProps) {
  const changeZones = (zones: NonNullable<typeof answers.targetZones>) => {
    if (zones.length > 0) actions.answer('targetZones', zones);
    else actions.refuse('targetZones', requiredText('targetZones'));
  };
  return (
    <>
      <p className="-mt-3 text-fg-2">Your body type, tapped last, takes you on.</p>
      <QuestionBlock field="targetZones">
        <MultiChoiceCards
          legend={questionFor('targetZones').label}
          hint="As many as you like."
          options={zoneOptions}
          values={answers.targetZones ?? []}
          error={problems.targetZones}
          minCardWidth="8rem"
          onChange={changeZones}
        />
      </QuestionBlock>
      <QuestionBlock field="bodyType">
        <ChoiceCards
          legend={questionFor('bodyType').label}
          hint="The closest one."
          options={bodyOptions}
          value={answers.bodyType}
          error={problems.bodyType}
          onChange={(bodyType) => actions.answer('bodyType', bodyType)}
        />
      </QuestionBlock>
    </>
  );
}
