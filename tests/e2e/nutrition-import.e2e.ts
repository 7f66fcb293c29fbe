import { readFile } from 'node:fs/promises';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';

const csv = (...lines: string[]) => ({
  name: 'foods.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `\uFEFF${['Name;Energy (kcal) per 100 g;Protein;Carbs;Fat;Fiber;Portion', ...lines].join('\r\n')}\r\n`,
  ),
});

test('own foods come from a spreadsheet, are looked at before, and leave as a spreadsheet', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto(paths.nutrition);
  await page.getByRole('button', { name: 'My foods' }).click();
  await page.getByRole('button', { name: 'Add from a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add foods from a file' });
  await expect(dialog.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
  await expectAccessible(page);
  const lines = [
    'Jalapeño bar;410;9,5;62;12,5;7;45',
    'Lentil soup;;4;9,7;1;2,6;350',
    '=Kefir;52;3,4;4,8;2;0;200',
  ];
  await dialog.getByLabel('CSV file').setInputFiles(csv(...lines));
  await expect(dialog.getByRole('heading', { name: 'I read 2 foods and left out 1 line' })).toBeFocused();
  await expect(dialog.getByText('Line 3: calories are missing.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 foods' }).click();

  const list = page.getByRole('list', { name: 'My foods' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('Jalapeño bar185 kcal per portion');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).last().click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('vita-foods.csv');
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\uFEFFname,per,kcal')).toBe(true);
  expect(file).toContain("\r\n'=Kefir,100 g,52,3.4,4.8,2,0,200\r\n");

  await page.getByRole('button', { name: 'Add from a file' }).click();
  await dialog.getByLabel('CSV file').setInputFiles(await download.path());
  await expect(dialog.getByText('You already have all of these, so nothing is added.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Replace them' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Replace 2 foods' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});
