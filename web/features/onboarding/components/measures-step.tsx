import { useEffect, useState } from 'react';
import type { UnitSystem } from '../../../../shared/rules/units';
import { lowTargetText } from '../../../lib/low-target-text';
import { HintNote } from '../../../ui/hint-note';
import { SegmentedControl } from '../../../ui/segmented-control';
import { ageScale, centimeters, weightScales } from '../measure-scales';
import { AnswerCheck } from './answer-check';
import { HeightInput } from './height-input';
import { MeasureInput } from './measure-input';
import { QuestionBlock, questionBlockId } from './question-block';
import type { StepProps } from './step-props';

const unitOptions: readonly { value: UnitSystem; label: string }[] = [
  { value: 'metric', label: 'cm, kg' },
  { value: 'imperial', label: 'feet, pounds' },
  { value: 'stone', label: 'feet, stone' },
];

/** The step 'Body measurements'. */
export function MeasuresStep(props: StepProps) {
  const { units, onUnits } = props;
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    if (taken > 0) document.querySelector<HTMLElement>(`#${questionBlockId('age')} input`)?.focus();
  }, [taken]);
  const targetHint = (
    <HintNote note={lowTargetText(props.answers, units)}>
      Optional. Leave it empty if the scale isn't the point.
    </HintNote>
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="col-span-full">
        <SegmentedControl label="Units" options={unitOptions} value={units} onChange={onUnits} />
      </div>
      <QuestionBlock field="age">
        <MeasureInput key={taken} field="age" scale={ageScale(props.answers.ageRange)} {...props} />
        <AnswerCheck field="age" {...props} onAgeGone={() => setTaken(taken + 1)} />
      </QuestionBlock>
      <QuestionBlock field="heightCm">
        {units === 'metric' ? (
          <MeasureInput field="heightCm" scale={centimeters} {...props} />
        ) : (
          <HeightInput {...props} />
        )}
      </QuestionBlock>
      <QuestionBlock field="weightKg">
        <MeasureInput field="weightKg" scale={weightScales[units]} {...props} />
      </QuestionBlock>
      <QuestionBlock field="targetWeightKg">
        <MeasureInput field="targetWeightKg" hint={targetHint} {...props} />
        <AnswerCheck field="targetWeightKg" {...props} />
      </QuestionBlock>
    </div>
  );
}
