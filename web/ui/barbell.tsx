import { createLucideIcon } from 'lucide-react';

/** A bar with two plates per side, still recognizable at text size. */
export const Barbell = createLucideIcon('barbell', [
  ['path', { d: 'M7 5v14M17 5v14M3.5 8.5v7M20.5 8.5v7M7 12h10', key: 'barbell' }],
]);
