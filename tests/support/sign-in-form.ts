import type { Page } from 'playwright';
import { paths } from '../../web/app/paths';

export interface Login {
  email: string;
  password: string;
}

/** Fills in the form at `origin` and submits it; the caller checks where it leads. */
export async function signInByForm(page: Page, origin: string, { email, password }: Login): Promise<void> {
  await page.goto(origin + paths.auth);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in someone who is onboarded; ends on the dashboard. */
export async function signInToDashboard(page: Page, origin: string, login: Login): Promise<void> {
  await signInByForm(page, origin, login);
  await page.waitForURL(`**${paths.dashboard}`);
}
