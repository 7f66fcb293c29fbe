import { useEffect, useState } from 'react';
import { weightUnit, type UnitSystem } from '../../../../shared/rules/units';

import { lowTargetText } from '../../../lib/low-target-text';
import { HintNote } from '../../../ui/hint-note';
import { SegmentedControl } from '../../../ui/segmented-control';
import { ageScale, heightScales, weightScales } from '../measure-scales';
import { AnswerCheck } from './answer-check';
import { HeightInput } from './height-input';
import { MeasureInput } from './measure-input';
import { QuestionBlock, questionBlockId } from './question-block';
import type { StepProps } from './step-props';

const unitOptions: readonly { value: UnitSystem; label: string }[] = [
  { value: 'metric', label: 'cm and kg' },
  { value: 'imperial', label: 'feet and pounds' },
];

/** The step 'Body measurements'. Changing the units resets the fields to the stored answers. */
export function MeasuresStep(props: StepProps) {
  const { units, onUnits } = props;
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    if (taken > 0) document.querySelector<HTMLElement>(`#${questionBlockId('age')} input`)?.focus();
  }, [taken]);
  const unit = weightUnit(units);
  const targetHint = (
    <HintNote note={lowTargetText(props.answers, units)}>
      Optional. Leave it empty if the scale isn't the point.
    </HintNote>
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2" key={units}>
      <div className="col-span-full">
        <SegmentedControl label="Units" options={unitOptions} value={units} onChange={onUnits} />
      </div>
      <QuestionBlock field="age">
        <MeasureInput
          key={taken}
          field="age"
          unit="years"
          scale={ageScale(props.answers.ageRange)}
          {...props}
        />
        <AnswerCheck field="age" {...props} onAgeGone={() => setTaken(taken + 1)} />
      </QuestionBlock>
      <QuestionBlock field="heightCm">
        {units === 'imperial' ? (
          <HeightInput {...props} />
        ) : (
          <MeasureInput field="heightCm" unit="cm" scale={heightScales.metric} {...props} />
        )}
      </QuestionBlock>
      <QuestionBlock field="weightKg">
        <MeasureInput field="weightKg" unit={unit} scale={weightScales[units]} {...props} />
      </QuestionBlock>
      <QuestionBlock field="targetWeightKg">
        <MeasureInput field="targetWeightKg" unit={unit} hint={targetHint} {...props} />
        <AnswerCheck field="targetWeightKg" {...props} />
      </QuestionBlock>
    </div>
  );
}
