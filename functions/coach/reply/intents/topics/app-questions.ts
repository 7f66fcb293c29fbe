import { challengeMinutes } from '../../../../../shared/rules/challenges/challenge';
import { countsText } from '../../../../../shared/rules/what-counts';
import { say } from '../../dialogue';
import type { Topic } from './topic';

/** Questions about the app itself: its history, its price, its problems. */
export const appQuestions: readonly Topic[] = [
  {
    name: 'topic-count-reps',
    called: 'counting reps',
    asks: [
      /\b(?:you|u|ana|app|camera|someone|it)\b/,
      /\bcounts?\b/,
      /\b(?:reps?|repetitions?|squats?|push ?ups?|for me|along)\b/,
    ],
    not: /\b(?:doesnt|didnt|not|points|streak|calories|steps|does (?:this|that|it) count)\b/,
    answer: () =>
      say(
        "Yes, with the camera. In a workout, tap **Count**, step back until I can see all of you, and I'll count your reps and holds. The picture never leaves your device.",
      ),
  },
  {
    name: 'topic-history',
    called: 'your past workouts',
    asks: [
      /\b(?:old|past|previous|earlier|all|history|log of|list of|finished)\b/,
      /\b(?:work ?outs?|sessions?|training|history)\b/,
      /\b(?:where|find|see|show|look|list|view)\b/,
    ],
    not: /\b(?:friends?|meals?|food|delete|weight|give me|another)\b/,
    answer: () =>
      say(
        'On **Start Workout**, under **Your workouts**: each with its day, minutes, and points. Or ask me for a day, like *“what did I do on Monday?”*',
      ),
  },
  {
    name: 'topic-share',
    called: 'sharing a workout',
    asks: [
      /\b(?:share|post|send|show)\b/,
      /\b(?:work ?outs?|session|results?|it|this|that|badge|progress)\b/,
      /\b(?:friends?|insta\w*|facebook|tik ?tok|whatsapp|story|social|everyone|mates?|family|someone)\b/,
    ],
    not: /\b(?:can (?:my|a) (?:friends?|mates?) see|who|my weight|meal|hide|not)\b/,
    answer: () =>
      say(
        'After a workout, tap **Share** to show it to your friends in Vita. For other apps, tiers and milestones come with a picture card you can share or download.',
      ),
  },
  {
    name: 'topic-what-counts',
    called: 'when a workout counts',
    asks: [
      /\bcounts?\b|\bpoints\b.*\b(?:stop\w*|half ?way|early|half)\b|\b(?:how much|how long|minimum)\b.*\bchallenge\b/,
      /\b(?:workouts?|sessions?|training|train|it|this|stop\w*|early|half ?way|half|dance|challenge)\b/,
      /\b(?:when|what|how (?:long|much|many)|does|do|will|would|minimum)\b/,
    ],
    not: /\b(?:didnt|did not|doesnt|does not|isnt|wont|not|calories|kcal|macros|reps?|squats?|push ?ups?|steps|you|ana|carbs|food|meal|walk\w*|run\w*|yoga|gym|swim\w*|gardening|housework|cleaning|exercise|real|proper|towards?|streak|goal|week|month|friend|counts? as (?!an? (?:workout|session))\w+)\b/,
    answer: () =>
      say(
        `${countsText} A challenge is done after ${challengeMinutes} active minutes, a dance at its last move. You can stop whenever you like; what you did stays in your history.`,
      ),
  },
  {
    name: 'topic-not-counted',
    called: "a workout that didn't count",
    asks: [
      /\b(?:didnt|did not|doesnt|does not|not|no|never|wont|isnt)\b/,
      /\b(?:count\w*|points|recorded|saved|registered|show(?:n|ing|s)? up|tracked)\b/,
      /\b(?:work ?outs?|session|training|it|points|streak|dance|goal)\b/,
      /\b(?:why|finished|did|done|get|got|my|but)\b/,
    ],
    not: /\b(?:sick|saved?|streaks?|ill|so no|no workout|calories|steps|meal|food|macros|how (?:do|can)|watch|weight)\b/,
    answer: () =>
      say(
        `There are two possible reasons: it was too short, or it was your fourth that day, since only three a day earn points. **${countsText}** (A dance earns points once a day, with the camera on to the last move.) If you had no connection, it's sent once you're back online. **Start Workout → Your workouts** shows each one with its points. Still missing? Write to us under **Contact Us**.`,
      ),
  },
  {
    name: 'topic-broken',
    called: 'what does not work',
    asks: [
      /\b(?:the|this|your|vita|my) (?:app|page|site|videos?|clips?|website|timer|workout|player|login)\b|\bapp\b|\bvita\b/,
      /\b(?:crash\w*|broken|bugg\w*|bug|freez(?:es|ing)|frozen|stuck|wont (?:load|open|start|play|work)|doesnt (?:load|open|start|play|work)|not (?:loading|working|playing|opening)|error|blank|keeps? (?:loading|closing)|glitch\w*|lag\w*)\b/,
    ],
    not: /\b(?:dead bug|tv|laptop|fridge|oven|other app|bank\w*|headphones|scale|tablet|fell|stuck at|arm|leg|ankle|wrist|toe|finger|diet|body|metabolism|how)\b/,
    answer: () =>
      say(
        'Sorry about that. Try this: reload the page, check your connection, and update your browser. If it happens again, tell us under **Contact Us** what you tapped and on which device; a person will answer.',
      ),
  },
  {
    name: 'topic-human',
    called: 'talking to a person',
    asks: [
      /\b(?:talk|speak|chat|contact|write|reach|call|get|complain|complaint|report)\b/,
      /\b(?:(?:a|to|with|an?) human|real person|someone real|actual person|customer (?:service|support|care)|vita (?:team|support|staff)|your (?:team|support|boss|developers?)|support team|contact support|a real human)\b/,
    ],
    not: /\b(?:broadband|invoice|bank|amazon|ticket|essay|human (?:rights|body|error|anatomy)|are you|r u|friend|suicid\w*|crisis|therapist|doctor)\b/,
    answer: () =>
      say(
        "Of course. **Contact Us** in the menu reaches a person, and we answer within a day or two. For your workouts, I'm here anytime.",
      ),
  },
  {
    name: 'topic-price',
    called: 'what it costs',
    asks: [
      /\b(?:(?:app|vita|premium|subscription|free trial|trial version|pro version)\b.*\b(?:cost|costs|price|free|pay|paid|included?|cancel|charge\w*)|(?:cost|costs|price|free|pay|paid|charge\w*|cancel|what does)\b.*\b(?:app|vita|premium|subscription|free trial|trial|pro version)|(?:is there|any) (?:a |an )?(?:free )?(?:trial|premium|subscription|pro version|trail)|how much (?:is|does|do|will) (?:it|this|you|ana)(?: cost)?(?: me)?(?: a month| monthly| per month)?$|is (?:it|this|everything|ana) (?:all |really |actually )?(?:free|paid)|(?:do|must|will|does) (?:i|one) (?:have to |need to |must )?pay(?: for (?:this|it|anything))?$|will it (?:always|stay) (?:be )?free|(?:always|stay) free|free trial)\b/,
    ],
    not: /\b(?:forgot to|cancel the subscription|account|netflix|spotify|amazon|gym membership|sky|phone|other app|banking|parking|already cancel|sugar|gluten|milk|car|equipment free|sugar|gluten|dairy|fat free|feel free|hands free|free weights|free time|free (?:on|at|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|im free|free tomorrow|points|attention|workout|\d+ ?min\w*|dumbbells?|calorie|cost me|food|friend|challenge|session|lactose|notification|calories)\b/,
    answer: () =>
      say(
        "Vita is free to start, and right now nothing in it costs money. If that ever changes, we'll ask you first.",
      ),
  },
  {
    name: 'topic-watch',
    called: 'watches and devices',
    asks: [
      /\b(?:garmin|fitbit|apple watch|apple health|google fit|health connect|smart ?watch|samsung (?:health|watch)|strava|whoop|oura|polar|my watch|pedometer)\b/,
    ],
    not: /\b(?:turn on|overheat\w*|should i buy|which (?:smart ?)?watch|dead|repair\w*|thinks|slow|complaint|time|watch (?:the|a|it|this)|wifi|died|crash\w*|says?|said|spilled|lost|bought|burned|broke\w*|new|stolen|strap|charger|step|steps|bpm|heart rate (?:of|is|was)|says my heart|irregular|afib)\b/,
    answer: () =>
      say(
        "Yes, by file: on the **Activity** page (*Dashboard → Steps, weight, and activities*), *Bring in a file* reads what your watch or phone exports, and your plan takes those activities into account. **Settings → Devices and automations** lets a device of yours send steps, weight, water, or activities. With a Bluetooth strap and a browser such as Chrome, the player shows your heart rate. I'm not connected to other apps by myself.",
      ),
  },
  {
    name: 'topic-tv',
    called: 'bigger screens',
    asks: [
      /\b(?:cast|mirror|airplay|use|watch|play|show|put|open|get|see|does it work|works?|have)\b/,
      /\b(?:it|this|vita|the app|app|videos?|clips?|work ?outs?|ana|you|the dance)\b/,
      /\b(?:on|to|with) (?:my|the|a) (?:\w+ )?(?:tv|telly|television|chromecast|big screen|projector)\b/,
    ],
    not: /\b(?:wifi|ads|swear|documentary|whats on|film|movie|remote|broken|match|he|she|while watching|in front of the tv|cast on|plaster|leg|arm|foot|sofa)\b/,
    answer: () =>
      say(
        'Vita runs in the browser, so it works on a TV that has one. Or cast or mirror your phone or laptop screen; the camera stays on that device.',
      ),
  },
];
