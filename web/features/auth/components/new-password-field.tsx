import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

export function NewPasswordField({ label, value, error, onChange }: NewPasswordFieldProps) {
  return (
    <Field label={label} error={error} hint="At least 6 characters.">
      <PasswordInput
        name="new-password"
        autoComplete="new-password"
        maxLength={256}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
