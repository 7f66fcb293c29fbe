import type { Motion } from '../motion';

export const hiphopMotions = {} satisfies Record<string, Motion>;
