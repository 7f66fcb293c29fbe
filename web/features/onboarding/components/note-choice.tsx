import { useState } from 'react';
import { maximumNoteLength, noteTooLongText } from '../../../../shared/rules/questionnaire/bounds';
import { questionFor } from '../../../../shared/rules/questionnaire/questions';
import { Chip, ChipRow } from '../../../ui/chip';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { TextArea } from '../../../ui/text-area';
import type { NoteField } from '../health-questions';
import type { AnswerActions } from '../use-answers';

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function toggled(text: string, part: string): string {
  const parts = partsOf(text);
  return (parts.includes(part) ? parts.filter((each) => each !== part) : [...parts, part]).join(', ');
}

interface NoteChoiceProps {
  field: NoteField;
  /** Undefined until there is an answer. */
  answer: string | null | undefined;
  suggestions: readonly string[];
  actions: AnswerActions;
}

/** Common answers to tap, and free text for any other. */
export function NoteChoice({ field, answer, suggestions, actions }: NoteChoiceProps) {
  const [text, setText] = useState(answer ?? '');
  const { label } = questionFor(field);
  const length = text.trim().length;
  const isTooLong = length > maximumNoteLength;
  const change = (next: string) => {
    setText(next);
    if (next.trim().length > maximumNoteLength) actions.refuse(field, noteTooLongText);
    else actions.answer(field, next.trim() === '' ? null : next);
  };
  const parts = partsOf(text);
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        aside={<LengthLeft length={length} limit={maximumNoteLength} />}
        error={isTooLong ? noteTooLongText : null}
      >
        <TextArea
          isLine
          value={text}
          placeholder="Optional"
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <ChipRow label={`${label}: suggested answers`}>
        <Chip pressed={answer === null && text === ''} onClick={() => change('')}>
          None
        </Chip>
        {suggestions.map((suggestion) => (
          <Chip
            key={suggestion}
            pressed={parts.includes(suggestion)}
            onClick={() => change(toggled(text, suggestion))}
          >
            {suggestion}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
