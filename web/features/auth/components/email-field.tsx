import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';

interface EmailFieldProps {
  /** What Enter does, on a touch keyboard's key. */
  enterKeyHint?: 'next';
  label?: string;
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
}

/** The email is the account's name, hence `username` for password managers. */
export function EmailField({ enterKeyHint, label = 'Email', value, error, onChange }: EmailFieldProps) {
  return (
    <Field label={label} error={error}>
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint={enterKeyHint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
