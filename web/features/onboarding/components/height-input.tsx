import { useRef, useState, type FocusEvent } from 'react';
import { questionFor } from '../../../../shared/rules/questionnaire/questions';
import { feetFromCm } from '../../../../shared/rules/units';
import { feetHint } from '../../../lib/body-measurements';
import { FieldError, fieldHintClass } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';
import { inches as scale } from '../measure-scales';
import { parseHeightText } from '../parse-measure-text';
import { Ruler } from './ruler';
import type { StepProps } from './step-props';

const blank = { feet: '', inches: '' };

/** A height in feet and inches; shows errors when the person leaves the fields, as the others do. */
export function HeightInput({ answers: { heightCm }, actions, problems }: StepProps) {
  const [typed, setTyped] = useState(() => {
    if (heightCm === undefined) return blank;
    const { feet, inches } = feetFromCm(heightCm);
    return { feet: String(feet), inches: String(inches) };
  });
  const [left, setLeft] = useState(false);
  const ref = useRef<HTMLFieldSetElement>(null);
  const parsed = parseHeightText(typed.feet, typed.inches);
  const change = (part: Partial<typeof blank>) => {
    const all = { ...typed, ...part };
    setTyped(all);
    setLeft(false);
    const now = parseHeightText(all.feet, all.inches);
    if (now.ok) actions.answer('heightCm', now.value);
    else actions.refuse('heightCm', now.message);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isOther = relatedTarget instanceof HTMLInputElement && ref.current?.contains(relatedTarget);
    if (!isOther) setLeft(true);
  };
  const given = parsed.ok ? feetFromCm(parsed.value) : null;
  const touched = typed.feet !== '' || typed.inches !== '';
  const error = problems.heightCm ?? (left && touched && !parsed.ok ? parsed.message : null);
  return (
    <fieldset
      ref={ref}
      className="grid grid-cols-2 gap-x-3 gap-y-1.5"
      aria-describedby="height-input-hint height-input-error"
    >
      <legend className="mb-1.5 p-0 text-small font-semibold text-fg-2">
        {questionFor('heightCm').label}
      </legend>
      <NumberInput
        aria-label="Feet"
        aria-invalid={error ? true : undefined}
        value={typed.feet}
        unit="ft"
        onBlur={leave}
        onChange={(feet) => change({ feet })}
      />
      <NumberInput
        aria-label="Inches"
        aria-invalid={error ? true : undefined}
        value={typed.inches}
        unit="in"
        decimals
        onBlur={leave}
        onChange={(inches) => change({ inches })}
      />
      <div className="col-span-full grid gap-1.5">
        <Ruler
          label="Slide to your height"
          scale={scale}
          value={given && given.feet * 12 + given.inches}
          text={given ? `${given.feet} feet ${given.inches} inches` : ''}
          onChange={(inches) =>
            change({ feet: String(Math.floor(inches / 12)), inches: String(inches % 12) })
          }
        />
        <p className={fieldHintClass} id="height-input-hint">
          {feetHint()}
        </p>
        <FieldError id="height-input-error" error={error} />
      </div>
    </fieldset>
  );
}
