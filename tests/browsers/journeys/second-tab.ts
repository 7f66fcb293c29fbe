import { paths } from '../../../web/app/paths';
import { settingsPath } from '../../../web/app/settings-path';
import type { Journey } from '../journey';
import { button, byRole, heading, radio } from '../target';

export const secondTab: Journey = {
  name: 'a second tab: signed in, follows the theme, and the sign-out',
  isTelling: false,
  async run({ stage, user, openBeside }) {
    await stage.becomeMember(user, 'Kofi');
    await user.open(paths.dashboard);
    await user.see(heading(/Kofi/));
    const other = await openBeside();
    await other.open(settingsPath('appearance'));
    await other.click(radio('Light', byRole('radiogroup', 'Theme')));
    await user.until('the light theme in the first tab', async () =>
      (await user.run('document.documentElement.dataset.theme')) === 'light' ? true : null,
    );
    await other.click(button('Menu'));
    await other.click(byRole('menuitem', 'Sign Out'));
    await other.at(paths.auth);
    await user.at(paths.auth);
  },
};
