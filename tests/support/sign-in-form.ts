import type { Page } from 'playwright';
import { paths } from '../../web/app/paths';

export interface Login {
  email: string;
  password: string;
}

/** Fills the form at `origin` and sends it off; where it leads is for the caller to see. */
export async function signInByForm(page: Page, origin: string, { email, password }: Login): Promise<void> {
  await page.goto(origin + paths.auth);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs someone in who has answered the questions; ends on the dashboard. */
export async function signInToDashboard(page: Page, origin: string, login: Login): Promise<void> {
  await signInByForm(page, origin, login);
  await page.waitForURL(`**${paths.dashboard}`);
}
