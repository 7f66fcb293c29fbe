import { useState } from 'react';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { authErrorText } from '../auth-error-text';
import { useValidatedForm } from '../use-validated-form';
import { CodeField } from './code-field';

interface CodeFormProps {
  submitLabel: string;
  onCode: (code: string) => Promise<void>;
  /** Given when a code can be sent again. */
  onResend?: () => Promise<void>;
}

export function CodeForm({ submitLabel, onCode, onResend }: CodeFormProps) {
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { code: '' },
    schema: 'codeSchema',
    send: ({ code }) => onCode(code),
  });
  return (
    <form className="grid gap-4 lg:gap-5" {...formProps}>
      <CodeField value={values.code} error={errors.code} onChange={(code) => change('code', code)} />
      <Button type="submit" variant="go" size="lg" wide busy={busy}>
        {submitLabel}
      </Button>
      {onResend && <ResendButton onResend={onResend} />}
    </form>
  );
}

export function ResendButton({ onResend }: { onResend: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await onResend();
    } catch (error) {
      toast.error('Error', authErrorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="text" busy={busy} onClick={() => void resend()}>
      Send a new code
    </Button>
  );
}
