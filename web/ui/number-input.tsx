import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { inputBase, useFieldWiring } from './field';

/** Room for a number with its unit. */
const longestNumber = 24;

const sizes = { sm: 'min-h-tap py-1.5 pr-12 pl-3', md: 'min-h-tap-lg py-3 pr-16 pl-4' };
const unitSizes = { sm: 'right-3 text-small', md: 'right-4' };

interface NumberInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'onChange' | 'size' | 'maxLength'
> {
  /** The text as typed; whoever parses it checks the bounds. */
  value: string;
  onChange: (text: string) => void;
  unit?: string;
  decimals?: boolean;
  size?: 'sm' | 'md';
}

/**
 * A text input, because a number input changes its value while the page scrolls and drops a pasted '160 lb'. The text
 * stays as typed: swallowing a comma would turn 12,5 into 125.
 */
export function NumberInput({
  value,
  onChange,
  unit,
  decimals = false,
  size = 'md',
  className,
  ...rest
}: NumberInputProps) {
  return (
    <span className="relative block">
      <input
        type="text"
        inputMode={decimals ? 'decimal' : 'numeric'}
        {...useFieldWiring()}
        {...rest}
        className={cx(inputBase, sizes[size], 'font-semibold tabular-nums', className)}
        autoComplete="off"
        maxLength={longestNumber}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {unit && (
        <span
          className={cx(
            'pointer-events-none absolute top-1/2 -translate-y-1/2 font-semibold text-fg-2',
            unitSizes[size],
          )}
          aria-hidden="true"
        >
          {unit}
        </span>
      )}
    </span>
  );
}
