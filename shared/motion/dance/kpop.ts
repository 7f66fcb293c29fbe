import type { Motion } from '../motion';

export const kpopMotions = {} satisfies Record<string, Motion>;
