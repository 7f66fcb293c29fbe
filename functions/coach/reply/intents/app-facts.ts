import { brand } from '../../../../shared/brand';
import { say, type Intent } from '../dialogue';
import { settingsHelp } from './settings-help';

export const account: Intent = { ...settingsHelp, name: 'account' };

export const reminders: Intent = {
  name: 'reminders',
  answer: () =>
    say(
      "I'll remind you of training days and of a streak at risk: once a day at most, in the evening or at the hour you choose under **Settings → Reminders**, and never at night. You can also turn on alerts there for when the app is closed. To see your training days in your own calendar, use the link in **Settings → Training**.",
    ),
};

export const appWorks: Intent = {
  name: 'app-works',
  answer: () =>
    say(
      `${brand.product} runs in the browser on a phone, tablet, or computer. You can install it from the browser, and there's nothing to buy. Without a connection you'll see what was last loaded and can finish a workout; I need the internet. ` +
        "You can add steps by hand or from a device. For anything I don't know, there's **Contact Us** in the menu.",
    ),
};

export const buildOwn: Intent = {
  name: 'build-own',
  answer: () =>
    say(
      'Open **Start Workout** and go to **Customize Your Workout** below the routines: tap exercises, put them in order, and start.',
    ),
};

export const records: Intent = {
  name: 'records',
  answer: () =>
    say(
      "Your records are in **Start Workout**, under **Personal records**; I can't see them from here. Log what you did in the sets of a workout, and your best for each exercise is saved.",
    ),
};
