import { useState, type ReactNode } from 'react';
import type { MeasureField } from '../../../../shared/rules/questionnaire/bounds';
import { questionFor } from '../../../../shared/rules/questionnaire/questions';
import {
  amountOf,
  amountText,
  fieldOf,
  isInStone,
  isWeight,
  weightHint,
} from '../../../lib/body-measurements';
import { Field } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';
import type { Scale } from '../measure-scales';
import { parseMeasureText } from '../parse-measure-text';
import { Ruler } from './ruler';
import type { StepProps } from './step-props';

interface MeasureInputProps extends StepProps {
  field: MeasureField;
  hint?: ReactNode;
  /** A ruler below the field sets it as well. */
  scale?: Scale;
}

/** Shows errors when the person leaves the field, not at the first digit of a longer number. */
export function MeasureInput(props: MeasureInputProps) {
  const { field, hint, scale, answers, actions, problems, units, onUnits } = props;
  const stored = answers[field] ?? null;
  const storedText = () => (stored === null ? '' : amountText(field, amountOf(field, stored, units), units));
  const [text, setText] = useState(storedText);
  const [textUnits, setTextUnits] = useState(units);
  const [left, setLeft] = useState(false);
  const parsed = parseMeasureText(field, text, units);
  if (textUnits !== units) {
    setTextUnits(units);
    // Typing stone chose it, and goes on.
    if (units !== 'stone' || !isInStone(text)) setText(storedText());
  }
  const wrong = parsed.ok ? null : parsed.message;
  const change = (typed: string) => {
    setText(typed);
    setLeft(false);
    const now = parseMeasureText(field, typed, units);
    if (now.ok && isWeight(field) && units !== 'stone' && isInStone(typed)) onUnits('stone');
    if (now.ok) actions.answer(field, now.value);
    else actions.refuse(field, now.message);
  };
  const { label } = questionFor(field);
  const amount = parsed.ok && parsed.value !== null ? amountOf(field, parsed.value, units) : null;
  const { unit, inputMode } = fieldOf(field, units);
  const said = isWeight(field) && weightHint(text, parsed.ok ? parsed.value : null, units);
  return (
    <Field label={label} hint={hint ?? said} error={problems[field] ?? (left && text !== '' ? wrong : null)}>
      <NumberInput
        value={text}
        unit={unit}
        inputMode={inputMode}
        onChange={change}
        onBlur={() => setLeft(true)}
      />
      {scale && (
        <Ruler
          label={`Slide to your ${label.toLowerCase()}`}
          scale={scale}
          value={amount}
          text={amount === null ? '' : `${amountText(field, amount, units)} ${unit}`}
          onChange={(value) => change(amountText(field, value, units))}
        />
      )}
    </Field>
  );
}
