import { paths } from '../../web/app/paths';
import { expect, expectAccessible, password, test } from './app';

test('a private group is made, opened to a link, joined by it and left', async ({ app }) => {
  const { page } = app;
  await app.becomeMember('Ines');
  await app.goto(`${paths.gameChallenges}?tab=groups`);
  await page.getByRole('button', { name: 'Create a group' }).click();
  await page.getByLabel('Name').fill('Desk Escape');
  await page.getByLabel('Anyone can join').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Open Desk Escape' }).click();
  const dialog = page.getByRole('dialog', { name: 'Desk Escape' });
  await dialog.getByRole('button', { name: 'Show invitation link' }).click();
  const link = (await dialog.getByText(/invite=/).textContent()) ?? '';
  await expectAccessible(page);

  await test.step('someone else joins by the link', async () => {
    await app.becomeMember('Noah');
    await page.goto(link);
    await dialog.getByRole('button', { name: 'Join group' }).click();
    await expect(dialog.getByText('2 members · by invitation')).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave group' }).click();
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('No groups yet')).toBeVisible();
  });

  await test.step('someone new is told what waits, and finds it once they have a plan', async () => {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(link);
    await expect(page.getByText("You're invited to a group.", { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByText("You're invited to a group.", { exact: false })).toBeVisible();
    await page.getByLabel('Full Name').fill('Amahle Dube');
    await page.getByLabel('Email').fill(`grouped-${process.pid}-${test.info().project.name}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('link', { name: /Form Setup/ }).click();
    await page.getByRole('radio', { name: '30-39' }).click();
    await page.getByRole('radio', { name: /Female/ }).click();
    await page.getByRole('radio', { name: /stronger/i }).click();
    await page.getByRole('checkbox', { name: /Legs/ }).click();
    await page.getByRole('radio', { name: /Mid/ }).click();
    await page.getByRole('radio', { name: 'cm, kg' }).click();
    await page.getByRole('textbox', { name: 'Age' }).fill('32');
    await page.getByRole('textbox', { name: 'Height' }).fill('168');
    await page.getByRole('textbox', { name: 'Current weight' }).fill('66.5');
    await page.getByRole('button', { name: /Next|Continue/ }).click();
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await dialog.getByRole('button', { name: 'Join group' }).click();
    await expect(dialog.getByText('2 members · by invitation')).toBeVisible();
  });
});
