import { joined } from '../../../../../shared/rules/joined';
import { chip, say } from '../../dialogue';
import { pointsAndTier } from '../progress';
import { offer, type Topic } from './topic';

const lead = '^(?:(?:so|and|but|hey|ok|hi|ana|pls|please) )*';

/** Where small things are in the app. */
export const appPlaces: readonly Topic[] = [
  {
    name: 'topic-change-days',
    called: 'your training days',
    asks: [
      /\b(?:change|choose|set|pick|edit|adjust|move|skip|pause|cancel)\b/,
      /\b(?:(?:the|my|training|workout) days?|(?:today|todays|tomorrow|tomorrows|a|the|my) (?:workout|session|training)(?: days?)?|my (?:week|schedule|plan))\b/,
      new RegExp(`${lead}(?:how|where|can i|is there)\\b`),
    ],
    when: ({ reading, earlier }) =>
      reading.days.length === 0 && reading.minutes === null && (earlier.plan === null || !earlier.isPlanLast),
    not: /\b(?:i built|my own|custom|hurts?|pain\w*|sick|ill|streak|points|goal|music|to (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|share|delete|harder|easier)\b/,
    answer: () =>
      offer(
        'On the **Dashboard**, under *Your week*: tap a day to move its session; a day you skip just stays open, and nothing is lost. To change your days for every week, tell me which ones or use **Settings → Training**.',
        chip('Plan my week: Monday and Thursday'),
      ),
  },
  {
    name: 'topic-when-rest',
    called: 'your rest days',
    asks: [
      /\b(?:when|whens|which days?|what days?|is (?:today|tomorrow))\b/,
      /\b(?:rest days?|day off|off days?|training days?|workout days?)\b/,
    ],
    not: /\b(?:hurts?|sore|pain\w*|should|need|how often|after|how many|change)\b/,
    answer: ({ facts: { training } }) => {
      if (!training) return say("Once your setup is done, I'll plan your week and its rest days.");
      const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
      const days = new Set<number>(training.settings.days);
      const active = names.filter((_, at) => days.has(at + 1));
      const rest = names.filter((_, at) => !days.has(at + 1));
      const restText =
        rest.length === 0 ? 'no day is' : `${joined(rest)} ${rest.length === 1 ? 'is' : 'are'}`;
      return offer(
        `You train on **${joined(active)}**; ${restText} for rest.${training.today.isRestDay ? ' Today is one of them.' : ''}`,
        chip('Plan my week'),
      );
    },
  },
  {
    name: 'topic-points-worth',
    called: 'points',
    asks: [
      /\bpoints?\b|\b(?:reach|get to|hit) (?:silver|gold|platinum)\b/,
      /\b(?:good for|buy|spend|use|redeem|worth|reward|prize|what happens|do with|for what|why do i need|cash|money|discount)\b/,
    ],
    not: /\b(?:nectar|club ?card|air ?miles|store|card|credit|interest|how many|squats?|meal|what is the point)\b/,
    answer: () =>
      say(
        "Points show how far you've come: they take you from tier to tier, up to Platinum, and set your place on the leaderboards. They don't buy anything, and they never expire. Each new tier comes with a card you can share.",
      ),
  },
  {
    name: 'topic-tier',
    called: 'the tiers',
    asks: [
      /\b(?:silver|gold|platinum|next tier|tiers?)\b/,
      new RegExp(`${lead}(?:how|what|when|am i|will i)\\b`),
    ],
    not: /\b(?:ounces|pound|oz|medal|ring|price|necklace|jewel\w*|spray|fish|standard|card|olympic\w*|hair|squats?)\b/,
    answer: pointsAndTier.answer,
    next: [
      [
        /\b(?:how (?:do|can)|get|faster|quick\w*|more)\b/,
        () =>
          say(
            'A workout is worth 50 points, a full daily goal 25, a dance with the camera 75 once a day, and each logged meal 10.',
          ),
      ],
    ],
  },
  {
    name: 'topic-dance-style',
    called: 'the dance styles',
    asks: [/\b(?:styles?|which (?:one|dance)|easiest|beginners?|pop|hip ?hop|latin|k ?pop)\b/],
    when: ({ earlier }, said) =>
      (['dance', 'topic-dance-style'].includes(earlier.intent ?? '') && said.split(' ').length <= 7) ||
      /\b(?:danc\w* styles?|styles? of danc\w*|easiest (?:style|dance)|which dance)\b/.test(said),
    not: /\b(?:hair|swim|writing|leadership|mla|citation)\b/,
    answer: () =>
      say(
        'Start with **pop**: big arms, clear moves. **Hip-hop** is low and loose, **Latin** is all hips, **K-pop** is fast and sharp. A round is ten moves of five seconds, so one takes a minute, and there are no wrong steps.',
      ),
  },
  {
    name: 'topic-photo-meal',
    called: 'meals by photo',
    asks: [/\b(?:photos?|pictures?|pics?|snap|accurate|exact|precise|reliable|barcode|scan)\b/],
    when: ({ earlier }, said) =>
      /\b(?:meals?|food|plate|eat|log)\b/.test(said) ||
      (['log-meal', 'topic-photo-meal'].includes(earlier.intent ?? '') && said.split(' ').length <= 7),
    not: /\b(?:wrong|send|see|who|delete|profile|before and after|progress|friends?|calories in|what is)\b/,
    answer: () =>
      say(
        "Yes. Take a photo on **Nutrition**, and I'll suggest the foods and amounts; you correct them before anything is saved. It's a good guess, not a scale. Sauces and oil hide well, so expect it to be off by about a fifth.",
      ),
  },
  {
    name: 'topic-first-place',
    called: 'the leaderboard',
    asks: [
      /\b(?:who)\b/,
      /\b(?:number (?:1|one)|first|top|leading|leader|best|most points|winning)\b/,
      /\b(?:board|leaderboard|rank\w*|points|number (?:1|one)|vita|global|league|here)\b/,
    ],
    not: /\b(?:premier|song|charts|world|tennis|football|president|film|f1|formula)\b/,
    answer: ({ facts }) =>
      say(
        `The global leaderboard is on the **Dashboard**, the ones for friends and groups under **Community**.${facts.globalRank === null ? '' : ` You're number **${facts.globalRank}**.`}`,
      ),
  },
  {
    name: 'topic-leave-board',
    called: 'the leaderboard',
    asks: [
      /\b(?:off|leave|hide|remove|quit|get out of|opt out|not (?:show|appear)|invisible|private|dont want to be (?:on|seen))\b/,
      /\b(?:leader ?boards?|boards?|ranking)\b/,
    ],
    not: /\b(?:pool|jumping|gas|diving|bake|surf\w*|board games?|cutting|friends? off)\b/,
    answer: () =>
      say(
        "**Settings → Privacy**: turn off *Show me on leaderboards*, and you're on none of them. You keep your points.",
      ),
  },
  {
    name: 'topic-block',
    called: 'unwanted friends',
    asks: [
      /\b(?:block|unfriend|unadd|remove|delete|report|decline|reject|get rid of|ignore)\b|\badded me\b|\b(?:stranger|dont know)\b/,
      /\b(?:someone|somebody|friends?|him|her|person|people|user|request|stranger|who i dont know|ex)\b/,
    ],
    not: /\b(?:things|episode|exercise|hit|hurts?|threat\w*|follow\w*|stalk\w*|scared|afraid|fat|call|phone|doctor|house|notifications?|how do i add)\b/,
    answer: () =>
      say(
        "**Community → Your Friends**: open the menu next to the name to remove, block, or report. Someone you block can't see you or ask again, and they aren't told. If you don't want a request, just decline it.",
      ),
  },
  {
    name: 'topic-groups',
    called: 'groups',
    asks: [/\bgroups?\b/, /\b(?:how|where|can|what|leave|join|make|create|start|delete|invite)\b/],
    not: /\b(?:muscle|age|food|support group|blood|whatsapp|exercise|therapy|chat|of friends|class)\b/,
    answer: () =>
      say(
        'Under **Community**: *Create a Group* makes one, *Public groups* are there to join, and each has its own leaderboard. To leave, open the group and choose *Leave*.',
      ),
  },
  {
    name: 'topic-weight-log',
    called: 'your weight log',
    asks: [
      /\b(?:add|log|enter|record|update|track|see|find|show|where|chart|graph|history)\b/,
      /\b(?:my |the )?(?:weight|weigh ins?)\b/,
      new RegExp(`${lead}(?:how|where|can i|what|show)\\b`),
    ],
    not: /\b(?:how much weight to|lbs|pounds|kilos|kg|lose|gain|friends?|see my weight|he|she|they|weights|dumbbells?|lift\w*|target|ideal|should)\b/,
    answer: () =>
      say(
        'On **Profile Summary**: the plus next to *Weight* adds a new entry, and the chart shows them all. Once or twice a week, in the morning, is plenty.',
      ),
  },
  {
    name: 'topic-start-button',
    called: 'starting a workout',
    asks: [
      /\b(?:start button|cant (?:find|see) (?:the )?(?:start|workout|workouts|button)|how do i (?:start|begin|open) (?:a|my|the|todays) (?:workout|session|training))\b/,
    ],
    not: /\b(?:running|lifting|business|diet)\b/,
    answer: () =>
      say(
        "Tap **Start Workout** in the menu, or *Train* at the bottom on a phone: today's session is at the top, with ready-made routines below. To begin a workout I suggest here, press **Start** on its card.",
      ),
  },
  {
    name: 'topic-has-kind',
    called: 'what there is',
    asks: [
      /\b(?:is there|are there|do (?:you|u) have|have (?:you|u) got|does (?:it|vita|the app) have|got any)\b/,
      /\b(?:yoga|pilates|hiit|tabata|boxing|running|barre|stretching|strength|cardio|mobility|zumba|dance|meditation|breathing|cycling|swimming|tai chi|crossfit)\b/,
    ],
    not: /\b(?:seated|chair|hospital|film|shop|near|\d+ ?min\w*|alternative|instead|hurts?|pain\w*|today|for (?:my|me))\b/,
    answer: ({ text }) => {
      const said = text.toLowerCase();
      if (/danc|zumba/.test(said))
        return offer(
          "Yes, there's a dance game with four styles and music. You'll find it in the menu.",
          chip('How does the dance game work?'),
        );
      if (/running|cycl|swim/.test(said))
        return offer(
          "Not guided, no; I can't see you out there. But I have strength and cardio for your living room that will make you better at it.",
          chip('20 minutes cardio'),
          chip('20 minutes legs'),
        );
      if (/meditat|breath/.test(said))
        return offer(
          'No meditations, but slow stretches can be almost as calming.',
          chip('10 minutes stretching'),
        );
      if (/yoga|pilates|barre|tai chi|mobil|stretch/.test(said))
        return offer(
          "No classes by that name, but I have the moves: slow flows and stretches, planks, bridges, and balance. Tell me your minutes, and I'll put them together.",
          chip('15 minutes yoga'),
          chip('15 minutes core'),
        );
      return offer(
        "Yes. Tell me how many minutes you have, and I'll plan it.",
        chip('20 minutes HIIT'),
        chip('20 minutes full body'),
      );
    },
  },
  {
    name: 'topic-new-here',
    called: 'getting started',
    asks: [
      /\b(?:just (?:signed up|joined|registered|downloaded|started here)|(?:im|i am) new (?:here|to (?:this|vita|the app)))\b/,
    ],
    not: /\b(?:\d+ ?min\w*|workout|hurts?|pain\w*|where|how|what|gym)\b/,
    answer: () =>
      offer(
        "Welcome, I'm glad you're here! I'm Ana. Tell me how many minutes you have, or what hurts, and I'll plan around it. Or let's just start with today's session, nice and easy.",
        chip('What should I do today?'),
        chip('10 minutes, easy'),
        chip('What can you do?'),
      ),
  },
];
