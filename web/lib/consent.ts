/** The month in which the terms, the privacy policy and the health notice last changed; kept with each sign-up. */
export const consentVersion = '2026-11';
