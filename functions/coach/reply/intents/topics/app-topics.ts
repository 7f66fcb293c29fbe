import { firstReminderHour, lastReminderHour } from '../../../../../shared/rules/reminder-time';
import { chip, say } from '../../dialogue';
import { count } from '../../wording/count';
import { streak } from '../streak';
import { more, offer, type Topic } from './topic';

/** The hour that a message names, 0 to 23; null when it names none. */
function hourIn(text: string): number | null {
  const match =
    /\b(?:at|for|around|by|to) (\d{1,2})(?:[:.]\d{2})? ?(am|pm)?\b|\b(\d{1,2})(?:[:.]\d{2})? ?(am|pm|o'?clock)\b/i.exec(
      text,
    );
  const hour = Number(match?.[1] ?? match?.[3] ?? Number.NaN);
  if (!Number.isInteger(hour) || hour > 23) return null;
  const half = (match?.[2] ?? match?.[4] ?? '').toLowerCase();
  const isEvening = half === 'pm' || (half !== 'am' && /\b(?:evening|night|afternoon|tonight)\b/i.test(text));
  return isEvening && hour < 12 ? hour + 12 : hour;
}

const where = '**Settings → Reminders → Remind me at**';

function reminderText(text: string): string {
  const hour = hourIn(text);
  const isOffered = hour !== null && hour >= firstReminderHour && hour <= lastReminderHour;
  const choice =
    hour !== null && !isOffered
      ? `${where} goes from ${firstReminderHour}:00 to ${lastReminderHour}:00, so ${hour}:00 isn't available, sorry.`
      : `Choose ${isOffered ? `**${hour}:00**` : `an hour from ${firstReminderHour}:00 to ${lastReminderHour}:00`} under ${where}.`;
  return `I can't set it for you, but it takes a moment. ${choice} The reminder comes once a day, on training days when you haven't trained yet. To get it while the app is closed, turn on this device in the same place.`;
}

const cameraText =
  "The camera counts your reps and holds, and in the dance it shows how close your moves are. It's off until you turn it on, and **no picture ever leaves your device**: no one sees it, it isn't recorded, and it isn't sent to us.";

const standText =
  'Put the device at hip height and step back until your whole body is in view, about 6 to 10 feet (2 to 3 meters), with light from the front.';

/** Whose eyes are meant; what Ana herself sees is answered from her facts. */
const others =
  /\b(?:he|she|they|anyone|anybody|any ?one|some ?one|somebody|everyone|everybody|who|people|others?|friends?|mates?|buddy|strangers?|boss|employer|colleagues?|coworkers?|my (?:mum|mom|dad|husband|wife|sister|brother|partner|boyfriend|girlfriend|ex|family|parents?)|public)\b/;
const sees =
  /\b(?:see|sees|seen|view|read|reads|look at|looks at|watch\w*|visible|find out|know|knows|access|shown|show|shared? with)\b/;
const own = /\b(?:my|me|mine|our|it|this|that|what (?:i|we))\b/;

function privacyText(said: string): string {
  if (/\b(?:camera|video|film\w*|webcam|dance)\b/.test(said)) return cameraText;
  if (/\bweigh\w*|\bkilos?\b/.test(said)) return 'No. Vita never shows your weight to anyone else.';
  if (/\b(?:meals?|food|eat|ate|photos?|diary|calories)\b/.test(said))
    return 'No. Vita never shows your meals or their photos to anyone else.';
  if (/\b(?:chat|talk|write|wrote|messages?|conversation|say|said|tell|told)\b/.test(said))
    return 'No. Vita never shows our chat to friends or on leaderboards.';
  if (/\b(?:health|pains?|injur\w*|conditions?|notes?|pregnan\w*|period)\b/.test(said))
    return 'No. Vita never shows your health notes to anyone else, and you can change or remove them on your profile.';
  return 'Vita never shows your weight, meals, health notes, or our chat to anyone else.';
}
const whatFriendsSee =
  'Friends see your name, your number of workouts, your points, and the workouts you choose to share. You can leave the leaderboards in **Settings → Privacy**.';

const rivals =
  /\b(?:sister|brother|friend|mate|bro|sis|husband|wife|mum|mom|dad|cousin|colleague|buddy|boyfriend|girlfriend|partner|boss|roommate|neighbou?r|he|she|they|anyone|my team|opponent|rival)\b/;

/** Asks about its state, not to get it back. */
const asksWhether = /^(?:did|has|have|is) |\bor not\b/i;

/** Where things are in the app, and who can see them. */
export const appTopics: readonly Topic[] = [
  {
    name: 'topic-camera',
    called: 'the camera',
    asks: [
      /\b(?:cameras?|webcam|film(?:ing|ed)? me|video of me)\b/,
      /\b(?:what|who|why|how|do|does|is|can|need|record\w*|see|watch\w*|safe|private|store\w*|save\w*|for|off)\b/,
    ],
    not: /\b(?:wifi|doorbell|birds?|reset|frozen|best camera|buy|lens|trip|holiday|instead|phone camera|my camera|on my camera|meals?|food|photo|plate|barcode)\b/,
    answer: ({ text }) => say(/\b(?:how far|stand|distance|place)\b/i.test(text) ? standText : cameraText),
    next: [
      [/\b(?:how far|stand|distance|where (?:do|should) i)\b/, () => say(standText)],
      [
        /\b(?:who|anyone|see|sees|watch\w*|you|people)\b/,
        () => say("No one. The picture is analyzed on your device and then discarded; it isn't sent to us."),
      ],
      [
        /\b(?:off|without|have to|need|must|dont want)\b/,
        () =>
          say("You don't need it. Leave it off and count for yourself; only dance points need the camera."),
      ],
      [
        /\b(?:on|start|use|how|where)\b/,
        () =>
          say(
            'In a workout, tap the camera button, **Count**. In the dance, turn on the camera before you start. Your browser will ask you first.',
          ),
      ],
    ],
  },
  {
    name: 'topic-privacy',
    called: 'who sees what',
    asks: [others, sees, own],
    when: ({ earlier }, said) =>
      said.split(' ').length <= 14 &&
      /^(?:(?:and|but|so|hey|ok|wait|hm|also|oh|ana) )*(?:can|could|does|do|will|would|is|are|who|what (?:do|can|does|will)|how much|which|if|whats)\b/.test(
        said,
      ) &&
      (!/\b(?:it|this|that)\b/.test(said) ||
        /\b(?:my|our)\b/.test(said) ||
        (earlier.intent !== null && ofApp.has(earlier.intent))),
    not: /\b(?:christmas|birthday|present|gift|wedding|recipe|song|film|movie|secret|doctor|physio\w*|gp|dentist|how (?:many|long)|doing|beat\w*|should i see|get (?:fit|strong|thin)|burpees?|difference|results)\b|\b(?:you|ana) (?:see|know|read)\b|\bknow (?:how|if|what|why|that|the)\b/,
    answer: ({ text }) => {
      const first = privacyText(text.toLowerCase());
      return say(first === cameraText ? first : `${first} ${whatFriendsSee}`);
    },
    next: [[more, () => say(`By design, nothing about your body is on any leaderboard. ${whatFriendsSee}`)]],
  },
  {
    name: 'topic-remind-at',
    called: 'reminders',
    asks: [
      /\bremind(?:er)?s?\b|\b(?:ping|nudge|buzz|notify) me\b/,
      /\b(?:every|each|daily|at \d|\d+ ?(?:am|pm)|mornings?|evenings?|tomorrow|train\w*|work ?outs?|exercis\w*|move|stretch\w*|set|time|hour|to \d)\b/,
    ],
    not: /\b(?:walk the dog|move the|move my|run (?:the|a) bath|stand up paddle|charge|plants?|bins?|scooter|email|mail|post|wash\w*|feed|vet|school|kids?|parking|oven|tax|invoice|deadline|book|about (?!my (?:work ?out|training|session)|train|work ?outs?|exerci)\w+|to (?!train|work ?out|exercis|move|stretch|do (?:my|a|some|the)|stand|get (?:up|moving)|run\b|walk|dance|be active|start|sport|\d)[a-z]\w*|off|stop|disable|no more|without|turn|annoying|medicine|pills?|tablets?|water|drink|call|ring|buy|pay|email|dentist|doctor|birthday|meeting|appointment|laundry|bins?|rent|mum|mom|dad|take|pick|eat|meal|me (?:of|what|how|why))\b/,
    answer: ({ text }) => say(reminderText(text)),
    next: [[/\b(?:where|how|find|cant see|\d)\b/, ({ text }) => say(reminderText(text))]],
  },
  {
    name: 'topic-notifications-off',
    called: 'notifications',
    asks: [
      /\b(?:(?:turn|turned|switch|switched) (?:\w+ ){0,4}off|stop|disable|mute|no more|unsubscribe|get rid|too many|silence|cancel|fewer|less|annoying|block|off)\b/,
      /\b(?:notifications?|notifs?|reminders?|alerts?|emails?|mails?|pushes|push notifications?|pings?)\b/,
    ],
    not: /\b(?:teacher|boss|send|write|draft|reply|inbox|gmail|outlook|work emails?|set|phone call|change my email|new email|my email address|coach voice|music|friend request from|push ?ups?|pike|push day|reminders? to)\b/,
    answer: () =>
      say(
        '**Settings → Notifications** has a switch for every kind. Email, and alerts while the app is closed, are under **Settings → Reminders**.',
      ),
  },
  {
    name: 'topic-rival',
    called: 'challenges with friends',
    asks: [
      /\b(?:beat(?:s|ing|en)?|ahead|winning|won|lead(?:s|ing)?|against|versus|vs|opponent|compet\w*|behind|who is first|overtak\w*|more points than|higher than)\b/,
    ],
    when: (_, said) =>
      /^(?:(?:and|but|so|hey|ok|hm) )*(?:who|is|am|are|has|did|does|do|whos|how many|how far)\b/.test(said) &&
      (/\b(?:challenge|board|against|compet\w*|opponent)\b/.test(said) || rivals.test(said)) &&
      /\b(?:i|im|me|my|we|challenge|board)\b/.test(said),
    not: /\b(?:league|cup|match|final|election|hitting|violent|hurts?|hits?|hit|afraid|scared|abus\w*|beats me (?:up)?$|beat me up|beating me up|physically|black eye)\b/,
    answer: ({ facts }) =>
      say(
        `I can't see other people's points from here. **Community** has the friends leaderboard and your challenges, each with who you're up against and the score. You have **${count(facts.progress.totalPoints, 'point')}**${facts.globalRank === null ? '' : `, number ${facts.globalRank} on the global leaderboard`}.`,
      ),
    next: [
      [
        /\b(?:catch|beat|pass|how|win|get ahead)\b/,
        () =>
          say(
            'A workout is worth 50 points and a completed daily goal 25, so one session a day makes 75. Add a dance with the camera for 75 more.',
          ),
      ],
    ],
  },
  {
    name: 'topic-streak-lost',
    called: 'your streak',
    asks: [
      /\bstreaks?\b/,
      /\b(?:lost|lose|losing|broke\w*|gone|reset|back|restore|recover|fix|ended|zero|forgot|missed|mised|unfair|hospital|vanished|disappeared|saved?|undo|0)\b/,
    ],
    not: /\b(?:without losing|red|losing streak|snap\w*|duolingo|how (?:do|does|long)|what is|whats (?:a|my)|best|how many|will i|would i|do i|if i|record)\b/,
    answer: (dialogue) => {
      const { text, facts } = dialogue;
      const { currentStreak, longestStreak, freezesHeld } = facts.progress;
      if (currentStreak > 0 && asksWhether.test(text)) return streak.answer(dialogue);
      const isCare =
        /\b(?:hospital|surgery|operation|ill|sick|flu|covid|er|accident|injur\w*|broke my)\b/i.test(text);
      const care = isCare
        ? "I'm sorry, that sounds hard. First things first: get well, and start again gently when your doctor says it's okay. "
        : "I'm sorry, I know that stings. ";
      return offer(
        `${care}A streak that has ended can't be restored, not even by me. ${freezesHeld > 0 ? `A freeze covers one missed day automatically; you have ${count(freezesHeld, 'freeze')}.` : 'A freeze would have covered one missed day; every seventh day of a streak earns one.'} ` +
          `${currentStreak > 0 ? `Your streak is at **${count(currentStreak, 'day')}** right now. ` : ''}Your best of **${count(longestStreak, 'day')}**, your points, and every workout stay yours.`,
        ...(isCare ? [] : [chip('10 gentle minutes')]),
      );
    },
  },
  {
    name: 'topic-kids',
    called: 'training with kids',
    asks: [
      /\b(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|toddlers?|niece|nephew|little one|grand(?:son|daughter|kids?|child\w*)|\d+ ?(?:yo|yr old|yrs old|year olds?|years? old))\b/,
      /\b(?:join\w*|with me|with us|together|(?:do|try|use) (?:it|this|them|these|that|vita)|too|as well|copy\w*|along|take part|train\w*|work ?outs?|work(?:ing)? out|exercis\w*|for (?:him|her|them|kids|my))\b/,
      /\b(?:can|could|wants?|wanna|is|are|ok|okay|safe|how|what|likes?|loves?|for|let|allowed|should)\b/,
    ],
    not: /\b(?:walk from|how long with|poster|facts|hike|costume|lego|cook\w*|toy|homework|film|movie|scary|scared|tv|book|law|seat belt|gave me|birthday|school|present|gift|christmas|game|too young for|song|party|recipe|dinner|lunch|meal|food|holiday|flight|hotel|car|who is|boy band|zoo|i am|im|hurts?|pain|fell|sick|ill|pregnan\w*|after (?:the|my)|before (?:the|my)|asleep|sleep\w*|school run|while (?:the|my)|diet|lose|weight|overweight|calories|quiet|wake|nap|min\w*|no time|busy|tired|died|hit|adult|i was)\b/,
    answer: () =>
      offer(
        'What a great workout partner! Let them copy the moves as a game: squats, jumping jacks, balancing, bear walks, and a dance. Body weight only, no counting, and it ends when the fun does. Vita accounts are for ages 13 and up, so they can play along on yours.',
        chip('10 minutes without equipment'),
      ),
    next: [
      [
        /\b(?:weights?|dumbbells?|kettlebells?|lift\w*)\b/,
        () =>
          say(
            'Not with your weights. Running, jumping, climbing, and body-weight moves are the best strength training at that age.',
          ),
      ],
    ],
  },
];

/** After these, 'it' is something in the app that others might see. */
const ofApp = new Set([
  'topic-camera',
  'topic-privacy',
  'community',
  'weight-target',
  'log-meal',
  'nutrition-today',
  'profile-facts',
  'told-measure',
  'records',
  'points',
  'rank',
  'progress',
  'dance',
  'steps',
]);
