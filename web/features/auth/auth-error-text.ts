import { brand } from '../../../shared/brand';

const wrongPassword = 'Incorrect email or password.';
const wrongCode = "That code isn't right. Check it and try again.";
const usedCode = 'That code was already used. Wait for the next one in your app.';
const tooManyTries = 'Too many tries. Wait a few minutes, then try again.';
const offline = "You seem to be offline. I'll be here when you're back.";

const texts: Readonly<Record<string, string>> = {
  UserNotFoundException: wrongPassword,
  UsernameExistsException: 'This email already has an account. Sign in, or reset your password.',
  AliasExistsException: 'This email already has an account.',
  InvalidPasswordException: 'This password is too weak. Please choose a longer one.',
  InvalidParameterException: "That didn't go through. Check your email and password.",
  CodeMismatchException: wrongCode,
  EnableSoftwareTokenMFAException: wrongCode,
  ExpiredCodeException: 'That code has expired. Send a new one.',
  CodeDeliveryFailureException: "We couldn't send you an email. Check the address and try again.",
  LimitExceededException: tooManyTries,
  TooManyRequestsException: tooManyTries,
  TooManyFailedAttemptsException: tooManyTries,
  SignInException: 'That took too long. Please sign in again.',
  QuotaExceededError: 'Your browser has no room to keep you signed in. Clear some site data, then try again.',
};

/** What Amplify, fetch, and import() throw when nothing answers. */
const unanswered = ['NetworkError', 'TypeError'];
/** Its message says nothing. */
const opaque = 'InternalErrorException';

/** Cognito uses this one error for many refusals; only the message tells them apart. */
function notAuthorizedText(message: string): string {
  if (/attempts exceeded/i.test(message)) return tooManyTries;
  if (/session/i.test(message)) return 'That took too long. Please sign in again.';
  if (/disabled/i.test(message))
    return `This account has been disabled. Email ${brand.support.email} and we'll help.`;
  if (/CONFIRMED/.test(message)) return 'This email is already verified. Please sign in.';
  return wrongPassword;
}

/** Cognito wraps a failed trigger's reason in a sentence of its own. */
const triggerReason = /failed with error (.+?)\.?$/s;

/** What to tell the person when Cognito refuses or can't be reached. */
export function authErrorText(error: unknown): string {
  if (error instanceof Error) {
    if (error.name === 'NotAuthorizedException') return notAuthorizedText(error.message);
    if (error.name === 'ExpiredCodeException' && /software token/i.test(error.message)) return usedCode;
    if (error.name === 'UserLambdaValidationException')
      return triggerReason.exec(error.message)?.[1] ?? error.message;
    const text = texts[error.name];
    if (text) return text;
    if (unanswered.includes(error.name) && !navigator.onLine) return offline;
    if (error.name.endsWith('Exception') && error.name !== opaque && error.message) return error.message;
  }
  return 'An error occurred during authentication';
}

/** Whether someone signs up with the email of an account that exists. */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UsernameExistsException';

/** The same when the address is known and only the password can be wrong. */
export function passwordErrorText(error: unknown): string {
  const text = authErrorText(error);
  return text === wrongPassword ? "That password isn't right." : text;
}

/** Whether a sign-in that was waiting for a code has to start over. */
export function isSignInOver(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'SignInException') return true;
  return error.name === 'NotAuthorizedException' && /session/i.test(error.message);
}
