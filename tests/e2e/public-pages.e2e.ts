import { brand } from '../../shared/brand';
import { watchPricePounds } from '../../web/lib/brand-claims';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test, wide } from './app';

const pages = [
  [paths.welcome, brand.tagline],
  [paths.ourCoach, 'Our Coach & Products'],
  [paths.products, `${brand.product} Watch`],
  [paths.about, 'About Us'],
  [paths.contact, 'Contact Us'],
] as const;

test('every page about us opens to visitors, is accessible and fits its width', wide, async ({ app }) => {
  const { page } = app;
  const descriptions = new Set<string | null>();
  // Each theme in one of the two widths; the full matrix is `npm run a11y`.
  const theme = test.info().project.name === 'phone' ? 'dark' : 'light';
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  for (const [path, heading] of pages) {
    await app.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, path).toBeLessThanOrEqual(0);
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
  }
  expect(descriptions.size).toBe(pages.length);
});

test('a visitor finds from the welcome page to sign-up, sign-in and the coach', async ({ app }) => {
  const { page } = app;
  await app.goto(paths.welcome);
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await app.goto(paths.welcome);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await app.goto(paths.welcome);
  await expect(page.getByText('50K+ users')).toBeVisible();
  await page.getByRole('link', { name: 'Learn More' }).click();
  await page.getByRole('button', { name: 'Request a Demo' }).click();
  await expect(page.getByRole('radio', { name: /A demo/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Request a demo' })).toBeFocused();
  await page
    .getByRole('list', { name: 'Where to go from here' })
    .getByRole('link', { name: 'Products' })
    .click();
  await expect(page).toHaveURL(/\/products$/);
  await app.goto(paths.ourCoach);
  await page.getByRole('link', { name: brand.bookDance }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('a message is checked, kept while it cannot be sent, and emailed', async ({ app, context }) => {
  const { page } = app;
  await app.goto(paths.about);
  await page.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page.getByText(brand.support.hours)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByText('Please enter a subject')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.getByLabel('Name').fill('Maya Okafor');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Subject').fill('Saturday');
  await message.fill('Are you there\non Saturday?');
  await context.route('**/api/enquiries', (route) => route.abort());
  await send.click();
  await expect(page.getByText("Your message wasn't sent. Try again.")).toBeVisible();
  await expect(message).toHaveValue('Are you there\non Saturday?');
  await context.unroute('**/api/enquiries');
  await send.click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Message sent!' });
  await expect(toast).toContainText("We'll answer within 24 hours.");
  await expect(page.getByRole('button', { name: 'Write another' })).toBeVisible();
  await expectAccessible(page);
  await app.cloud.idle();
  const about = (await app.cloud.mails()).filter((mail) => mail.includes('Are you there'));
  expect(about).toHaveLength(1);
  expect(about[0]).toContain('maya@example.com');
});

test('the watch is pre-ordered with an email address alone', async ({ app }) => {
  const { page } = app;
  await app.goto(paths.products);
  await expect(page.getByText(`£${watchPricePounds}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pre-Order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('noah@example.com');
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await expect(dialog.getByText("You're on the list.")).toBeVisible();
  await expect(page.getByText('Pre-order noted!')).toBeVisible();
  await expect(page.getByText('Message sent!')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await app.cloud.idle();
  const mails = (await app.cloud.mails()).filter((mail) => mail.includes('noah@example.com'));
  expect(mails.some((mail) => mail.includes('preorder'))).toBe(true);
});
