import type { ComponentPropsWithRef } from 'react';
import { TextInput } from './text-input';
import './number-input.css';

interface NumberInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> {
  /** The text as typed: bounds belong to whoever parses it. */
  value: string;
  onChange: (text: string) => void;
  unit?: string;
  decimals?: boolean;
}

/** Digits only, no spinner and no wheel: a number type would change values while the page scrolls. */
export function NumberInput({ value, onChange, unit, decimals = false, ...rest }: NumberInputProps) {
  const accepted = decimals ? /^\d*[.,]?\d*$/ : /^\d*$/;
  return (
    <span className="number-input">
      <TextInput
        {...rest}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={value}
        onChange={(event) => accepted.test(event.target.value) && onChange(event.target.value)}
      />
      {unit && (
        <span className="number-input-unit" aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
  );
}
