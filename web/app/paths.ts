/** Every address of the app. No route has parameters. */
export const paths = {
  home: '/',
  welcome: '/welcome',
  auth: '/auth',
  onboarding: '/onboarding',
  onboardingVoice: '/onboarding-voice',
  onboardingChat: '/onboarding-chat',
  dashboard: '/dashboard',
  profileSummary: '/profile-summary',
  settings: '/settings',
  chat: '/chat',
  exercises: '/exercises',
  workout: '/workout',
  community: '/community',
  gameChallenges: '/game-challenges',
  dance: '/dance',
  nutrition: '/nutrition',
  nutritionGuide: '/nutrition/guide',
  ourCoach: '/our-coach',
  products: '/products',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  invite: '/invite',
} as const;

export type Path = (typeof paths)[keyof typeof paths];
