import { chip, say } from '../../dialogue';
import { offer, type Topic } from './topic';

const asks =
  /^(?:(?:so|and|but|hey|ok|hi|ana|pls|please) )*(?:how|what|whats|why|is|are|do|does|should|can|could|would|will|when|which|where)\b/;

/** Before, during, and after a workout, and who is behind it. */
export const aroundWorkouts: readonly Topic[] = [
  {
    name: 'topic-in-workout',
    called: 'the player',
    asks: [
      /\b(?:pause|skip|swap|go back|repeat|stop|resume|continue|closed|close|closes|died|reload\w*|crashed|lost|refresh\w*|ended|phone call|called)\b/,
      /\b(?:mid ?workout|during (?:a|the|my) (?:workout|session)|(?:a|the|my) (?:workout|session)|an? (?:exercise|move)|half ?way|in the middle|while training)\b/,
    ],
    when: ({ earlier, reading }, said) =>
      reading.exercises.length === 0 &&
      (earlier.plan === null || !earlier.isPlanLast) &&
      (asks.test(said) || /\b(?:closed|died|reload\w*|crashed|by accident|refresh\w*|called)\b/.test(said)),
    not: /\b(?:why did you|hurts?|pain\w*|dizzy|faint\w*|today|tomorrow|todays|streak|points|heart|chest|collaps\w*|dog|cat|dad|mum|mom|husband|wife|gran\w*|weight|plan me|how often|days?|week)\b/,
    answer: () =>
      say(
        'While a workout runs you can pause, go back, skip, swap a move, or end early. If the app closes or the phone dies, **Start Workout** lets you resume where you were. What you finished counts.',
      ),
  },
  {
    name: 'topic-unfinished',
    called: 'stopping early',
    asks: [
      /\b(?:(?:couldnt|could not|didnt|did not|cant) finish|(?:stopped|quit|gave up|ended|bailed) (?:halfway|half way|early|in the middle|after)|(?:only )?(?:did|managed|made) (?:only )?(?:half|a bit|a little|part)|half of it|didnt make it (?:to the end|through))\b/,
    ],
    not: /\b(?:did i|always quit|hurts?|pain\w*|dizzy|faint\w*|chest|sick|eating|meal|food|plate|sentence|homework|school|breath\w*|run\b|marathon|vomit\w*|threw|because)\b/,
    answer: () =>
      offer(
        'Half is not nothing. Every exercise you finished is saved. If it was too much, tell me, and the next one will be easier. How do you feel?',
        chip('10 gentle minutes'),
        chip('What should I do today?'),
      ),
  },
  {
    name: 'topic-felt',
    called: 'how it felt',
    asks: [
      /^(?:(?:wow|omg|ok|phew|ana|and|but|well|yeah|so) )*(?:that|it|this|todays|the) ?(?:one|workout|session)? (?:was|felt) (?:\w+ )?(?:hard|tough|brutal|easy|intense|killer|fun|good|great|nice|exhausting|boring|awful|horrible)(?: \w+)?$|^i (?:loved|liked|enjoyed|hated) (?:that|it|this|the)(?: one| workout| session)?$/,
    ],
    not: /\b(?:answer|film|meal)\b/,
    when: ({ earlier }) => earlier.plan === null || !earlier.isPlanLast,
    answer: ({ text }) => {
      if (/hate|awful|horrible|boring/i.test(text))
        return offer(
          'Thank you for being honest. Which part was it? Tell me a move you never want again, or tap one of these.',
          chip('20 minutes HIIT'),
          chip('10 minutes, easy'),
        );
      if (/easy/i.test(text))
        return offer(
          "Then you've grown. Say so when I ask how hard it was at the end, and the next one gets harder. Or add a bit right now.",
          chip('10 minutes, harder'),
        );
      if (/hard|tough|brutal|intense|killer|exhaust/i.test(text))
        return say(
          "And you did it. That's where strength comes from. When you finish, tell me how hard it was, and I'll plan the next one around that. Drink something now, and breathe.",
        );
      return say(
        "That makes me happy! Tell me what you liked, or mark its moves as favorites in the *Exercise Library* and you'll see more of them.",
      );
    },
  },
  {
    name: 'topic-variety',
    called: 'more variety',
    asks: [
      /\b(?:same (?:exercises?|moves?|workouts?|ones|thing)|variety|repetitive|always the same|more different)\b/,
      /\b(?:why|want|more|again|always|keep|need|every|bit)\b/,
    ],
    when: ({ earlier }) => earlier.plan === null || !earlier.isPlanLast,
    not: /\b(?:food|eat\w*|meal|dinner|\d+ ?min\w*|muscles?|every ?day|daily|hurts?)\b/,
    answer: () =>
      offer(
        'Some repeat on purpose: you get better at what you do twice a week, and then we make it a step harder. Want something fresh? Tell me a different length, other muscles, or what you have at home, or try one of these.',
        chip('20 minutes HIIT'),
        chip('15 minutes boxing'),
        chip('15 minutes yoga'),
      ),
  },
  {
    name: 'topic-goal-minutes',
    called: 'the daily goal',
    asks: [
      /\b(?:daily goal|active minutes?|goal (?:is |of )?20)\b/,
      /\b(?:why|change|raise|lower|set|adjust|what counts|count as|counts as|what is|what are|whats|mean)\b/,
    ],
    not: /\b(?:workout|session|give|plan|how is|left|calories|weight goal)\b/,
    answer: () =>
      say(
        "Active minutes come from your workouts and dances here. Your goal is **as long as the day's session**, so doing it as planned closes the circle. Make the session shorter, and so is the goal. An open circle costs nothing.",
      ),
  },
  {
    name: 'topic-manner',
    called: 'how I talk',
    asks: [
      /\b(?:(?:be|being|can (?:you|u) be) (?:\w+ )?(?:stricter|nicer|meaner|tougher|funnier|kinder|harder on me|less (?:nice|strict|chatty))|talk less|shorter answers|(?:too|so) (?:chatty|long winded|wordy)|(?:male|man|female|other|different) (?:coach|voice|trainer)|(?:change|switch) (?:your|the|ana ?s) (?:voice|look|name|personality|hair|outfit|clothes))\b/,
    ],
    not: /\b(?:group|friend|workout|plan|session|exercise)\b/,
    answer: () =>
      say(
        'I come in one version for now, and I try to keep it short and honest. You can turn off my voice with the **audio button**. If you want tougher workouts, just say *“harder”*.',
      ),
  },
  {
    name: 'topic-picture',
    called: 'a profile picture',
    asks: [
      /\b(?:profile (?:pic\w*|photo|image)|avatar|picture of me|my (?:photo|picture|pic))\b/,
      /\b(?:upload|change|add|set|where|how|can|put)\b/,
    ],
    not: /\b(?:meal|food|progress|before and after|who|see|insta\w*|passport)\b/,
    answer: () =>
      say(
        'There are no profile pictures in Vita; others see your name and its first letter. You can change your name under **Settings → Account**.',
      ),
  },
  {
    name: 'topic-data',
    called: 'your data',
    asks: [
      /\b(?:(?:is|are|how safe is) my (?:data|info\w*|details|health) (?:\w+ )?(?:safe|secure|private|protected|sold)?|(?:do|does|will) (?:you|vita|u) (?:sell|share|give away|store|keep) (?:my|our|the|any|it|data|info\w*|what)|where (?:is|does) my data|data (?:protection|privacy)|gdpr|privacy policy|who owns|hacked)\b/,
    ],
    not: /\b(?:wordpress|mcdonalds|site was|maxes|facebook|google|export|download|delete|protein|meal|friends?|workout with)\b/,
    answer: () =>
      say(
        "We use your data only to run Vita for you. **We don't sell it**, there's no advertising, and the camera picture never leaves your device. Under **Settings → Your data** you can download it as a file, or delete your account and everything in it. The *Privacy policy* in the menu has the details.",
      ),
    next: [
      [
        /\b(?:sell|share|give|who|advert\w*|ads)\b/,
        () => say("No. We don't sell it, there's no advertising, and no other company tracks you here."),
      ],
    ],
  },
  {
    name: 'topic-ai',
    called: 'how I work',
    asks: [
      /\b(?:ai|artificial intelligence|chat ?gpt|gpt|llm|language model|algorithm|machine learning)\b|\b(?:are|r) (?:you|u) (?:a |an )?(?:robot|bot|machine|computer)\b/,
      /\b(?:are|r|is|do|does|use|using|you|u|ana|vita|how|what)\b/,
    ],
    not: /\b(?:for work|kidding|vacuum|film|movie|generated|write|essay|homework|image|pictures?|take over|news|stocks?|learn|job|robot vacuum)\b/,
    answer: () =>
      say(
        "Yes, I'm software. My plans come from rules written by people, plus your profile and workouts, and that's what I answer from. When an AI helps me with the wording, it gets your message under a code instead of your name, and your health notes only if you allow it in **Settings → Privacy**.",
      ),
  },
  {
    name: 'topic-why-data',
    called: 'why I ask',
    asks: [
      /\bwhy\b/,
      /\b(?:you|u|vita|ana|it)\b/,
      /\b(?:need|ask|want|know|have)\b/,
      /\bmy (?:age|weight|height|gender|sex|birthday|goal|body type|health)\b/,
    ],
    not: /\b(?:lose|gain|hurts?)\b/,
    answer: () =>
      say(
        "So the plan fits you. Age and health decide how gently we start; weight and height, how much a workout burns and what you need to eat; your goal, what comes first. You can skip what you'd rather not share and change everything under *Profile Summary*.",
      ),
  },
  {
    name: 'topic-one-account',
    called: 'sharing an account',
    asks: [
      /\b(?:(?:1|one|same|my|share (?:an|1|the|my)) account|share (?:it|vita|the app|my login))\b/,
      /\b(?:wife|husband|partner|friend|kids?|family|girlfriend|boyfriend|sister|brother|2 (?:people|of us)|together|both)\b/,
    ],
    not: /\b(?:delete|bank|netflix|insta\w*)\b/,
    answer: () =>
      say(
        "It's better to have one each: the plan, weights, and points are for one person. A second account takes two minutes and is free, and as friends you can challenge each other. Working out side by side in front of one screen is fine, of course.",
      ),
  },
  {
    name: 'topic-weigh-time',
    called: 'weighing yourself',
    asks: [/\b(?:when|what time|best time|how often|should i)\b/, /\bweigh (?:myself|me|in)\b/],
    not: /\b(?:before (?:the )?(?:fight|match)|every hour|\d+ times a day|make weight|cut)\b/,
    answer: () =>
      say(
        'In the morning, after the bathroom and before breakfast, once or twice a week, always the same way. Single readings jump around, so compare with last month. And if the scale ruins your mood, skip it; your clothes and the stairs will tell you too.',
      ),
  },
  {
    name: 'topic-doctor-advised',
    called: "your doctor's advice",
    asks: [
      /\b(?:doctor|doc|gp|physio|cardiologist|nurse)\b/,
      /\b(?:said|says|told|wants?|advised|recommended|thinks)\b/,
      /\b(?:(?:exercise|move|train|work ?out|walk) more|more (?:exercise|sport|movement)|get (?:fit|fitter|moving|active|stronger)|start (?:exercising|training|moving)|be more active|do some sport)\b/,
    ],
    not: /\b(?:not|no|dont|never|stop|avoid|surgery|until)\b/,
    answer: () =>
      offer(
        "Then you're in the right place, and the first step is the smallest: ten easy minutes, two or three times a week. Is there anything I should plan around, like blood pressure, a joint, or a medicine that slows your pulse? Just tell me.",
        chip('10 minutes, easy'),
        chip('My knee'),
        chip('I have high blood pressure'),
      ),
  },
  {
    name: 'topic-smoking',
    called: 'smoking',
    asks: [/\b(?:smok(?:e|ing|er|ed)|vap(?:e|ing|ed)|cigarettes?|nicotine)\b/],
    not: /\b(?:brisket|party|havent smoked|start sport|barbecue|bbq|grill|smoked (?:salmon|paprika|bacon|ham|cheese|mackerel)|smokey|weed|cannabis|hash|chest|fire|alarm|pregnan\w*|my (?:dad|mum|mom|husband|wife))\b/,
    answer: ({ text }) =>
      /\b(?:quit|stopped|gave up|given up|free|without)\b/i.test(text)
        ? offer(
            'That is one of the best things you can do for yourself, congratulations! Your breath gets better within weeks. Moving helps with cravings too: five minutes are often enough to make one pass.',
            chip('5 minutes'),
          )
        : say(
            'It leaves you shorter of breath and slows recovery, so workouts feel harder than they are. The good news: every session helps anyway, and moving is one of the best aids if you ever want to quit. Not smoking for an hour before and after makes a difference.',
          ),
  },
  {
    name: 'topic-why-gain',
    called: 'gaining weight',
    asks: [
      /\b(?:stress|sleep|sleeping|cortisol|age|aging|menopause|getting older|im \d\d|contraception|desk job)\b/,
      /\b(?:gain(?:ing)?|put(?:ting)? on|weight|fat|fatter|belly)\b/,
      /\b(?:why|does|do|can|cause\w*|affect\w*|make|because)\b/,
    ],
    not: /\b(?:antidepress\w*|pills?|tablets|meds|insulin|thyroid|steroids?|pcos|lose|hurts?|\d+ ?min\w*|starv\w*|im 1\d|pregnan\w*)\b/,
    answer: ({ text }) =>
      say(
        /\d\d|age|older|menopause/i.test(text)
          ? 'Over the years muscle shrinks and we sit more, so the same plate is more than we need. **Strength training twice a week** keeps the muscle; protein with each meal and a daily walk do the rest. If you gain weight suddenly for no reason, see your doctor.'
          : "Yes, indirectly. When we're tired and tense, we're hungrier, reach for sweets, and move less. Seven hours of sleep and a daily walk can do as much as a diet. If you gain weight suddenly for no reason, see your doctor.",
      ),
  },
];
