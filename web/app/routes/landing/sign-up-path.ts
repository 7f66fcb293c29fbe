import { paths } from '../../paths';

/** Sign-in with the form turned to a new account. */
export const signUpPath = `${paths.auth}?step=sign-up`;
