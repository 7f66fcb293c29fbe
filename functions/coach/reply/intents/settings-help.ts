import { brand } from '../../../../shared/brand';
import { says } from '../../../understanding/phrases';
import { say, type Intent } from '../dialogue';

/** What people want to change, and where to do it. */
const subjects: readonly (readonly [phrases: readonly string[], text: string])[] = [
  [
    [
      'delete my account',
      'delete account',
      'close my account',
      'remove my account',
      'cancel my account',
      'delete my data',
      'delete profile',
      'delete everything',
      'everything about me',
      'delete all',
      'erase',
      'forget me',
    ],
    'Open **Settings → Your data** and choose *Delete account*. Confirm with your password; everything of yours is then permanently removed.',
  ],
  [
    ['export my data', 'export', 'download my data', 'copy of my data', 'my data'],
    "Open **Settings → Your data** and choose *Export*: you'll get everything we store about you as a file.",
  ],
  [
    ['pounds', 'lbs', 'kilos', 'kg', 'units', 'imperial', 'metric', 'inches', 'feet', 'stone'],
    "Open **Settings → Account** and choose metric, imperial, or stone. It only changes what you see; you won't have to reenter anything.",
  ],
  [
    ['password', 'two factor', 'authenticator', 'totp', '2fa', 'security'],
    'Open **Settings → Security** to change your password or add an authenticator app. Forgot it? Sign out and choose *Forgot password*.',
  ],
  [
    ['email', 'e mail', 'email address', 'time zone', 'timezone', 'my name', 'username'],
    'Your name, email address, and time zone are in **Settings → Account**.',
  ],
  [
    ['dark mode', 'light mode', 'theme', 'dark', 'night mode'],
    'The theme switch is at the top of the **Dashboard**: light, dark, or the same as your device.',
  ],
  [
    ['font', 'text size', 'letters', 'bigger text', 'text bigger', 'too small to read'],
    'Text size is at the top of the **Dashboard**: five sizes from Small to XX-Large.',
  ],
  [
    ['sound', 'music', 'volume', 'mute', 'your voice', 'audio'],
    'The round **audio button** has controls for my voice, effects, music, and volume; you can turn each one off.',
  ],
  [
    ['privacy', 'health notes', 'who sees', 'who can see', 'leaderboards off', 'hide me', 'data safe'],
    'In **Settings → Privacy** you choose whether you appear on leaderboards and whether the AI may read your health notes. On leaderboards, others see your name, workouts, and points.',
  ],
  [['sign out', 'log out', 'logout', 'signout'], '**Sign Out** is in the menu at the top left.'],
  [
    ['redo onboarding', 'redo setup', 'start over', 'onboarding'],
    'On the **Dashboard**, choose *Redo onboarding* to go through your answers again. To change just one, *Profile Summary* is quicker.',
  ],
  [
    [
      'my answers',
      'my goal',
      'my weight',
      'my height',
      'my age',
      'my profile',
      'target zones',
      'body type',
      'my pains',
      'my injuries',
      'my target',
      'goal weight',
      'my details',
      'answers',
    ],
    "Open **Profile Summary** and tap the answer you want to change; I'll plan with the new one right away. A new weight goes into the weight log there.",
  ],
  [
    ['contact', 'support', 'human', 'complain', 'bug', 'feedback', 'refund'],
    `Write through **Contact Us** in the menu or to ${brand.support.email.replace('@', ' at ')}; we answer within ${brand.support.answerWithinHours} hours.`,
  ],
];

const phraseIn = (words: Parameters<typeof says>[0]) =>
  subjects.flatMap(([phrases]) => phrases).find((phrase) => says(words, phrase));

export const settingsHelp: Intent = {
  name: 'settings',
  answer: ({ reading }) => {
    const phrase = phraseIn(reading.words);
    const subject = subjects.find(([phrases]) => phrase !== undefined && phrases.includes(phrase));
    return say(subject?.[1] ?? "You'll find that in *Settings*.");
  },
};
