import { useState } from 'react';
import { deviceZone } from '../../lib/device-zone';
import { deviceStorage } from '../../lib/kept-storage';
import { toast } from '../../ui/toast';
import { requestPasswordReset, setNewPassword } from './api/reset-password';
import { answerTotp, signIn, type SignInResult } from './api/sign-in';
import { confirmEmail, resendEmailCode, signUp } from './api/sign-up';
import { isSignInOver } from './auth-error-text';
import type { NewAccount } from './credentials';
import { useAuthStep, type AuthStep } from './use-auth-step';

/** Kept in memory only, for the steps that follow the first one. */
interface Account {
  email: string;
  password: string;
}

const welcomeBack = () => toast.success('Welcome back!', 'Successfully signed in');
const accountCreated = () => toast.success('Account created!');
const checkEmail = () => toast.info('Check your email', 'Please verify your email address to continue');

const zoneUnknown = () =>
  toast.info(
    "Your device didn't say where you are",
    'Your days go by UTC until you choose your time zone in Settings.',
  );

const onlyHere = () =>
  toast.info(
    "You're signed in until you close this page",
    'Your browser keeps nothing for Vita: cookies are blocked, or it has no room left.',
  );

/** A reload forgets the account, so these steps start over. */
function reachable(step: AuthStep, { email, password }: Account): AuthStep {
  if ((step === 'verify' || step === 'totp') && !password) return 'sign-in';
  return step === 'reset' && !email ? 'forgot' : step;
}

/** What each form on the sign-in page does and where it leads. Refusals are thrown. */
export function useAuthFlow() {
  const { step, goTo, hrefOf } = useAuthStep();
  const [account, setAccount] = useState<Account>({ email: '', password: '' });

  const askForEmailCode = () => {
    checkEmail();
    goTo('verify');
  };

  const follow = async (result: SignInResult, email: string, greet: () => void) => {
    if (result === 'signed-in') {
      greet();
      if (!deviceStorage.keepsAll()) onlyHere();
    } else if (result === 'totp') goTo('totp');
    else if (result === 'confirm-email') {
      await resendEmailCode(email);
      askForEmailCode();
    } else {
      await requestPasswordReset(email);
      goTo('reset');
    }
  };

  const enter = async (known: Account, greet: () => void) => {
    setAccount(known);
    await follow(await signIn(known.email, known.password), known.email, greet);
  };

  /** The account exists by now: if only the sign-in after it fails, that is the step to repeat. */
  const enterNew = async (known: Account, greet: () => void) => {
    try {
      await enter(known, greet);
    } catch {
      greet();
      goTo('sign-in');
    }
  };

  return {
    step: reachable(step, account),
    email: account.email,
    hrefOf,

    signIn: (email: string, password: string) => enter({ email, password }, welcomeBack),

    async signUp(newAccount: NewAccount) {
      const { email, password } = newAccount;
      setAccount({ email, password });
      const answer = await signUp(newAccount);
      if (!deviceZone()) zoneUnknown();
      if (answer === 'ready') await enterNew({ email, password }, accountCreated);
      else askForEmailCode();
    },

    async verify(code: string) {
      await confirmEmail(account.email, code);
      await enterNew(account, accountCreated);
    },

    async resendCode() {
      await resendEmailCode(account.email);
      checkEmail();
    },

    /** A code that comes too late ends the sign-in, so the password is needed again. */
    async answerTotp(code: string) {
      try {
        await follow(await answerTotp(code), account.email, welcomeBack);
      } catch (error) {
        if (isSignInOver(error)) goTo('sign-in');
        throw error;
      }
    },

    async forgot(email: string) {
      await requestPasswordReset(email);
      setAccount({ email, password: '' });
      goTo('reset');
    },

    async resendReset() {
      await requestPasswordReset(account.email);
      toast.info('Check your email', "If there's an account, a new code is on its way.");
    },

    async reset(code: string, password: string) {
      await setNewPassword(account.email, code, password);
      await enterNew({ email: account.email, password }, () => toast.success('Password changed'));
    },
  };
}

export type AuthFlow = ReturnType<typeof useAuthFlow>;
