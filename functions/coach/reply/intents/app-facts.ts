import { brand } from '../../../../shared/brand';
import { say, type Intent } from '../dialogue';
import { settingsHelp } from './settings-help';

export const account: Intent = { ...settingsHelp, name: 'account' };

export const reminders: Intent = {
  name: 'reminders',
  answer: () =>
    say(
      'I remind you of training days and of a streak at risk: once a day at most, in the evening or at the hour you choose under **Settings → Reminders**, and never at night. There you can also let this device tell you while the app is closed. Your training days can stand in your own calendar too: **Settings → Training** makes the address for it.',
    ),
};

export const appWorks: Intent = {
  name: 'app-works',
  answer: () =>
    say(
      `${brand.product} runs in the browser of a phone, a tablet or a computer; your browser can install it, and nothing has to be bought inside. Without a connection you see what was last loaded and can finish a workout; I need the internet. ` +
        'Steps are added by hand or sent by a device. For anything I do not know here, write through **Contact Us** in the menu.',
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
