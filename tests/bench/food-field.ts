import { chromium } from 'playwright';
import { profileContract } from '../../shared/contracts/profile';
import { paths } from '../../web/app/paths';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { answers } from '../support/answers';
import { signUpUser } from '../support/sign-in';
import { storedSession } from '../support/stored-session';
import type { SpawnedCloud } from '../support/spawned-cloud';
import { milliseconds, percentile } from './statistics';

const typed = ['banana', 'porridge', 'chicken br', 'flat white', 'greek yog', 'jollof'];
/** Typed before the timed key, so that results are already shown. */
const leastTyped = 3;

/** Runs in the page: from one key to the drawn list of results. */
function timeKey(text: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('input[role="combobox"]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!field || !setValue) throw new Error('There is no field for foods.');
  return new Promise((resolve) => {
    const before = document.querySelector('[role="listbox"]')?.textContent ?? '';
    const began = performance.now();
    const watch = new MutationObserver(() => {
      const listed = document.querySelector('[role="listbox"]')?.textContent ?? '';
      if (listed === '' || listed === before) return;
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - began));
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    setValue.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // If the results stay the same, there is nothing to wait for.
    setTimeout(() => resolve(Number.NaN), 1_000);
  });
}

/** From a key to the foods it finds on screen, in Chromium at 390 px. */
export async function benchFoodField(cloud: SpawnedCloud, short: boolean): Promise<string[]> {
  const { call, email, tokens } = await signUpUser(cloud.origin);
  await call(profileContract.completeOnboarding, { body: answers });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    // An address of the same origin on which nothing runs.
    await page.goto(`${cloud.origin}/favicon.svg`);
    const session = await storedSession(cloud.origin, email, tokens);
    await page.evaluate(
      (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
      session,
    );
    await page.goto(cloud.origin + paths.nutrition);
    await page.getByRole('combobox', { name: 'What did you eat?' }).waitFor();
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (const name of short ? typed.slice(0, 1) : typed) {
      for (let length = leastTyped; length <= name.length; length += 1) {
        times.push(await page.evaluate(timeKey, name.slice(0, length)));
      }
    }
    const answered = times.slice(1).filter((time) => !Number.isNaN(time));
    const p = (share: number) => milliseconds(percentile(answered, share));
    return [
      `a key to the foods on the screen, ${answered.length} keys: p50 ${p(0.5)}, p95 ${p(0.95)} (goal p95 ≤ 60 ms)`,
    ];
  } finally {
    await browser.close();
  }
}
