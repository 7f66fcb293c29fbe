import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';

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
});
