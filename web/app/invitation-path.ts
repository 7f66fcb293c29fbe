import { paths } from './paths';

/** The page of an invitation. */
export const invitationPath = (code: string) => `${paths.invite}?${new URLSearchParams({ code })}`;

/** The same as people send it. */
export const invitationLink = (code: string) => window.location.origin + invitationPath(code);
