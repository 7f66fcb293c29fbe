import { paths } from '../../paths';

/** Sign-in with the form set to create an account. */
export const signUpPath = `${paths.auth}?step=sign-up`;
