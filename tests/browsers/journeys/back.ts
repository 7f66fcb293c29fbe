import { paths } from '../../../web/app/paths';
import type { Journey } from '../journey';
import { button, byRole, heading } from '../target';

export const back: Journey = {
  name: 'Back closes what lies on top, and only then leaves the page',
  isTelling: true,
  async run({ stage, user }) {
    const over = byRole('dialog');
    await stage.becomeMember(user, 'Ida');
    await user.open(paths.dashboard);
    await user.see(heading(/Ida/));
    await user.click(button(/./, byRole('region', 'Your week')));
    await user.see(over);
    await user.tab.back();
    await user.seeNo(over);
    await user.at(paths.dashboard);

    await user.open(paths.exercises);
    await user.click(button(/^Arm Circles/));
    await user.see(over);
    await user.tab.back();
    await user.seeNo(over);
    await user.at(paths.exercises);
  },
};
