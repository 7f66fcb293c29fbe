/** The month in which the terms, privacy policy, and health notice last changed; stored with each sign-up. */
export const consentVersion = '2026-11';
