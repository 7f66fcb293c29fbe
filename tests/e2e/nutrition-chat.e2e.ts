import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';

test('next to the meals Ana answers from the log, in a chat of its own that stays', async ({ app }) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto(paths.nutrition);
  const chat = page.getByRole('complementary', { name: /about food/ });
  const field = chat.getByPlaceholder('Ask about nutrition...');
  await field.fill('What have I eaten today?');
  await field.press('Shift+Enter');
  await expect(chat.getByText('Nothing is logged yet today').first()).toBeHidden();
  await field.press('Enter');
  await expect(chat.getByRole('log').getByText(/Nothing is logged yet today/)).toBeVisible();
  await expectAccessible(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(chat.getByRole('log').getByText(/Nothing is logged yet today/)).toBeVisible();
  await app.goto(paths.chat);
  await expect(page.getByText('What have I eaten today?')).toBeHidden();
});
