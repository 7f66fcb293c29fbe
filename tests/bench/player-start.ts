import { chromium } from 'playwright';
import { paths } from '../../web/app/paths';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { signUpUser, testPassword } from '../support/sign-in';
import { signInByForm } from '../support/sign-in-form';
import type { SpawnedCloud } from '../support/spawned-cloud';
import { milliseconds, percentile } from './statistics';

interface Start {
  playerMs: number;
  frameMs: number;
}

/** Runs in the page: from the click on 'Start Workout' to the player and to the clip's first frames. */
function timeStart(name: string): Promise<Start> {
  const button = document.querySelector<HTMLButtonElement>(`button[aria-label="Start Workout: ${name}"]`);
  if (!button) throw new Error(`There is no button to start ${name}.`);
  return new Promise((resolve) => {
    const began = performance.now();
    let playerMs = 0;
    button.click();
    const timer = setInterval(() => {
      const clip = document.querySelector<HTMLVideoElement>('.exercise-clip video[loop]');
      if (clip) playerMs ||= performance.now() - began;
      if (!clip || clip.currentTime === 0) return;
      clearInterval(timer);
      resolve({ playerMs, frameMs: performance.now() - began });
    }, 4);
  });
}

/** How long the player takes to open and to move, in Chromium at 390 px; the first start only warms up. */
export async function benchPlayerStart(cloud: SpawnedCloud, short: boolean): Promise<string[]> {
  const starts = short ? 1 : 5;
  const { email } = await signUpUser(cloud.origin);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await signInByForm(page, cloud.origin, { email, password: testPassword });
    await page.waitForURL(`**${paths.onboarding}`);
    await page.goto(cloud.origin + paths.workout);
    const times: Start[] = [];
    for (let start = 0; start <= starts; start += 1) {
      await page.getByRole('button', { name: 'Start Workout: Full Body' }).waitFor();
      await page.waitForLoadState('networkidle');
      times.push(await page.evaluate(timeStart, 'Full Body'));
      const answered = page.waitForResponse((response) => response.url().endsWith('/complete'));
      await page.getByRole('button', { name: 'Complete Workout' }).click();
      await page.getByRole('button', { name: 'Stop here' }).click();
      await answered;
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
    }
    const warm = times.slice(1);
    const median = (what: keyof Start) =>
      milliseconds(
        percentile(
          warm.map((time) => time[what]),
          0.5,
        ),
      );
    const worst = milliseconds(Math.max(...warm.map(({ frameMs }) => frameMs)));
    return [
      `'Start Workout' to the player: median of ${starts} ${median('playerMs')}`,
      `'Start Workout' to the clip's first frames: median of ${starts} ${median('frameMs')}, worst ${worst} (goal ≤ 1 s warm)`,
    ];
  } finally {
    await browser.close();
  }
}
