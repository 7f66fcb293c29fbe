import type { Engine } from './engine';
import { chromium, firefox } from './puppeteer-engine';
import { webkit } from './webkit-engine';

export const engines: Engine[] = [chromium, firefox, webkit];

/** One line about the engines that are not here, null if all are. */
export function howToInstall(wanted: Engine[]): string | null {
  const lacking = wanted.filter((engine) => engine.missing() !== null);
  if (lacking.length === 0) return null;
  const names = lacking.map(({ name }) => name).join(' and ');
  const packages = lacking.map((engine) => engine.missing()).join(' ');
  return `Not tried, because not installed: ${names} (Debian: apt-get install ${packages})`;
}
