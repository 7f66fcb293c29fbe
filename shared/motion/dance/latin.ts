import type { Motion } from '../motion';

export const latinMotions = {} satisfies Record<string, Motion>;
