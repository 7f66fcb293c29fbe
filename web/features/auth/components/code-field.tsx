import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';

interface CodeFieldProps {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

export function CodeField({ value, error, onChange }: CodeFieldProps) {
  return (
    <Field label="6-digit code" error={error}>
      <TextInput
        className="auth-code"
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
