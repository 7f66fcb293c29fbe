import { useEffect, useRef } from 'react';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';

interface CodeFieldProps {
  value: string;
  error: string | undefined;
  hint?: string;
  /** For when it replaces the element that had the focus. */
  takesFocus?: boolean;
  onChange: (code: string) => void;
}

export function CodeField({ value, error, hint, takesFocus = false, onChange }: CodeFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Field label="6-digit code" hint={hint} error={error}>
      <TextInput
        ref={ref}
        className="text-title font-bold tracking-code tabular-nums"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
