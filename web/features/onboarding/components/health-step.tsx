import { useState } from 'react';
import { AnswerCheck } from './answer-check';
import { ConditionsChoice } from './conditions-choice';
import { NoteChoice, type NoteField } from './note-choice';
import { QuestionBlock } from './question-block';
import type { StepProps } from './step-props';

/** Common answers, in words that planning understands. */
const suggestions: Readonly<Record<NoteField, readonly string[]>> = {
  bodyPains: ['Lower back', 'Knee', 'Shoulder', 'Neck', 'Wrist', 'Hip', 'Ankle'],
  medicalConditions: ['Migraine', 'Thyroid', 'Arthritis', 'Epilepsy'],
  workLifeEffects: ['Desk job', 'On my feet all day', 'Shift work', 'Small children', 'Bad sleep'],
  fitnessBarriers: ['No time', 'No energy', 'No space', 'Easily bored', 'Fear of injury'],
};
const fields = Object.keys(suggestions) as NoteField[];

/** The step 'Health and lifestyle': all of it may stay empty. */
export function HealthStep({ answers, actions, units }: StepProps) {
  // Boxes hold their own text, so they begin anew with a note that an answer changed.
  const [notesChanged, setNotesChanged] = useState(0);
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="md:col-span-full">
        <ConditionsChoice answers={answers} actions={actions} />
      </div>
      {fields.map((field) => (
        <QuestionBlock key={field} field={field}>
          <NoteChoice
            key={notesChanged}
            field={field}
            answer={answers[field]}
            suggestions={suggestions[field]}
            actions={actions}
          />
          <AnswerCheck
            {...{ field, answers, actions, units }}
            onNotesChanged={() => setNotesChanged((times) => times + 1)}
          />
        </QuestionBlock>
      ))}
    </div>
  );
}
