import type { ComponentPropsWithRef } from 'react';
import { TextInput } from './text-input';
import './number-input.css';

interface NumberInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'onChange' | 'size'
> {
  /** The text as typed: bounds belong to whoever parses it. */
  value: string;
  onChange: (text: string) => void;
  unit?: string;
  decimals?: boolean;
  size?: 'sm' | 'md';
}

/** Digits only, no spinner and no wheel: a number type would change values while the page scrolls. */
export function NumberInput({
  value,
  onChange,
  unit,
  decimals = false,
  size = 'md',
  ...rest
}: NumberInputProps) {
  const accepted = decimals ? /^\d*[.,]?\d*$/ : /^\d*$/;
  return (
    <span className="number-input">
      <TextInput
        {...rest}
        className={size === 'sm' ? 'min-h-tap py-1.5 pr-12 pl-3 text-body' : undefined}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={value}
        onChange={(event) => accepted.test(event.target.value) && onChange(event.target.value)}
      />
      {unit && (
        <span
          className={size === 'sm' ? 'number-input-unit right-3 text-small' : 'number-input-unit'}
          aria-hidden="true"
        >
          {unit}
        </span>
      )}
    </span>
  );
}
