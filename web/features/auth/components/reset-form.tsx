import { Button } from '../../../ui/button';
import { useValidatedForm } from '../use-validated-form';
import { CodeField } from './code-field';
import { ResendButton } from './code-form';
import { NewPasswordField } from './new-password-field';

interface ResetFormProps {
  onPassword: (code: string, password: string) => Promise<void>;
  onResend: () => Promise<void>;
}

export function ResetForm({ onPassword, onResend }: ResetFormProps) {
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { code: '', password: '' },
    schema: 'newPasswordSchema',
    send: ({ code, password }) => onPassword(code, password),
  });
  return (
    <form className="grid gap-4 lg:gap-5" {...formProps}>
      <CodeField value={values.code} error={errors.code} onChange={(code) => change('code', code)} />
      <NewPasswordField
        label="New password"
        value={values.password}
        error={errors.password}
        onChange={(password) => change('password', password)}
      />
      <Button type="submit" variant="go" size="lg" wide busy={busy}>
        Save password
      </Button>
      <ResendButton onResend={onResend} />
    </form>
  );
}
