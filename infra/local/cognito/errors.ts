/** A Cognito error response; `code` is its `__type`. */
export class CognitoError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

export const notAuthorized = (message = 'Incorrect username or password.') =>
  new CognitoError('NotAuthorizedException', message);

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);

export const attemptLimitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

export const expiredCode = (message = 'Invalid code provided, please request a code again.') =>
  new CognitoError('ExpiredCodeException', message);

export const codeMismatch = (message = 'Invalid verification code provided, please try again.') =>
  new CognitoError('CodeMismatchException', message);

export const emailTaken = () =>
  new CognitoError('AliasExistsException', 'An account with the email already exists.');

export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.');
