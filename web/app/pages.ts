import type { ComponentType } from 'react';
import { paths, type Path } from './paths';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/** Every page that has an address. */
export const pages: Record<Path, LoadPage> = {
  [paths.home]: () => import('./routes/landing/home'),
  [paths.welcome]: () => import('./routes/landing/welcome'),
  [paths.auth]: () => import('./routes/auth/auth'),
  [paths.onboarding]: () => import('./routes/onboarding/onboarding'),
  [paths.onboardingVoice]: () => import('./routes/onboarding/onboarding-voice'),
  [paths.onboardingChat]: () => import('./routes/onboarding/onboarding-chat'),
  [paths.dashboard]: () => import('./routes/dashboard/dashboard'),
  [paths.profileSummary]: () => import('./routes/profile/profile-summary'),
  [paths.settings]: () => import('./routes/profile/settings'),
  [paths.chat]: () => import('./routes/coach/chat'),
  [paths.exercises]: () => import('./routes/training/exercises'),
  [paths.workout]: () => import('./routes/training/workout'),
  [paths.community]: () => import('./routes/community/community'),
  [paths.gameChallenges]: () => import('./routes/community/game-challenges'),
  [paths.dance]: () => import('./routes/dance/dance'),
  [paths.nutrition]: () => import('./routes/nutrition/nutrition'),
  [paths.nutritionGuide]: () => import('./routes/nutrition/nutrition-guide'),
  [paths.ourCoach]: () => import('./routes/about/our-coach'),
  [paths.products]: () => import('./routes/about/products'),
  [paths.about]: () => import('./routes/about/about'),
  [paths.contact]: () => import('./routes/about/contact'),
  [paths.privacy]: () => import('./routes/about/privacy'),
  [paths.terms]: () => import('./routes/about/terms'),
  [paths.invite]: () => import('./routes/invite/invite'),
  [paths.activity]: () => import('./routes/profile/activity'),
};

/** Their paths below web, by which the build finds their files (web/first-view). The app itself leaves them out. */
export const pageModules: Record<Path, string> = {
  [paths.home]: 'app/routes/landing/home.tsx',
  [paths.welcome]: 'app/routes/landing/welcome.tsx',
  [paths.auth]: 'app/routes/auth/auth.tsx',
  [paths.onboarding]: 'app/routes/onboarding/onboarding.tsx',
  [paths.onboardingVoice]: 'app/routes/onboarding/onboarding-voice.tsx',
  [paths.onboardingChat]: 'app/routes/onboarding/onboarding-chat.tsx',
  [paths.dashboard]: 'app/routes/dashboard/dashboard.tsx',
  [paths.profileSummary]: 'app/routes/profile/profile-summary.tsx',
  [paths.settings]: 'app/routes/profile/settings.tsx',
  [paths.chat]: 'app/routes/coach/chat.tsx',
  [paths.exercises]: 'app/routes/training/exercises.tsx',
  [paths.workout]: 'app/routes/training/workout.tsx',
  [paths.community]: 'app/routes/community/community.tsx',
  [paths.gameChallenges]: 'app/routes/community/game-challenges.tsx',
  [paths.dance]: 'app/routes/dance/dance.tsx',
  [paths.nutrition]: 'app/routes/nutrition/nutrition.tsx',
  [paths.nutritionGuide]: 'app/routes/nutrition/nutrition-guide.tsx',
  [paths.ourCoach]: 'app/routes/about/our-coach.tsx',
  [paths.products]: 'app/routes/about/products.tsx',
  [paths.about]: 'app/routes/about/about.tsx',
  [paths.contact]: 'app/routes/about/contact.tsx',
  [paths.privacy]: 'app/routes/about/privacy.tsx',
  [paths.terms]: 'app/routes/about/terms.tsx',
  [paths.invite]: 'app/routes/invite/invite.tsx',
  [paths.activity]: 'app/routes/profile/activity.tsx',
};
