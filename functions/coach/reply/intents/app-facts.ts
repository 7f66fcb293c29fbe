import { brand } from '../../../../shared/brand';
import { say, type Intent } from '../dialogue';
import { settingsHelp } from './settings-help';

export const account: Intent = { ...settingsHelp, name: 'account' };

export const reminders: Intent = {
  name: 'reminders',
  answer: () =>
    say(
      "I'll remind you of training days and of a streak at risk: once a day at most, in the evening or at the hour you choose under **Settings → Reminders**, and never at night. There you can also turn on alerts for this device while the app is closed. To see your training days in your own calendar, use the link in **Settings → Training**.",
    ),
};

export const appWorks: Intent = {
  name: 'app-works',
  answer: () =>
    say(
      `${brand.product} runs in the browser of a phone, a tablet or a computer; your browser can install it, and there is nothing to buy inside. Without a connection you'll see what was last loaded and can finish a workout; I need the internet. ` +
        "You add steps by hand or from a device. For anything I don't know, there's **Contact Us** in the menu.",
    ),
};

export const buildOwn: Intent = {
  name: 'build-own',
  answer: () =>
    say(
      'Open **Start Workout**; after the ready routines comes **Customize Your Workout**: tap exercises, put them in order, start.',
    ),
};

export const records: Intent = {
  name: 'records',
  answer: () =>
    say(
      "Your records are under **Personal records** on *Start Workout*; I can't see them from here. Write what you did into the sets of a workout, and the best of each exercise is kept.",
    ),
};
