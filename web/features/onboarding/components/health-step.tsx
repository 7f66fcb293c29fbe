import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { questionFor } from '../../../../shared/rules/questionnaire/questions';
import { Button } from '../../../ui/button';
import type { LaterField, NoteField } from '../health-questions';
import { AnswerCheck } from './answer-check';
import { ConditionsChoice } from './conditions-choice';
import { NoteChoice } from './note-choice';
import { QuestionBlock } from './question-block';
import type { StepProps } from './step-props';

/** Common answers, in words that planning understands. */
const suggestions: Readonly<Record<NoteField, readonly string[]>> = {
  bodyPains: ['Lower back', 'Knee', 'Shoulder', 'Neck', 'Wrist', 'Hip', 'Ankle'],
  medicalConditions: ['Migraine', 'Thyroid', 'Arthritis', 'Epilepsy'],
  workLifeEffects: ['Desk job', 'On my feet all day', 'Shift work', 'Small children', 'Bad sleep'],
  fitnessBarriers: ['No time', 'No energy', 'No space', 'Easily bored', 'Fear of injury'],
};

interface HealthStepProps extends Pick<StepProps, 'answers' | 'actions' | 'units'> {
  field: LaterField;
  onNext: () => void;
}

/** One question of the step 'Health and lifestyle'. What is left open here is asked after the first workout. */
export function HealthStep({ field, onNext, ...props }: HealthStepProps) {
  const isOpen = props.answers[field] === undefined;
  return (
    <div className="grid max-w-2xl gap-5">
      <h2 className="text-title leading-snug outline-none" tabIndex={-1}>
        {field === 'conditions' ? 'Do any of these apply to you?' : questionFor(field).question}
      </h2>
      {field === 'conditions' ? <ConditionsChoice {...props} /> : <NoteQuestion field={field} {...props} />}
      <div className="grid justify-items-start gap-1.5">
        <Button variant="go" size="lg" onClick={onNext}>
          {isOpen ? 'Ask me later' : 'Next question'}
          <ArrowRight className="size-icon flex-none" aria-hidden="true" />
        </Button>
        {isOpen && <p className="text-small text-fg-2">Then I'll ask after your first workout.</p>}
      </div>
    </div>
  );
}

function NoteQuestion({ field, ...props }: Omit<HealthStepProps, 'field' | 'onNext'> & { field: NoteField }) {
  // The box holds its own text, so it begins anew with a note that an answer changed.
  const [notesChanged, setNotesChanged] = useState(0);
  return (
    <QuestionBlock field={field}>
      <NoteChoice
        key={notesChanged}
        field={field}
        answer={props.answers[field]}
        suggestions={suggestions[field]}
        actions={props.actions}
      />
      <AnswerCheck field={field} {...props} onNotesChanged={() => setNotesChanged((times) => times + 1)} />
    </QuestionBlock>
  );
}
