import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';

interface EmailFieldProps {
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
}

/** The address is what an account is called, hence `username` for password managers. */
export function EmailField({ value, error, onChange }: EmailFieldProps) {
  return (
    <Field label="Email" error={error}>
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
