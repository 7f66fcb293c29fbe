import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { newPasswordSchema } from '../credentials';
import { useValidatedForm } from '../use-validated-form';
import { CodeField } from './code-field';
import { ResendButton } from './code-form';

interface ResetFormProps {
  onPassword: (code: string, password: string) => Promise<void>;
  onResend: () => Promise<void>;
}

export function ResetForm({ onPassword, onResend }: ResetFormProps) {
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { code: '', password: '' },
    schema: newPasswordSchema,
    send: ({ code, password }) => onPassword(code, password),
  });
  return (
    <form className="auth-form" {...formProps}>
      <CodeField value={values.code} error={errors.code} onChange={(code) => change('code', code)} />
      <Field label="New password" error={errors.password} hint="At least 6 characters.">
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          maxLength={256}
          value={values.password}
          onChange={(event) => change('password', event.target.value)}
        />
      </Field>
      <Button type="submit" variant="go" size="lg" wide busy={busy}>
        Save password
      </Button>
      <ResendButton onResend={onResend} />
    </form>
  );
}
