import type { Ref } from 'react';
import { Field } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';
import { SegmentedControl } from '../../../ui/segmented-control';
import { kcalText } from '../nutrient-text';
import { energyOf, kcalOf, type TypedEnergy } from '../typed-energy';

const units = [
  { value: 'kcal', label: 'kcal' },
  { value: 'kJ', label: 'kJ' },
] as const;

interface EnergyFieldProps {
  energy: TypedEnergy;
  mostKcal: number;
  error?: string | null;
  field?: Ref<HTMLInputElement>;
  onChange: (energy: TypedEnergy) => void;
}

/** Calories as on the label, in kcal or kJ; kilojoules are shown as what they are logged as. */
export function EnergyField({ energy, mostKcal, error = null, field, onChange }: EnergyFieldProps) {
  const { text, unit } = energy;
  const kcal = kcalOf(energy, mostKcal);
  return (
    <Field
      label="Calories"
      error={error}
      hint={
        unit === 'kJ' && kcal !== null && !Number.isNaN(kcal) && `${text.trim()} kJ is ${kcalText(kcal)}.`
      }
      aside={
        <SegmentedControl
          label="Energy unit"
          options={units}
          value={unit}
          onChange={(chosen) => onChange({ text, unit: chosen })}
        />
      }
    >
      <NumberInput
        ref={field}
        decimals
        value={text}
        unit={unit}
        onChange={(typed) => onChange(energyOf(typed, unit))}
      />
    </Field>
  );
}
