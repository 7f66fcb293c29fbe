import { useRef, useState } from 'react';
import type { FreshSignIn } from '../../../lib/session/fresh-sign-in';
import { Button, type ButtonVariant } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { isSignInOver, passwordErrorText } from '../auth-error-text';
import { useValidatedForm } from '../use-validated-form';
import { CodeField } from './code-field';

interface ConfirmIdentityFormProps {
  submitLabel: string;
  variant: ButtonVariant;
  onCancel: () => void;
  onConfirmed: () => void;
}

/** Asks for the password, then for a code if the account needs one. A late code leads back to the password. */
export function ConfirmIdentityForm(props: ConfirmIdentityFormProps) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const signIn = useRef<FreshSignIn | null>(null);

  const givePassword = async (password: string) => {
    const { beginFreshSignIn } = await import('../../../lib/session/fresh-sign-in');
    signIn.current = await beginFreshSignIn();
    if ((await signIn.current.givePassword(password)) === 'totp') setStep('code');
    else props.onConfirmed();
  };
  const giveCode = async (code: string) => {
    try {
      await signIn.current?.giveCode(code);
    } catch (error) {
      if (isSignInOver(error)) setStep('password');
      throw error;
    }
    props.onConfirmed();
  };
  return step === 'password' ? (
    <PasswordStep {...props} onPassword={givePassword} />
  ) : (
    <CodeStep {...props} onCode={giveCode} />
  );
}

function PasswordStep(props: ConfirmIdentityFormProps & { onPassword: (text: string) => Promise<void> }) {
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { password: '' },
    schema: 'knownPasswordSchema',
    send: ({ password }) => props.onPassword(password),
    refusedAt: 'password',
    refusalText: passwordErrorText,
  });
  return (
    <form {...formProps}>
      <Field label="Your password" error={errors.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={256}
          value={values.password}
          onChange={(event) => change('password', event.target.value)}
        />
      </Field>
      <Actions {...props} busy={busy} />
    </form>
  );
}

function CodeStep(props: ConfirmIdentityFormProps & { onCode: (code: string) => Promise<void> }) {
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { code: '' },
    schema: 'codeSchema',
    send: ({ code }) => props.onCode(code),
    refusedAt: 'code',
    refusalText: passwordErrorText,
  });
  return (
    <form {...formProps}>
      <CodeField
        takesFocus
        value={values.code}
        error={errors.code}
        hint="From your authenticator app."
        onChange={(code) => change('code', code)}
      />
      <Actions {...props} busy={busy} />
    </form>
  );
}

function Actions({ submitLabel, variant, onCancel, busy }: ConfirmIdentityFormProps & { busy: boolean }) {
  return (
    <DialogActions>
      <Button variant="line" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant={variant} busy={busy}>
        {submitLabel}
      </Button>
    </DialogActions>
  );
}
