import { paths } from '../../web/app/paths';
import { expect, test } from './app';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test('in the system’s colors, bars, rings, tracks, and the focus of the message field can be seen', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto(paths.dashboard);
  const canvas = await page.evaluate(() => {
    document.body.style.color = 'Canvas';
    const { color } = getComputedStyle(document.body);
    document.body.style.color = '';
    return color;
  });
  const ring = page.locator('main .arc').first();
  await expect(ring).toBeVisible();
  const track = await ring.locator('.arc-track').evaluate((circle) => getComputedStyle(circle).stroke);
  expect(track).not.toBe(canvas);
  expect(track).not.toContain('rgba');
  await app.goto(paths.chat);
  const field = page.getByRole('textbox', { name: 'Message to Ana' });
  await field.focus();
  const outline = await field.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return { outlineStyle, outlineWidth, outlineColor };
  });
  expect(outline).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
  expect(outline.outlineColor).not.toBe(canvas);
  await app.goto(paths.dashboard);
  const bar = page.locator('.dock');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await bar.evaluate((dock) => getComputedStyle(dock).borderTopStyle)).toBe('solid');
  expect(await bar.evaluate((dock) => getComputedStyle(dock).backgroundImage)).toBe('none');
  await app.goto(paths.profileSummary);
  const meter = page.getByRole('progressbar').first();
  await expect(meter).toBeVisible();
  expect(await meter.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
});
