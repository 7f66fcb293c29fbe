import { bounds } from '../../../../shared/domain/questionnaire/bounds';
import { MeasureInput } from './measure-input';
import { QuestionBlock } from './question-block';
import type { StepProps } from './step-props';

const range = (field: keyof typeof bounds, unit: string) =>
  `${bounds[field].minimum}-${bounds[field].maximum} ${unit}`;

const measures = [
  { field: 'age', unit: 'years', hint: `Whole years, ${bounds.age.minimum} or older` },
  { field: 'heightCm', unit: 'cm', hint: range('heightCm', 'cm') },
  { field: 'weightKg', unit: 'kg', hint: range('weightKg', 'kg') },
  { field: 'targetWeightKg', unit: 'kg', hint: 'Optional. Leave it empty if the scale is not the point.' },
] as const;

/** 'Body measurements'. */
export function MeasuresStep(props: StepProps) {
  return (
    <div className="setup-measures">
      {measures.map((measure) => (
        <QuestionBlock key={measure.field} field={measure.field}>
          <MeasureInput {...measure} {...props} />
        </QuestionBlock>
      ))}
    </div>
  );
}
