import { whereKept } from '../../lib/offline/where-kept';

/** Of a meal that the server does not have yet. */
export const waitingText = (isKept: boolean) =>
  `${whereKept(isKept)}. I'll send it as soon as you're back online.`;
