/** The product's names, and how to reach it. What it claims stands in `web/lib/brand-claims.ts`. Check both before going public. */
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
} as const;
