import { brand } from '../../../shared/brand';

const wrongPassword = 'Incorrect email or password.';
const wrongCode = 'That code is not right. Check it and try again.';
const usedCode = 'That code was used already. Wait for the next one in your app.';
const tooManyTries = 'Too many tries. Wait a few minutes, then try again.';
const offline = "You seem to be offline. I'll be here when you're back.";

const texts: Readonly<Record<string, string>> = {
  UserNotFoundException: wrongPassword,
  UsernameExistsException: 'There is already an account with this email. Sign in, or reset your password.',
  AliasExistsException: 'There is already an account with this email.',
  InvalidPasswordException: 'This password is too weak. Please choose a longer one.',
  InvalidParameterException: 'Something in there was not accepted. Check your email and password.',
  CodeMismatchException: wrongCode,
  EnableSoftwareTokenMFAException: wrongCode,
  ExpiredCodeException: 'That code is used up or too old. Ask for a new one.',
  CodeDeliveryFailureException: "I couldn't send you an email. Check the address and try again.",
  LimitExceededException: tooManyTries,
  TooManyRequestsException: tooManyTries,
  TooManyFailedAttemptsException: tooManyTries,
  SignInException: 'That took too long. Please sign in again.',
  NetworkError: offline,
  // What fetch and import() throw when nothing answers.
  TypeError: offline,
};

/** One name for many refusals: only Cognito's own words tell them apart. */
function notAuthorizedText(message: string): string {
  if (/attempts exceeded/i.test(message)) return tooManyTries;
  if (/session/i.test(message)) return 'That took too long. Please sign in again.';
  if (/disabled/i.test(message)) return `This account is switched off. Write to ${brand.support.email}.`;
  if (/CONFIRMED/.test(message)) return 'This email is verified already. Please sign in.';
  return wrongPassword;
}

/** A failed trigger's reason stands inside a sentence about the trigger. */
const triggerReason = /failed with error (.+?)\.?$/s;

/** What to tell somebody when Cognito, or the way to it, refused. */
export function authErrorText(error: unknown): string {
  if (error instanceof Error) {
    if (error.name === 'NotAuthorizedException') return notAuthorizedText(error.message);
    if (error.name === 'ExpiredCodeException' && /software token/i.test(error.message)) return usedCode;
    if (error.name === 'UserLambdaValidationException')
      return triggerReason.exec(error.message)?.[1] ?? error.message;
    const text = texts[error.name];
    if (text) return text;
    if (error.name.endsWith('Exception') && error.message) return error.message;
  }
  return 'An error occurred during authentication';
}

/** The same where the address is known and only the password can be wrong. */
export function passwordErrorText(error: unknown): string {
  const text = authErrorText(error);
  return text === wrongPassword ? 'That password is not right.' : text;
}

/** Whether a sign-in that waited for a code has to begin again. */
export function isSignInOver(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'SignInException') return true;
  return error.name === 'NotAuthorizedException' && /session/i.test(error.message);
}
