import { maximumNoteLength } from '../../../../shared/domain/questionnaire/bounds';
import { questionFor } from '../../../../shared/domain/questionnaire/questions';
import { Field } from '../../../ui/field';
import { TextArea } from '../../../ui/text-area';
import { QuestionBlock } from './question-block';
import type { StepProps } from './step-props';

const notes = ['medicalConditions', 'bodyPains', 'workLifeEffects', 'fitnessBarriers'] as const;

/** 'Health and lifestyle': all four may stay empty. */
export function HealthStep({ answers, actions }: StepProps) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {notes.map((field) => {
        const { label, question } = questionFor(field);
        return (
          <QuestionBlock key={field} field={field}>
            <Field label={label} hint={question}>
              <TextArea
                value={answers[field] ?? ''}
                maxLength={maximumNoteLength}
                placeholder="Optional"
                onChange={(event) => actions.answer(field, event.target.value || null)}
              />
            </Field>
          </QuestionBlock>
        );
      })}
    </div>
  );
}
