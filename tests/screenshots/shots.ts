import type { Page } from 'playwright';
import { paths } from '../../web/app/paths';

/** One picture: an address, and what is done there first. */
export interface Shot {
  name: string;
  path: string;
  act?: (page: Page) => Promise<void>;
}

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
const routeShot = (path: string): Shot => ({ name: nameOf(path), path });
const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ force: true });

const visitorRoutes: string[] = [
  paths.welcome,
  paths.auth,
  paths.ourCoach,
  paths.products,
  paths.about,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.invite,
];

/** Pages as a visitor sees them. */
export const visitorShots: readonly Shot[] = [
  ...visitorRoutes.map(routeShot),
  {
    name: 'auth-sign-up',
    path: paths.auth,
    act: (page) => page.getByRole('link', { name: 'Create an account' }).click(),
  },
  {
    name: 'auth-sign-up-empty',
    path: paths.auth,
    act: async (page) => {
      await page.getByRole('link', { name: 'Create an account' }).click();
      await click('Create Account')(page);
    },
  },
];

/** Pages as the demo account sees them. */
export const memberShots: readonly Shot[] = [
  ...Object.values(paths)
    .filter((path) => path !== paths.home && !visitorRoutes.includes(path))
    .map(routeShot),
  { name: 'groups', path: `${paths.gameChallenges}?tab=groups` },
  routeShot('/nowhere'),
  { name: 'menu', path: paths.dashboard, act: click('Menu') },
  {
    name: 'audio',
    path: paths.dashboard,
    act: async (page) => {
      await click('Audio settings')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'exercise',
    path: paths.exercises,
    act: async (page) => {
      await page
        .getByRole('button', { name: /Burpees/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...[1, 2, 3, 4].map((step) => ({ name: `onboarding-${step}`, path: `${paths.onboarding}?step=${step}` })),
  { name: 'community-leaderboard', path: `${paths.community}?tab=leaderboard` },
  { name: 'community-notifications', path: `${paths.community}?tab=notifications` },
  { name: 'builder', path: paths.workout, act: click('Choose exercises') },
  {
    name: 'builder-chosen',
    path: paths.workout,
    act: async (page) => {
      await click('Choose exercises')(page);
      for (const name of ['Burpees', 'High Plank'])
        await page.getByRole('list', { name: 'Exercises' }).getByRole('button', { name }).first().click();
    },
  },
  {
    name: 'chat-answer',
    path: paths.chat,
    act: async (page) => {
      await page.getByRole('textbox').fill('20 minutes for legs');
      await page.keyboard.press('Enter');
      await page
        .getByRole('button', { name: /^Start/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'player',
    path: paths.workout,
    act: async (page) => {
      await click(/^Core Blast$/)(page);
      await click(/^Start Workout: /)(page);
      await page.getByText(/^Exercise 1 of/).waitFor();
      await click('Pause')(page);
    },
  },
  { name: 'workout-open', path: paths.workout },
  {
    name: 'completion',
    path: paths.workout,
    act: async (page) => {
      await click('Resume workout')(page);
      await page.getByText(/^Exercise 1 of/).waitFor();
      await click(/Complete Workout/)(page);
      await click('Stop here')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
];
