import { paths } from '../../../web/app/paths';
import { NotSupported, type Journey } from '../journey';
import { button, heading, text } from '../target';

export const offlineReload: Journey = {
  name: 'a page opens again without a line',
  isTelling: true,
  async run({ stage, user, picture }) {
    await stage.becomeMember(user, 'Lena');
    await user.open(paths.dashboard);
    await user.see(heading(/Lena/));
    if (!(await user.run('"serviceWorker" in navigator')))
      throw new NotSupported('this browser has no service workers');
    await user.until('the service worker', async () =>
      (await user.run('navigator.serviceWorker.controller?.state === "activated"')) ? true : null,
    );
    await user.open(paths.exercises);
    await user.see(button(/squat/i));
    await stage.setLine(false);
    await user.tab.reload();
    await user.see(text("You're offline. Showing what last loaded."));
    await user.see(button(/squat/i));
    await picture('offline');
    await user.open(paths.dashboard);
    await user.see(heading(/Lena/));
    await stage.setLine(true);
    await user.tab.reload();
    await user.see(heading(/Lena/));
    await user.seeNo(text("You're offline."));
  },
};
