import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { longestName, nameLength } from '../../../../shared/rules/text-length';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { PasswordInput } from '../../../ui/password-input';
import { TextInput } from '../../../ui/text-input';
import { nearTextLinkClass, textLinkClass } from '../../../ui/text-link';
import { toast } from '../../../ui/toast';
import { isEmailTaken } from '../auth-error-text';
import type { NewAccount } from '../credentials';
import { useValidatedForm } from '../use-validated-form';
import { ConsentCheckbox, type LegalPaths } from './consent-checkbox';
import { EmailField } from './email-field';
import { NewPasswordField } from './new-password-field';

interface CredentialsFormProps {
  signingUp: boolean;
  email: string;
  legal: LegalPaths;
  forgotHref: string;
  signInHref: string;
  onSignIn: (email: string, password: string) => Promise<void>;
  onSignUp: (account: NewAccount) => Promise<void>;
}

type Credentials = Omit<NewAccount, 'name'> & { name?: string };

/** One form for both modes, so that switching keeps what was typed. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { signingUp, legal } = props;
  const [taken, setTaken] = useState<string>();
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { name: '', email: props.email, password: '', consent: false as boolean },
    schema: signingUp ? 'signUpSchema' : 'signInSchema',
    send: ({ name = '', email, password }: Credentials) =>
      signingUp ? props.onSignUp({ name, email, password }) : props.onSignIn(email, password),
    refusedField: (error) => {
      if (!signingUp || !isEmailTaken(error)) return undefined;
      setTaken(values.email);
      return 'email';
    },
  });
  return (
    <form className="grid gap-4 lg:gap-5" {...formProps}>
      {signingUp && (
        <NameField value={values.name} error={errors.name} onChange={(name) => change('name', name)} />
      )}
      <div>
        <EmailField
          enterKeyHint="next"
          value={values.email}
          error={errors.email}
          onChange={(email) => change('email', email)}
        />
        {errors.email && values.email === taken && (
          <Link className={textLinkClass} to={props.signInHref} onClick={() => toast.dismissErrors(0)}>
            Sign in with this email
          </Link>
        )}
      </div>
      {signingUp ? (
        <NewPasswordField
          label="Password"
          value={values.password}
          error={errors.password}
          onChange={(password) => change('password', password)}
        />
      ) : (
        <CurrentPasswordField
          value={values.password}
          error={errors.password}
          forgotHref={props.forgotHref}
          onChange={(password) => change('password', password)}
        />
      )}
      {signingUp && (
        <ConsentCheckbox
          legal={legal}
          checked={values.consent}
          error={errors.consent}
          onChange={(consent) => change('consent', consent)}
        />
      )}
      <Button type="submit" variant="go" size="lg" wide busy={busy}>
        {signingUp ? 'Create Account' : 'Sign In'}
      </Button>
    </form>
  );
}

interface NameFieldProps {
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

/** Takes the focus of whoever chose to create an account. */
function NameField({ value, error, onChange }: NameFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const arrived = useLocation().key !== 'default';
  useEffect(() => {
    if (arrived) ref.current?.focus();
  }, [arrived]);
  return (
    <Field
      label="Full Name"
      error={error}
      aside={<LengthLeft length={nameLength(value)} limit={longestName} />}
    >
      <TextInput
        ref={ref}
        name="name"
        autoComplete="name"
        enterKeyHint="next"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

interface CurrentPasswordFieldProps {
  value: string;
  error: string | undefined;
  forgotHref: string;
  onChange: (password: string) => void;
}

function CurrentPasswordField({ value, error, forgotHref, onChange }: CurrentPasswordFieldProps) {
  const forgot = (
    <Link className={nearTextLinkClass} to={forgotHref}>
      Forgot password?
    </Link>
  );
  return (
    <Field label="Password" error={error} aside={forgot}>
      <PasswordInput
        name="password"
        autoComplete="current-password"
        maxLength={256}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
