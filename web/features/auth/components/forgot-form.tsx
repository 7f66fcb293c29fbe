import { Button } from '../../../ui/button';
import { useValidatedForm } from '../use-validated-form';
import { EmailField } from './email-field';

interface ForgotFormProps {
  email: string;
  onEmail: (email: string) => Promise<void>;
}

export function ForgotForm({ email, onEmail }: ForgotFormProps) {
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { email },
    schema: 'emailSchema',
    send: (valid) => onEmail(valid.email),
  });
  return (
    <form className="grid gap-4 lg:gap-5" {...formProps}>
      <EmailField value={values.email} error={errors.email} onChange={(typed) => change('email', typed)} />
      <Button type="submit" variant="go" size="lg" wide busy={busy}>
        Send code
      </Button>
    </form>
  );
}
