import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from './field';

interface RangeInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> {
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

export function RangeInput({ min, max, value, onChange, ...rest }: RangeInputProps) {
  const filled = `${((value - min) / (max - min)) * 100}%`;
  return (
    <input
      {...useFieldWiring()}
      {...rest}
      type="range"
      className="range-input forced-color-adjust-none"
      min={min}
      max={max}
      value={value}
      style={{ '--filled': filled }}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
