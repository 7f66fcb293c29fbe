import { brand } from '../../../../shared/brand';
import { say, type Intent } from '../dialogue';
import { settingsHelp } from './settings-help';

export const account: Intent = { ...settingsHelp, name: 'account' };

export const reminders: Intent = {
  name: 'reminders',
  answer: () =>
    say(
      'I cannot set an alarm from here. What you may be notified of is chosen under **Settings → Notifications**, and your training days can stand in your own calendar: **Settings → Training** makes the address for it.',
    ),
};

export const appWorks: Intent = {
  name: 'app-works',
  answer: () =>
    say(
      `${brand.product} runs in the browser of a phone, a tablet or a computer, with nothing to install and nothing to buy inside. It needs the internet for me and for your figures. ` +
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
      "I don't have your best sets at hand here. Write what you did into the sets after a workout, then you see your records there.",
    ),
};
