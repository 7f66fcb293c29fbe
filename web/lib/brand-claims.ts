/** What the public pages claim and the code cannot prove. A claim that is left out is not shown. */
export const claims: Partial<
  Record<'users' | 'trainers' | 'security' | 'privacy' | 'freeStart' | 'mission', string>
> = {
  users: '50K+ users',
  trainers: 'Certified trainers',
  security: 'Bank-level security',
  privacy: 'Your data stays private',
  freeStart: 'Start Free for 14 Days',
  mission: '24/7 one-to-one training support for less than a single personal-trainer session',
};

export const watchPricePounds = 50;
