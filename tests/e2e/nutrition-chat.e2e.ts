import { paths } from '../../web/app/paths';
import { expect, expectAccessible, onDesktop, test } from './app';

test('over the meals Ana answers from the log, in a chat of its own that stays', async ({ app }) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto(paths.nutrition);
  const ask = page.getByRole('main').getByRole('button', { name: 'Ask Ana about food' });
  await ask.click();
  const chat = page.getByRole('dialog', { name: 'Ask Ana about food' });
  const field = chat.getByPlaceholder('Ask about nutrition...');
  await field.fill('What have I eaten today?');
  await field.press('Shift+Enter');
  await expect(chat.getByText('Nothing is logged yet today').first()).toBeHidden();
  await field.press('Enter');
  await expect(chat.getByRole('log').getByText(/Nothing is logged yet today/)).toBeVisible();
  await expectAccessible(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(chat).toHaveCount(0);
  await expect(ask).toBeFocused();
  await page.reload();
  await ask.click();
  await expect(chat.getByRole('log').getByText(/Nothing is logged yet today/)).toBeVisible();
  await app.goto(paths.chat);
  await expect(page.getByText('What have I eaten today?')).toBeHidden();
});

test('from 1024 pixels on the chat is beside the meals', onDesktop, async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 1024, height: 768 });
  await app.becomeMember();
  await app.goto(paths.nutrition);
  const chat = page.getByRole('complementary', { name: 'Ask Ana about food' });
  const ask = page.getByRole('main').getByRole('button', { name: 'Ask Ana about food' });
  await expect(chat.getByPlaceholder('Ask about nutrition...')).toBeInViewport({ ratio: 1 });
  await expect(ask).toBeHidden();
  await expectAccessible(page);
  const field = await page.getByRole('combobox', { name: 'What did you eat?' }).boundingBox();
  const beside = await chat.boundingBox();
  expect(beside?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));

  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(chat).toHaveCount(0);
  await expect(ask).toBeVisible();
});
