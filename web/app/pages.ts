import type { ComponentType } from 'react';
import { paths, type Path } from './paths';

interface Page {
  /** The page's path below web, by which the build finds its files (web/first-view). */
  module: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** Every page that has an address. */
export const pages: Record<Path, Page> = {
  [paths.home]: { module: 'app/routes/landing/home.tsx', load: () => import('./routes/landing/home') },
  [paths.welcome]: {
    module: 'app/routes/landing/welcome.tsx',
    load: () => import('./routes/landing/welcome'),
  },
  [paths.auth]: { module: 'app/routes/auth/auth.tsx', load: () => import('./routes/auth/auth') },
  [paths.onboarding]: {
    module: 'app/routes/onboarding/onboarding.tsx',
    load: () => import('./routes/onboarding/onboarding'),
  },
  [paths.onboardingVoice]: {
    module: 'app/routes/onboarding/onboarding-voice.tsx',
    load: () => import('./routes/onboarding/onboarding-voice'),
  },
  [paths.onboardingChat]: {
    module: 'app/routes/onboarding/onboarding-chat.tsx',
    load: () => import('./routes/onboarding/onboarding-chat'),
  },
  [paths.dashboard]: {
    module: 'app/routes/dashboard/dashboard.tsx',
    load: () => import('./routes/dashboard/dashboard'),
  },
  [paths.profileSummary]: {
    module: 'app/routes/profile/profile-summary.tsx',
    load: () => import('./routes/profile/profile-summary'),
  },
  [paths.settings]: {
    module: 'app/routes/profile/settings.tsx',
    load: () => import('./routes/profile/settings'),
  },
  [paths.chat]: { module: 'app/routes/coach/chat.tsx', load: () => import('./routes/coach/chat') },
  [paths.exercises]: {
    module: 'app/routes/training/exercises.tsx',
    load: () => import('./routes/training/exercises'),
  },
  [paths.workout]: {
    module: 'app/routes/training/workout.tsx',
    load: () => import('./routes/training/workout'),
  },
  [paths.community]: {
    module: 'app/routes/community/community.tsx',
    load: () => import('./routes/community/community'),
  },
  [paths.gameChallenges]: {
    module: 'app/routes/community/game-challenges.tsx',
    load: () => import('./routes/community/game-challenges'),
  },
  [paths.dance]: { module: 'app/routes/dance/dance.tsx', load: () => import('./routes/dance/dance') },
  [paths.nutrition]: {
    module: 'app/routes/nutrition/nutrition.tsx',
    load: () => import('./routes/nutrition/nutrition'),
  },
  [paths.nutritionGuide]: {
    module: 'app/routes/nutrition/nutrition-guide.tsx',
    load: () => import('./routes/nutrition/nutrition-guide'),
  },
  [paths.ourCoach]: {
    module: 'app/routes/about/our-coach.tsx',
    load: () => import('./routes/about/our-coach'),
  },
  [paths.products]: {
    module: 'app/routes/about/products.tsx',
    load: () => import('./routes/about/products'),
  },
  [paths.about]: { module: 'app/routes/about/about.tsx', load: () => import('./routes/about/about') },
  [paths.contact]: { module: 'app/routes/about/contact.tsx', load: () => import('./routes/about/contact') },
  [paths.privacy]: { module: 'app/routes/about/privacy.tsx', load: () => import('./routes/about/privacy') },
  [paths.terms]: { module: 'app/routes/about/terms.tsx', load: () => import('./routes/about/terms') },
  [paths.invite]: { module: 'app/routes/invite/invite.tsx', load: () => import('./routes/invite/invite') },
};
