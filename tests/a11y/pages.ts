import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { paths } from '../../web/app/paths';
import { settingsPath } from '../../web/app/settings-path';
import { settingsSections } from '../../web/features/settings/sections';
import type { Pairing } from './pairings';

/** Open to visitors; one unknown address stands for all of them. */
export const visitorPaths: readonly string[] = [
  paths.welcome,
  paths.auth,
  paths.exercises,
  paths.ourCoach,
  paths.products,
  paths.about,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.invite,
  paths.nutritionGuide,
  '/nowhere',
];
export const memberPaths: readonly string[] = [
  ...Object.values(paths).filter((path) => path !== paths.home && !visitorPaths.includes(path)),
  ...settingsSections.map(({ id }) => settingsPath(id)),
];

/** Stores the choice where the page reads it when it starts. A page of the app must be open. */
export async function choose(page: Page, { theme, size, width }: Pairing): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.evaluate(
    (choice) => {
      localStorage.setItem('theme', choice.theme);
      localStorage.setItem('app-font-size', choice.size);
    },
    { theme, size },
  );
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// No page has a frame, so axe runs in the page itself; otherwise it would open another one for its summary.
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/**
 * Whether a target is too small even in the middle of the window: a bar at its edge covers content that can be
 * scrolled out from under it.
 */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await axeOn(page).include(target).withRules(['target-size']).analyze();
  await page.evaluate(() => window.scrollTo(0, 0));
  return violations.length > 0;
}

/** What violates WCAG 2.2 AA on the current page, according to axe. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const { violations } = await axeOn(page).withTags(levels).analyze();
  const findings: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target } of nodes) {
      const place = target.join(' ');
      if (id !== 'target-size' || (await isTooSmall(page, place))) findings.push(`${id}: ${place}`);
    }
  return findings;
}

/** The same, and content wider than the window. */
export async function findingsOn(page: Page): Promise<string[]> {
  const found = await accessibilityFindings(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...found, `reflow: ${overflow} px wider than the window`] : found;
}
