import { useState, type ReactNode } from 'react';
import type { MeasureField } from '../../../../shared/rules/questionnaire/bounds';
import { questionFor } from '../../../../shared/rules/questionnaire/questions';
import { Field } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';
import type { Scale } from '../measure-scales';
import { parseMeasureText } from '../parse-measure-text';
import { measureText } from '../measure-text';
import { Ruler } from './ruler';
import type { StepProps } from './step-props';

interface MeasureInputProps extends StepProps {
  field: MeasureField;
  unit: string;
  hint?: ReactNode;
  /** A ruler below the field sets it as well. */
  scale?: Scale;
}

/** Shows errors when the person leaves the field, not at the first digit of a longer number. */
export function MeasureInput(props: MeasureInputProps) {
  const { field, unit, hint, scale, answers, actions, problems, units } = props;
  const [text, setText] = useState(() => measureText(field, answers[field] ?? null, units));
  const [left, setLeft] = useState(false);
  const parsed = parseMeasureText(field, text, units);
  const wrong = parsed.ok ? null : parsed.message;
  const change = (typed: string) => {
    setText(typed);
    setLeft(false);
    const now = parseMeasureText(field, typed, units);
    if (now.ok) actions.answer(field, now.value);
    else actions.refuse(field, now.message);
  };
  const { label } = questionFor(field);
  const given = parsed.ok && parsed.value !== null ? measureText(field, parsed.value, units) : '';
  return (
    <Field label={label} hint={hint} error={problems[field] ?? (left && text !== '' ? wrong : null)}>
      <NumberInput
        value={text}
        unit={unit}
        decimals
        inputMode={field === 'age' ? 'numeric' : 'decimal'}
        onChange={change}
        onBlur={() => setLeft(true)}
      />
      {scale && (
        <Ruler
          label={`Slide to your ${label.toLowerCase()}`}
          scale={scale}
          value={given === '' ? null : Number(given)}
          text={`${given} ${unit}`}
          onChange={(value) => change(String(value))}
        />
      )}
    </Field>
  );
}
