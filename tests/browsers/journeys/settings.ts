import { settingsPath } from '../../../web/app/settings-path';
import type { Journey } from '../journey';
import { byRole, field, radio, text } from '../target';

export const settings: Journey = {
  name: 'settings save themselves',
  isTelling: false,
  async run({ stage, user, picture }) {
    await stage.becomeMember(user, 'Maya Okafor');
    await user.open(settingsPath('account'));
    const account = byRole('region', 'Account');
    await user.fill(field('Name', account), 'N');
    await user.press('Tab');
    await user.see(text('Name must be at least 2 characters', account));
    await user.fill(field('Name', account), 'Nora Lindqvist');
    await user.press('Enter');
    await user.see(text('Saved', account));
    await user.click(radio('Imperial', account));
    await user.see(text('Pounds, feet, and inches, everywhere.', account));
    await picture('settings-account');

    await user.open(settingsPath('notifications'));
    const tiers = byRole('switch', 'New tiers');
    await user.click(tiers);
    await user.see(text('Saved', byRole('region', 'Notifications')));
    await user.tab.reload();
    await user.see(tiers);
    const isOff = `document.querySelector('[role="switch"][aria-checked="false"]') !== null`;
    await user.until('the switch to stay off', async () => ((await user.run(isOff)) ? true : null));
    await picture('settings-notifications');
    await user.open(settingsPath('account'));
    await user.until('the new name', async () =>
      (await user.valueOf(field('Name', account))) === 'Nora Lindqvist' ? true : null,
    );
  },
};
