import { chip, say } from '../../dialogue';
import { more, offer, type Topic } from './topic';

const lead = '^(?:(?:so|and|but|hey|ok|hi|ana|pls|please) )*';
const asks = new RegExp(
  `${lead}(?:how|what|whats|why|is|are|do|does|should|can|could|would|will|when|which|where|any)\\b`,
);

/** How to get better at training, and how to stick with it. */
export const knowHow: readonly Topic[] = [
  {
    name: 'topic-recover',
    called: 'recovery',
    asks: [
      /\b(?:recover(?:y)? (?:faster|quicker|better|quickly)|(?:speed|help|improve) (?:up )?(?:my )?recovery|ice ?baths?|cold (?:shower|plunge)s?|sauna|hot tub|massage guns?|compression (?:socks|tights)|epsom)\b/,
      asks,
    ],
    not: /\b(?:hurts?|pain\w*|injur\w*|surgery|operation|birth|covid|flu|ill|sick|pregnan\w*|heart|blood pressure|dizzy|faint\w*|lose|weight|ankle|knee|back|scale|cut)\b/,
    answer: () =>
      say(
        'What really helps you recover: **sleep, food with protein, and an easy day** with a walk. Saunas, ice baths, and massage guns feel good but do little else; an ice bath right after strength training even slows muscle growth a bit. If you use a sauna, cool down after training first and drink afterward.',
      ),
    next: [
      [
        more,
        () =>
          say(
            'Muscles repair themselves while you rest, most of all in deep sleep. Everything else is comfort, and comfort is allowed.',
          ),
      ],
    ],
  },
  {
    name: 'topic-not-sore',
    called: 'being sore',
    asks: [
      /\b(?:sore|soreness|doms)\b/,
      /\b(?:not sore|never sore|arent sore|isnt sore|wasnt sore|dont get sore|no soreness|(?:does|is|did|means?|mean) .{0,30}(?:worked|working|good|enough|sign|effective)|have to be sore|need to be sore|should i be sore)\b/,
    ],
    not: /\b(?:rest day|hurts?|pain\w*|one side|swollen|throat)\b/,
    answer: () =>
      say(
        "Soreness isn't a measure of a good workout; it mostly means something was new. You get stronger without it, and less of it is a sign that your body has adapted. Go by reps and weights instead: a little more than last month means it's working.",
      ),
  },
  {
    name: 'topic-train-sore',
    called: 'training when sore',
    asks: [
      /\b(?:train\w*|work ?out|work(?:ing)? out|exercis\w*|lift|run)\b/,
      /\b(?:when|while|if|being|still|am)? ?(?:im |i am |still |a bit |a little |really |so )?sore\b/,
      new RegExp(`${lead}(?:is it|can|should|may|could|do)\\b`),
    ],
    not: /\b(?:throat|not sore|knees?|joints?|ankle|wrist|neck|swollen|one side|\d+ ?min\w*|rest day)\b/,
    answer: () =>
      offer(
        'Yes, with other muscles, or gently with the same ones; easy movement even helps. Save hard work for the sore ones until they feel normal, in two or three days. A sharp pain, or pain in a joint, is different: stop.',
        chip('10 gentle minutes'),
      ),
  },
  {
    name: 'topic-consistent',
    called: 'staying with it',
    asks: [
      /\b(?:stay(?:ing)? consistent|consisten(?:t|cy)|stick (?:to|with) (?:it|this|a|my|the)|keep (?:it )?going|make (?:it )?a habit|build (?:a|the) habit|(?:always|keep) (?:quit|give up|giving up|quitting|stop|stopping|fail\w*)|discipline|how (?:do|can) i (?:stay|keep) motivated|stay motivated|lose interest)\b/,
    ],
    not: /\b(?:sore|have i been|do you keep|\d+ ?min\w*|diet|eating|smok\w*|drinking|live|living|alive|bleeding|hurts?|pain\w*)\b/,
    answer: () =>
      offer(
        "Make it so small that you can't say no: **ten minutes, two fixed days, the same place and time**. Put your shoes out the night before, tie it to something you already do, and never miss twice. Motivation comes after the first minute, hardly ever before. Want to pick two days?",
        chip('Plan my week: Tuesday and Friday'),
        chip('10 minutes, easy'),
      ),
    next: [
      [
        more,
        () =>
          say(
            'Because habits grow by repetition, and size has nothing to do with it. After about two months, it runs on its own.',
          ),
      ],
    ],
  },
  {
    name: 'topic-no-time',
    called: 'having no time',
    asks: [
      /\b(?:no time|dont have (?:the |any |much )?time|havent got time|not enough time|too busy|so busy|hardly any time|never have time)\b/,
    ],
    not: /\b(?:this week|full session|ideas|possible|school|for sport|one day|\d+ ?min\w*|to eat|to cook|food|breakfast|workout|give|plan|today|tonight)\b/,
    answer: () =>
      offer(
        'Then five minutes it is; that counts here like any other workout. Squats while the coffee brews, push-ups at the counter, a dance with the kids. Three times five beats the forty that never happen.',
        chip('5 minutes'),
        chip('10 minutes without equipment'),
      ),
  },
  {
    name: 'topic-shifts',
    called: 'shift work',
    asks: [
      /\b(?:night ?shifts?|work nights|working nights|shift work\w*|early shifts?|late shifts?|rotating shifts?|on nights)\b/,
    ],
    not: /\b(?:plan|sleep quality|wrecked|hurts?|pain\w*|heart|chest|dizzy|\d+ ?min\w*|eat\w*|snack\w*|food)\b/,
    answer: () =>
      offer(
        "On shifts, the best time is **after you've slept, before work**: you're fresh, and it wakes you up. Nothing hard right before bed. When your shifts rotate, tie it to waking up instead of the clock, and keep it to ten or fifteen minutes on workdays.",
        chip('15 minutes, no jumping'),
      ),
  },
  {
    name: 'topic-overweight',
    called: 'starting heavy',
    asks: [
      /\b(?:(?:im|i am) (?:\w+ )?(?:overweight|obese|plus size|a big (?:girl|guy|woman|man)|heavy|over (?:\d{3}) ?(?:kg|lbs?|pounds))|too (?:big|large) (?:for|to))\b/,
    ],
    not: /\b(?:hurts?|pain\w*|chest|breath\w*|heart|dizzy|year old|school|1[0-7]|starv\w*|fast|heavy (?:lifter|sleeper|bleeding)|\d+ ?min\w*|period|hate)\b/,
    answer: () =>
      offer(
        "Yes, this is for you. We'll start without jumping, standing or on a chair, at a pace where you can talk, and your joints set the tempo. Strength comes quickly, and everyday things get easier within weeks. If you have an illness or years off behind you, check with your doctor first.",
        chip('10 minutes, no jumping'),
        chip('10 minutes seated'),
      ),
  },
  {
    name: 'topic-on-feet',
    called: 'working on your feet',
    asks: [
      /\b(?:stand(?:ing)? all day|on my feet (?:all day|a lot)|physical job|manual (?:job|labou?r|work)|lift(?:ing)? (?:stuff|boxes|things|heavy) (?:all day|at work)|i(?:m| am) a (?:nurse|waiter|waitress|builder|carpenter|postman|cleaner|chef))\b/,
      /\b(?:need|exercis\w*|train\w*|work ?out|enough|count\w*|should|still)\b/,
    ],
    not: /\b(?:hurts?|pain\w*|ache\w*|sore|swollen|knees? (?:are|is|kill)|\d+ ?min\w*)\b/,
    answer: () =>
      say(
        'It counts, and it also wears you out: the same movements, hour after hour. Workouts balance that. Two short strength sessions a week make work feel easier, and stretching your hips, calves, and chest afterward is a relief.',
      ),
  },
  {
    name: 'topic-stitch',
    called: 'side stitches',
    asks: [
      /\b(?:side stitch\w*|a stitch|stitches (?:when|while|during|in my side))\b/,
      /\b(?:run\w*|jog\w*|when|cardio|train\w*|how|why|stop|rid|side)\b/,
    ],
    not: /\b(?:surgery|operation|wound|cut|taken out|removed|birth|c section|sew\w*|knit\w*|hernia|chest|arm|jaw)\b/,
    answer: () =>
      say(
        'Side stitches are annoying and harmless. Slow down, breathe out long and deep, and press your hand on the spot. To get fewer, avoid big meals and a lot of fluid in the two hours before, start slower, and keep your core strong. Pain in the chest, or pain that stays when you rest, is different: stop and have it checked.',
      ),
  },
  {
    name: 'topic-headache-after',
    called: 'headaches after training',
    asks: [
      /\b(?:headaches?|head ?ache|head hurts)\b/,
      /\b(?:after|when|during|from)\b/,
      /\b(?:train\w*|work ?outs?|work(?:ing)? out|exercis\w*|hiit|runs?|running|cardio|weights|lifting)\b/,
    ],
    not: /\b(?:worst|sudden\w*|thunder\w*|vision|see double|numb|fell|hit my|bang\w*|vomit\w*|threw up|confus\w*|neck stiff|stiff neck|fever|pregnan\w*|explo\w*|like never|blood pressure|weak|every day)\b/,
    answer: () =>
      say(
        'Often the cause is drinking too little, eating too little, heat, or holding your breath. Drink throughout the day, have a snack before, breathe out on the effort, and start slower. If it keeps coming, ask your doctor, who will also check your blood pressure. A sudden, worst-ever headache, or one with a stiff neck or trouble seeing, is an emergency.',
      ),
  },
  {
    name: 'topic-engage-core',
    called: 'using your core',
    asks: [
      /\b(?:engag\w*|brac\w*|tighten|activat\w*|use|feel)\b/,
      /\b(?:my |the |your )?(?:core|abs|glutes)\b/,
      /\bhow\b/,
    ],
    not: /\b(?:crunches|wrong|\d+ ?min\w*|hurts?|pain\w*|equipment|ball|bands?|pregnan\w*|birth)\b/,
    answer: ({ text }) =>
      say(
        /glute/i.test(text)
          ? 'Squeeze your glutes as if you were holding a coin between them, and push through your heels. A few slow glute bridges before the workout wake them up.'
          : 'Imagine someone is about to poke you in the belly: tighten all around, ribs down, and keep breathing. Not sucking in, not holding your breath. Practice lying on your back with your lower back pressed into the floor, then use it in every plank and squat.',
        [/glute/i.test(text) ? 'glute-bridge' : 'dead-bug'],
      ),
  },
  {
    name: 'topic-lock-joints',
    called: 'locking joints',
    asks: [/\block(?:ing|ed)?\b/, /\b(?:knees?|elbows?|joints?|arms?|legs?)\b/, asks],
    not: /\b(?:hurts?|pain\w*|stuck|wont|cant|screen|door|phone|account)\b/,
    answer: () =>
      say(
        "Straighten, but softly: don't slam into the end, and keep a slight bend under weight. That way your muscles hold you, not the joint.",
      ),
  },
  {
    name: 'topic-endurance',
    called: 'more stamina',
    asks: [
      /\b(?:endurance|stamina|fitter|cardio fitness|run (?:longer|faster|further)|get(?:ting)? faster|be faster|jump higher|last longer|less out of breath|more energy)\b/,
      /\b(?:how (?:do|can|to|should)|want|build|improve|increase|tips?)\b/,
    ],
    not: /\b(?:quick|phone|laptop|\d+ ?min\w*|in bed|sex|asthma|chest|plan me|am i|give me|results?|battery|wifi|recover)\b/,
    answer: ({ text }) =>
      offer(
        /jump higher|faster/i.test(text)
          ? 'Power comes from strength plus quick, rested efforts: squats and lunges twice a week, then a few all-out jumps or short sprints with full rest in between. Five good ones beat twenty tired ones. Warm up well, and land softly.'
          : '**Mostly easy, sometimes hard.** Twice a week 20 to 30 minutes at a pace where you can talk, and once a week short hard bursts with breaks, like one minute brisk, two slow. Add a few minutes each week. After three or four weeks, stairs feel different.',
        chip(/jump higher|faster/i.test(text) ? '15 minutes legs' : '20 minutes cardio'),
      ),
  },
  {
    name: 'topic-flexible-goal',
    called: 'getting flexible',
    asks: [
      /\b(?:(?:do|doing|get|learn|into) the splits|touch(?:ing)? my toes|more flexible|flexibility|so stiff|so inflexible|(?:hips?|hamstrings?|shoulders?) (?:are|is) (?:so |really |super )?(?:tight|stiff))\b/,
      /\b(?:how|can|cant|want|get|become|learn|help|what|improve|long|why|my)\b/,
    ],
    not: /\b(?:finally|flow|pause|adapt|hours|working hours|budget|schedule|hurts?|pain\w*|\d+ ?min\w*|neck|numb|injur\w*|split squats?|give me|session|workout|routine|morning)\b/,
    answer: ({ text }) =>
      offer(
        `${/splits/i.test(text) ? 'The splits take most people many months, and some hips never get there, which is fine. ' : ''}Stretch **warm, a little on most days**: 30 to 60 seconds each, two or three rounds, until it pulls but never hurts. Your hips and the backs of your legs matter most. After four weeks you'll notice a difference.`,
        chip('10 minutes stretching'),
      ),
  },
  {
    name: 'topic-sport-specific',
    called: 'training for your sport',
    asks: [
      /\b(?:golf\w*|ski(?:ing|ers?)?|tennis|football(?:ers?)?|soccer|basketball|climbing|surf\w*|swimm(?:ing|ers?)|cycl(?:ing|ists?)|rowing|horse ?riding|hiking|martial arts|judo|volleyball|rugby|hockey|skating)\b/,
      /\b(?:exercises?|work ?outs?|training|strength|prepare|moves?|fit|get ready|good)\b/,
      /\bfor\b/,
    ],
    not: /\b(?:playlist|lungs|good for|club|tickets|lesson|kids|\d+ ?min\w*|calories|kcal|burn\w*|ok|okay|safe|hurts?|pain\w*|shoes?|how long|film|game|match|score|instead|is (?:it|swimming|cycling|rowing|hiking|tennis) good)\b/,
    answer: ({ text }) => {
      const isUpper = /golf|tennis|climb|swim|surf|row|volley/i.test(text);
      return offer(
        `${isUpper ? 'For that you need a strong core that rotates, steady shoulders, and legs that carry you.' : 'For that you need strong legs that land softly, a steady core, and some endurance.'} Twice a week is enough on top of your sport; keep the day before a game easy.`,
        chip(isUpper ? '20 minutes core and shoulders' : '20 minutes legs and core'),
      );
    },
  },
  {
    name: 'topic-sets-notation',
    called: 'sets and reps',
    asks: [
      /\b\d ?x ?\d{1,2}\b|\b(?:reps (?:or|vs) weights?|weights? (?:or|vs) reps|more reps or more weight|high reps or)\b/,
      /\b(?:mean|means|what|whats|better|or|how)\b/,
    ],
    not: /\b(?:rest\w*|or \d|4x4|jeep|did|do|done|give|make|log|times table|equals|kcal|calories)\b/,
    answer: ({ text }) =>
      say(
        /x/i.test(text) && /\d/.test(text)
          ? 'The first number is the sets, the second the reps: **3x10** means ten in a row, then rest, three times over.'
          : 'Reps first, then weight: add clean reps until you reach the top of the range (say 12), then go up a bit in weight and start lower again. Both build muscle, as long as the last two are hard.',
      ),
  },
  {
    name: 'topic-same-day',
    called: 'cardio and strength on one day',
    asks: [
      /\bcardio\b/,
      /\b(?:weights|strength|lifting|legs)\b/,
      /\b(?:same day|same session|together|combine|both|mix)\b/,
    ],
    not: /\b(?:\d+ ?min\w*|give|make|plan)\b/,
    answer: () =>
      say(
        "Yes. Do what matters more to you first, since the second gets what's left: strength first to get stronger, cardio first for a race. If you can, leave a few hours in between.",
      ),
  },
  {
    name: 'topic-enough-to-lose',
    called: 'how much to lose weight',
    asks: [
      /\b(?:\d+ ?(?:min\w*|mins?)|half an hour|an hour|\d+ (?:times|days|steps))\b/,
      /\b(?:enough|enuf|sufficient)\b/,
      /\b(?:lose|weight|fat|slim)\b/,
    ],
    not: /\b(?:protein|calories|kcal|sleep|water)\b/,
    answer: () =>
      offer(
        'Twenty to thirty minutes on most days is a very good start, and including strength keeps your muscle while the weight comes off. Most of it happens on your plate, though: a little less than you use, with enough protein.',
        chip('20 minutes cardio'),
        chip('What should I eat?'),
      ),
  },
  {
    name: 'topic-tone',
    called: 'toning',
    asks: [
      /\b(?:tone|firm|tighten|shape|sculpt)\b (?:up )?(?:my|the)? ?(?:arms?|legs?|bum|butt|glutes|tummy|belly|stomach|thighs?|body|back|chest|everything)\b/,
    ],
    not: /\b(?:\d+ ?min\w*|workout|session|exercises?|hurts?|pain\w*|pregnan\w*|birth|plan)\b/,
    answer: ({ reading }) => {
      const part = reading.groups[0]?.name ?? 'full body';
      return offer(
        `Toning is two things: a bit more muscle, and a bit less fat over it. So train ${part === 'full body' ? 'everything' : `your ${part}`} **two or three times a week** until the last reps are hard, walk on the other days, and eat enough protein. In six to eight weeks, you'll see it.`,
        chip(`15 minutes ${part}`),
      );
    },
  },
];
