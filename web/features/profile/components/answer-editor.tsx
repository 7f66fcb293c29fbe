import { useState } from 'react';
import { maximumNoteLength } from '../../../../shared/rules/questionnaire/bounds';
import { questionFor } from '../../../../shared/rules/questionnaire/questions';
import type { AnswerField } from '../../../../shared/rules/questionnaire';
import { conditionsFor } from '../../../../shared/rules/training/condition-names';
import { Button } from '../../../ui/button';
import { ChoiceCards, MultiChoiceCards } from '../../../ui/choice-cards';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { TextArea } from '../../../ui/text-area';
import { checkAnswer, isMeasure, promptFor } from '../summary-answers';
import type { EditorProps } from './editor-props';
import { HeightEditor, MeasureEditor } from './measure-editors';

/** The control for an answer, depending on the kind of question. */
export function AnswerEditor({ field, ...props }: EditorProps) {
  if (field === 'heightCm' && props.units !== 'metric') return <HeightEditor field={field} {...props} />;
  if (isMeasure(field)) return <MeasureEditor field={field} {...props} />;
  if (field === 'conditions') return <ConditionsEditor field={field} {...props} />;
  if (questionFor(field).kind === 'text') return <NoteEditor field={field} {...props} />;
  return <ChoiceEditor field={field} {...props} />;
}

function ConditionsEditor({ field, answers, units, error, onEdit }: EditorProps<'conditions'>) {
  const [isAll, setAll] = useState(false);
  const { gender, conditions = [] } = answers;
  return (
    <>
      <MultiChoiceCards
        legend={promptFor(field)}
        hint="Your notes and “Planned around” count, too."
        options={conditionsFor(gender, conditions, isAll)}
        values={conditions}
        error={error}
        onChange={(chosen) => onEdit(checkAnswer(field, chosen, units))}
      />
      {gender === 'male' && (
        <Button size="sm" variant="text" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Fewer conditions' : 'Other conditions'}
        </Button>
      )}
    </>
  );
}

function ChoiceEditor({ field, answers, units, error, onEdit }: EditorProps<AnswerField>) {
  const { kind, options } = questionFor(field);
  const [chosen, setChosen] = useState<readonly string[]>(() => [answers[field] ?? []].flat().map(String));
  const choose = (values: readonly string[]) => {
    setChosen(values);
    onEdit(checkAnswer(field, kind === 'choices' ? values : values[0], units));
  };
  const group = { legend: promptFor(field), options, error };
  if (kind === 'choices') return <MultiChoiceCards<string> {...group} values={chosen} onChange={choose} />;
  return <ChoiceCards<string> {...group} value={chosen[0]} onChange={(value) => choose([value])} />;
}

/** What was said in the chat is shown on its own card, not in these answers. */
const hintFor = (field: EditorProps['field']) =>
  field === 'medicalConditions' || field === 'bodyPains'
    ? 'You can leave this empty. What you told me in the chat is on the “Planned around” card.'
    : 'Leave it empty if there’s nothing.';

function NoteEditor({ field, answers, units, error, onEdit }: EditorProps) {
  const [text, setText] = useState(() => String(answers[field] ?? ''));
  const change = (typed: string) => {
    setText(typed);
    onEdit(checkAnswer(field, typed, units));
  };
  return (
    <Field
      label={promptFor(field)}
      hint={hintFor(field)}
      error={error}
      aside={<LengthLeft length={text.trim().length} limit={maximumNoteLength} />}
    >
      <TextArea value={text} rows={4} onChange={(event) => change(event.target.value)} />
    </Field>
  );
}
