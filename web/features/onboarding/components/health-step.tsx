import { NoteChoice, type NoteField } from './note-choice';
import { QuestionBlock } from './question-block';
import type { StepProps } from './step-props';

/** What most people would write, in words that planning understands. */
const suggestions: Readonly<Record<NoteField, readonly string[]>> = {
  bodyPains: ['Lower back', 'Knee', 'Shoulder', 'Neck', 'Wrist', 'Hip', 'Ankle'],
  medicalConditions: ['Asthma', 'High blood pressure', 'Diabetes', 'Heart condition', 'Pregnant'],
  workLifeEffects: ['Desk job', 'On my feet all day', 'Shift work', 'Small children', 'Bad sleep'],
  fitnessBarriers: ['No time', 'No energy', 'No space', 'Easily bored', 'Fear of injury'],
};
const fields = Object.keys(suggestions) as NoteField[];

/** 'Health and lifestyle': all four may stay empty. */
export function HealthStep({ answers, actions }: StepProps) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {fields.map((field) => (
        <QuestionBlock key={field} field={field}>
          <NoteChoice
            field={field}
            answer={answers[field]}
            suggestions={suggestions[field]}
            actions={actions}
          />
        </QuestionBlock>
      ))}
    </div>
  );
}
