import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { Badge } from '../../../ui/badge';
import { textLinkClass } from '../../../ui/text-link';
import { useAuthFlow, type AuthFlow } from '../use-auth-flow';
import { CodeForm } from './code-form';
import type { LegalPaths } from './consent-checkbox';
import { CredentialsForm } from './credentials-form';
import { ForgotForm } from './forgot-form';
import { ResetForm } from './reset-form';

interface AuthPanelProps {
  legal: LegalPaths;
  /** What waits behind it, for someone whom a link led here. */
  reason?: string | undefined;
}

/** Sign-in, sign-up, and the steps around them. The page that shows it navigates away once the session is signed in. */
export function AuthPanel({ legal, reason }: AuthPanelProps) {
  const flow = useAuthFlow();
  switch (flow.step) {
    case 'verify':
      return <VerifyStep flow={flow} />;
    case 'totp':
      return <TotpStep flow={flow} />;
    case 'forgot':
      return <ForgotStep flow={flow} />;
    case 'reset':
      return <ResetStep flow={flow} />;
    case 'farewell':
      return <FarewellStep flow={flow} />;
    default:
      return (
        <CredentialsStep flow={flow} legal={legal} reason={reason} signingUp={flow.step === 'sign-up'} />
      );
  }
}

interface CredentialsStepProps extends AuthPanelProps {
  flow: AuthFlow;
  signingUp: boolean;
}

function CredentialsStep({ flow, legal, reason, signingUp }: CredentialsStepProps) {
  return (
    <>
      <Words key={flow.step} title={signingUp ? "Let's begin." : 'Good to see you.'}>
        {reason ??
          (signingUp
            ? "This takes a minute. Then it's all about you."
            : "Sign in and we'll pick up where we left off.")}
      </Words>
      <CredentialsForm
        signingUp={signingUp}
        email={flow.email}
        legal={legal}
        forgotHref={flow.hrefOf('forgot')}
        signInHref={flow.hrefOf('sign-in')}
        onSignIn={flow.signIn}
        onSignUp={flow.signUp}
      />
      <Turn>
        {signingUp ? 'Already with us?' : 'New here?'}
        <Link className={textLinkClass} to={flow.hrefOf(signingUp ? 'sign-in' : 'sign-up')}>
          {signingUp ? 'Sign in instead' : 'Create an account'}
        </Link>
        {!signingUp && <Badge tone="warm">Free to start</Badge>}
      </Turn>
    </>
  );
}

function VerifyStep({ flow }: { flow: AuthFlow }) {
  return (
    <>
      <Words title="Check your email">
        We sent a code to {flow.email}. Enter it here so we know it’s you.
      </Words>
      <CodeForm submitLabel="Verify" onCode={flow.verify} onResend={flow.resendCode} />
      <BackToSignIn flow={flow} />
    </>
  );
}

function TotpStep({ flow }: { flow: AuthFlow }) {
  return (
    <>
      <Words title="One more step.">Your authenticator app has a code for {brand.product}.</Words>
      <CodeForm submitLabel="Continue" onCode={flow.answerTotp} />
      <BackToSignIn flow={flow} />
    </>
  );
}

function ForgotStep({ flow }: { flow: AuthFlow }) {
  return (
    <>
      <Words title="It happens.">Enter your email and we’ll send a code to reset your password.</Words>
      <ForgotForm email={flow.email} onEmail={flow.forgot} />
      <BackToSignIn flow={flow} />
    </>
  );
}

function ResetStep({ flow }: { flow: AuthFlow }) {
  return (
    <>
      <Words title="A new password">If {flow.email} has an account, a code is in its inbox now.</Words>
      <ResetForm onPassword={flow.reset} onResend={flow.resendReset} />
      <BackToSignIn flow={flow} />
    </>
  );
}

/** Shown after an account was deleted. */
function FarewellStep({ flow }: { flow: AuthFlow }) {
  return (
    <>
      <Words title="Goodbye, and thank you.">
        Your account is gone, and everything in it is being erased now. It was good to train with you.
      </Words>
      <Turn>
        If you change your mind:
        <Link className={textLinkClass} to={flow.hrefOf('sign-up')}>
          Start again
        </Link>
      </Turn>
    </>
  );
}

/** The link to another step, below the current one. */
function Turn({ children }: { children: ReactNode }) {
  return <p className="flex flex-wrap items-center justify-center gap-x-2 text-fg-2">{children}</p>;
}

/** A step reached by a link or button takes the focus, which would otherwise be lost with that control. */
function Words({ title, children }: { title: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const arrived = useLocation().key !== 'default';
  useEffect(() => {
    if (arrived) ref.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <div>
      <h2 className="text-title outline-none lg:text-num lg:tracking-display" ref={ref} tabIndex={-1}>
        {title}
      </h2>
      <p className="mt-0.5 wrap-anywhere text-fg-2 lg:mt-2">{children}</p>
    </div>
  );
}

function BackToSignIn({ flow }: { flow: AuthFlow }) {
  return (
    <Turn>
      <Link className={textLinkClass} to={flow.hrefOf('sign-in')}>
        Back to sign in
      </Link>
    </Turn>
  );
}
