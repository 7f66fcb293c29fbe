import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { SettingsRow } from '../../../ui/settings-group';
import { toast } from '../../../ui/toast';
import { confirmEmailChange, requestEmailChange } from '../api/change-email';
import { authErrorText } from '../auth-error-text';
import { useValidatedForm } from '../use-validated-form';
import { CodeField } from './code-field';
import { ResendButton } from './code-form';
import { EmailField } from './email-field';

/** The address people sign in with. A new one applies once its code has been entered. */
export function EmailRow({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsRow label="Email" description={email || '\u00a0'}>
      <Button
        size="sm"
        variant="line"
        aria-label="Change email"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Change email">
        <EmailChange current={email} onDone={() => setOpen(false)} />
      </Dialog>
    </SettingsRow>
  );
}

function EmailChange({ current, onDone }: { current: string; onDone: () => void }) {
  const [pending, setPending] = useState<string | null>(null);
  const ask = async (email: string) => {
    if ((await requestEmailChange(email)) === 'code-sent') return setPending(email);
    toast.info('Nothing to change', `${email} is already your email.`);
    onDone();
  };
  const confirm = async (code: string) => {
    await confirmEmailChange(code);
    toast.success('Email changed', `From now on, sign in with ${pending}.`);
    onDone();
  };
  if (pending === null) return <AddressForm current={current} onEmail={ask} onCancel={onDone} />;
  return (
    <CodeForm
      email={pending}
      onCode={confirm}
      onResend={() => ask(pending)}
      onBack={() => setPending(null)}
    />
  );
}

interface AddressFormProps {
  current: string;
  onEmail: (email: string) => Promise<void>;
  onCancel: () => void;
}

function AddressForm({ current, onEmail, onCancel }: AddressFormProps) {
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { email: '' },
    schema: 'emailSchema',
    send: ({ email }) => onEmail(email),
    refusedAt: 'email',
    refusalText: authErrorText,
  });
  return (
    <form {...formProps}>
      <p className="mb-4 wrap-anywhere text-fg-2">
        We’ll send a code to the new address. Until you enter it, keep signing in with {current}.
      </p>
      <EmailField
        label="New email"
        value={values.email}
        error={errors.email}
        onChange={(email) => change('email', email)}
      />
      <DialogActions>
        <Button variant="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="go" busy={busy}>
          Send code
        </Button>
      </DialogActions>
    </form>
  );
}

interface CodeFormProps {
  email: string;
  onCode: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onBack: () => void;
}

function CodeForm({ email, onCode, onResend, onBack }: CodeFormProps) {
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { code: '' },
    schema: 'codeSchema',
    send: ({ code }) => onCode(code),
    refusedAt: 'code',
  });
  const resend = async () => {
    await onResend();
    toast.info('Check your email', 'A new code is on its way.');
  };
  return (
    <form {...formProps}>
      <p className="mb-4 wrap-anywhere text-fg-2">We sent a code to {email}.</p>
      <CodeField
        takesFocus
        value={values.code}
        error={errors.code}
        onChange={(code) => change('code', code)}
      />
      <ResendButton onResend={resend} />
      <DialogActions>
        <Button variant="line" onClick={onBack}>
          Use another address
        </Button>
        <Button type="submit" variant="go" busy={busy}>
          Confirm
        </Button>
      </DialogActions>
    </form>
  );
}
