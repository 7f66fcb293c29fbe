import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';

interface EnquiryEmailFieldProps {
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
}

/** The address the answer is sent to. */
export function EnquiryEmailField({ value, error, onChange }: EnquiryEmailFieldProps) {
  return (
    <Field label="Email" error={error}>
      <TextInput
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={254}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
