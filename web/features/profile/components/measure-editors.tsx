import { useState } from 'react';
import type { MeasureField } from '../../../../shared/rules/questionnaire/bounds';
import { ageRangeOf } from '../../../../shared/rules/questionnaire/options';
import { bodyQuantity } from '../../../../shared/rules/numbers/quantities';
import { readQuantity } from '../../../../shared/rules/numbers/read-quantity';
import { feetFromCm } from '../../../../shared/rules/units';
import { Field, FieldError } from '../../../ui/field';
import { HintNote } from '../../../ui/hint-note';
import { NumberInput } from '../../../ui/number-input';
import {
  amountOf,
  amountText,
  cmFromTyped,
  fieldOf,
  isWeight,
  weightHint,
} from '../../../lib/body-measurements';
import { lowTargetText } from '../../../lib/low-target-text';
import { checkAnswer, promptFor } from '../summary-answers';
import type { EditorProps } from './editor-props';

/** A number in the person's own unit. */
export function MeasureEditor({ field, answers, units, error, onEdit }: EditorProps<MeasureField>) {
  const stored = answers[field];
  const [shown] = useState(() => {
    if (stored === null) return '';
    return amountText(field, amountOf(field, stored, units), units);
  });
  const [text, setText] = useState(shown);
  // What is shown is rounded: left as it is, the stored value stays.
  const valueOf = (typed: string) =>
    typed === shown ? stored : readQuantity(typed, bodyQuantity(field, units));
  const change = (typed: string) => {
    setText(typed);
    onEdit(checkAnswer(field, valueOf(typed), units));
  };
  const range = ageRangeOf(answers.age);
  const hint =
    field === 'targetWeightKg' ? (
      <HintNote note={error ? null : lowTargetText({ ...answers, targetWeightKg: valueOf(text) }, units)}>
        Leave it empty if the scale isn't the point.
      </HintNote>
    ) : (
      (field === 'age' && range !== answers.ageRange && `Your age range becomes ${range}.`) ||
      (isWeight(field) && weightHint(text, error ? null : valueOf(text), units))
    );
  return (
    <Field label={promptFor(field)} hint={hint || undefined} error={error}>
      <NumberInput value={text} {...fieldOf(field, units)} onChange={change} />
    </Field>
  );
}

/** Feet and inches side by side. */
export function HeightEditor({ field, answers, units, error, onEdit }: EditorProps<'heightCm'>) {
  const [shown] = useState(() => {
    const { feet, inches } = feetFromCm(answers.heightCm);
    return { feet: String(feet), inches: String(inches) };
  });
  const [typed, setTyped] = useState(shown);
  const change = (part: Partial<typeof typed>) => {
    const now = { ...typed, ...part };
    setTyped(now);
    const isSame = now.feet === shown.feet && now.inches === shown.inches;
    onEdit(checkAnswer(field, isSame ? answers.heightCm : cmFromTyped(now.feet, now.inches), units));
  };
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-2">
      <legend className="mb-2 p-0 text-small font-semibold text-fg-2">{promptFor(field)}</legend>
      <Field label="Feet">
        <NumberInput value={typed.feet} unit="ft" onChange={(feet) => change({ feet })} />
      </Field>
      <Field label="Inches">
        <NumberInput value={typed.inches} unit="in" decimals onChange={(inches) => change({ inches })} />
      </Field>
      <div className="col-span-full">
        <FieldError id="height-editor-error" error={error} />
      </div>
    </fieldset>
  );
}
