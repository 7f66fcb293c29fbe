import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { emailSchema } from '../credentials';
import { useValidatedForm } from '../use-validated-form';

interface ForgotFormProps {
  email: string;
  onEmail: (email: string) => Promise<void>;
}

export function ForgotForm({ email, onEmail }: ForgotFormProps) {
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { email },
    schema: emailSchema,
    send: (valid) => onEmail(valid.email),
  });
  return (
    <form className="auth-form" {...formProps}>
      <Field label="Email" error={errors.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          value={values.email}
          onChange={(event) => change('email', event.target.value)}
        />
      </Field>
      <Button type="submit" variant="go" size="lg" wide busy={busy}>
        Send code
      </Button>
    </form>
  );
}
