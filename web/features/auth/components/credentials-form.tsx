import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { TextInput } from '../../../ui/text-input';
import { textLinkClass } from '../../../ui/text-link';
import { signInSchema, signUpSchema, type NewAccount } from '../credentials';
import { useValidatedForm } from '../use-validated-form';
import { ConsentCheckbox, type LegalPaths } from './consent-checkbox';

interface CredentialsFormProps {
  signingUp: boolean;
  email: string;
  legal: LegalPaths;
  forgotHref: string;
  onSignIn: (email: string, password: string) => Promise<void>;
  onSignUp: (account: NewAccount) => Promise<void>;
}

type Credentials = Omit<NewAccount, 'name'> & { name?: string };

/** One form for both: what was typed stays when somebody changes their mind. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { signingUp, legal } = props;
  const { values, errors, busy, change, formProps } = useValidatedForm({
    initial: { name: '', email: props.email, password: '', consent: false as boolean },
    schema: signingUp ? signUpSchema : signInSchema,
    send: ({ name = '', email, password }: Credentials) =>
      signingUp ? props.onSignUp({ name, email, password }) : props.onSignIn(email, password),
  });
  return (
    <form className="auth-form" {...formProps}>
      {signingUp && (
        <Field label="Full Name" error={errors.name}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={60}
            value={values.name}
            onChange={(event) => change('name', event.target.value)}
          />
        </Field>
      )}
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
      <Field
        label="Password"
        error={errors.password}
        hint={signingUp ? 'At least 6 characters.' : undefined}
        aside={
          !signingUp && (
            <Link className={textLinkClass} to={props.forgotHref}>
              Forgot password?
            </Link>
          )
        }
      >
        <PasswordInput
          name="password"
          autoComplete={signingUp ? 'new-password' : 'current-password'}
          maxLength={256}
          value={values.password}
          onChange={(event) => change('password', event.target.value)}
        />
      </Field>
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
