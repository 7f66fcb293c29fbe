import { createLucideIcon } from 'lucide-react';

/** A bar with two plates a side: still one at the size of a line of text. */
export const Barbell = createLucideIcon('barbell', [
  ['path', { d: 'M7 5v14M17 5v14M3.5 8.5v7M20.5 8.5v7M7 12h10', key: 'barbell' }],
]);
