/** What the public pages claim and the code cannot prove. A claim that is left out is not shown. */
const claims: Partial<
  Record<'users' | 'trainers' | 'security' | 'privacy' | 'freeStart' | 'mission', string>
> = {
  users: '50K+ users',
  trainers: 'Certified trainers',
  security: 'Bank-level security',
  privacy: 'Your data stays private',
  freeStart: 'Start Free for 14 Days',
  mission: '24/7 one-to-one training support for less than a single personal-trainer session',
};

/** The product's names and its public claims. Check each claim before going public. */
export const brand = {
  product: 'Vita',
  coach: 'Ana',
  tagline: 'Train Smarter with AI',
  danceGame: 'Zumba Dance',
  bookDance: 'Book a Zumba Session',
  support: {
    email: 'support@vita.example',
    phone: '+44 20 7946 0958',
    address: '12 Morning Lane, London E9 6ND, United Kingdom',
    hours: 'Mon-Fri 9AM-6PM EST',
    answerWithinHours: 24,
  },
  claims,
  watch: { pricePounds: 50 },
} as const;
