import { chip, say, type Dialogue } from '../../dialogue';
import { toldActivity } from '../told-done';
import { more, offer, type Topic } from './topic';

const numberIn = (text: string): number | null => {
  const match = /\d{1,3}/.exec(text);
  return match ? Number(match[0]) : null;
};

const timesIn = (said: string): number => {
  if (/\b(?:every ?day|daily|7|seven)\b/.test(said)) return 7;
  if (/\bonce\b/.test(said)) return 1;
  if (/\btwice\b/.test(said)) return 2;
  return numberIn(said) ?? 3;
};

/** How often is enough, by times a week. The WHO recommends strength on two days and 150 minutes of movement. */
function oftenText(times: number): string {
  if (times <= 1)
    return 'Once a week is a real start, and far better than nothing. Strength really starts to grow with a second day; short is fine.';
  if (times <= 3)
    return `Yes. **${times === 2 ? 'Twice' : 'Three times'} a week** is enough to get stronger and fitter, as long as you keep at it. On the other days, walk a little.`;
  if (times <= 5)
    return `Yes, ${times} times is plenty. Make one or two of them easy, and leave a day between hard ones for the same muscles.`;
  return 'Moving every day is fine; going hard every day is too much. Do three or four real workouts, and keep the rest easy: a walk, stretching, a dance.';
}

function minutesText(minutes: number): string {
  return minutes < 10
    ? `${minutes} minutes count, honestly. Done on most days, they keep the habit alive; when you can, make some of them ten or twenty.`
    : `Yes. ${minutes} minutes on most days are enough to get fitter: health guidelines recommend about 150 minutes a week, and strength twice.`;
}

const soft = /\b(?:only|just|barely|cant|can not|struggl\w*|max(?:imum)?|manage|collapse|shak(?:e|es|ing))\b/;
const worried =
  /\b(?:is (?:that|this|it) (?:\w+ )?(?:bad|ok|okay|normal|good|weak|terrible|rubbish|pathetic|embarrassing|awful|enough|shit|alright)|am i (?:\w+ )?(?:weak|unfit|rubbish|bad|behind|hopeless|pathetic)|(?:that|thats|so) (?:bad|weak|embarrassing|pathetic|terrible)|normal|embarrass\w*|whats (?:good|normal|average))\b/;
const holds = /\b(?:planks?|hold|wall ?sit|side plank)\b/;

function ownAmount({ reading }: Dialogue, said: string) {
  const exercise = reading.exercises[0];
  const amount = numberIn(said);
  const name = exercise?.name.toLowerCase() ?? 'that';
  const ids = exercise ? [exercise.id] : [];
  if (holds.test(said))
    return say(
      `Not bad at all; most people start there. ${amount ? `${amount} clean seconds beat` : 'A short clean hold beats'} a minute with a sagging back. ` +
        'Do **three holds just short of your limit**, with rest in between, three times a week, and add five seconds each week. Too shaky? Put your knees down.',
      ids,
    );
  return say(
    `Not bad at all: everyone starts somewhere, and ${amount ? `${amount}` : 'a few'} clean ones beat twenty sloppy ones. ` +
      `Do several small sets of ${name} with a rest in between, and add one a week. Want them easier first? Say *“easier”*.`,
    ids,
  );
}

const races =
  /\b(?:\d+ ?(?:k|km|miles?|milers?)|half ?marathon|marathon|couch (?:to|2) ?5k|c25k|park ?run|fun run|race|triathlon|tough mudder|spartan)\b/;
const runDays =
  'Run on **Tuesday, Thursday, and Sunday**, the longest on Sunday. Strength fits on **Monday and Friday**, and the other days are for rest. Shift it to suit your week; keep a day between runs.';
const strengthDays = chip('Plan my week: Monday and Friday');

const shoes =
  "No special ones. For strength, core, and stretching, bare feet or any flat shoe are fine, as long as you don't slip. For jumping and running, wear sneakers with some cushioning. Just no socks on a smooth floor.";

const levelWords = {
  beginner: 'fine from day one.',
  intermediate:
    "a step up. It's fine after a few weeks of training; do a few, slowly, and stop when your form slips.",
  advanced: 'one of the hard ones. Take your time with it.',
} as const;

/** About training, its equipment, and its limits. */
export const trainingTopics: readonly Topic[] = [
  {
    name: 'topic-shoes',
    called: 'shoes',
    asks: [
      /\b(?:shoes?|trainers|sneakers|barefoot|bare feet|footwear|(?:in|with|wear) (?:my )?socks)\b/,
      /\b(?:do|does|should|can|could|need|is|are|what|which|best|good|ok|okay|better|or|wear|without|with)\b/,
    ],
    not: /\b(?:dollars|euros|wash|swimming|shop|sale|size|tennis|rowing|hiking|football|climbing|wants|price|cost|how much|these days|wedding|leather|clean|smell\w*|dirty|lost|personal trainers|son|daughter|running shoes|for running|cycling|golf|ballet|heels|hurts?|pain\w*|sore|ache|blister\w*|min\w*|bought|walk(?:ed)? to|tie)\b/,
    answer: () => say(shoes),
    next: [
      [
        /\b(?:which|what|kind|brand|best|buy)\b/,
        () =>
          say(
            "Any pair that holds your heel, bends at the toes, and doesn't slip. Softer for jumping and running, flatter for squats. The brand doesn't matter; comfort does.",
          ),
      ],
      [
        more,
        () =>
          say(
            'Your feet grip and balance better without much between them and the floor, so most moves need no shoes. Jumping is the exception; cushioning helps there.',
          ),
      ],
    ],
  },
  {
    name: 'topic-enough',
    called: 'how often to train',
    asks: [
      /\b(?:times?|days|sessions|workouts|once|twice|x|\dx) ?(?:a|per|each|every) ?(?:week|wk|day)\b|\b\d+ ?(?:min\w*) (?:a|per|each|every) day\b|\b(?:is|would|are) (?:it |training |exercising |working out |workouts? )?(?:every ?day|daily)\b|\b(?:half an hour|an hour|\d+ ?min\w*) (?:daily|every ?day)\b/,
      /\b(?:enough|too (?:much|little|often|many)|ok|okay|alright|sufficient|plenty|do (?:anything|something)|worth it)\b/,
      /^(?:(?:so|and|but|hey|ok|ana|ok so) )*(?:is|are|would|will|does|do|can)\b/,
    ],
    not: /\b(?:eggs?|zone|see|change|results?|insurance|walk\w*|coffee|protein|creatine|hiit|abs|stretch\w*|squats?|planks?|push ?ups?|sit ?ups?|burpees|crunches|eat\w*|meals?|protein|water|calories|kcal|weigh\w*|hurts?|pain|pregnan\w*|glasses|grams|steps|pills?|sleep|shower|beer|wine|points|count\w*|log)\b/,
    answer: ({ text }) => {
      const said = text.toLowerCase();
      const minutes = /\b(\d+) ?min/.exec(said);
      return say(minutes ? minutesText(Number(minutes[1])) : oftenText(timesIn(said)));
    },
    next: [
      [
        /\b(?:once|twice|times|every ?day|daily|\d)\b/,
        ({ text }) => say(oftenText(timesIn(text.toLowerCase()))),
      ],
      [
        /\b(?:how long|minutes|each)\b/,
        () => say('Ten to thirty minutes each. Short and often beats long and rare.'),
      ],
      [
        more,
        () =>
          say(
            'A muscle needs a reason to grow and about two days to do it. Two or three workouts a week give it both; the habit does the rest.',
          ),
      ],
    ],
  },
  {
    name: 'topic-own-amount',
    called: 'how much you manage',
    asks: [soft, worried],
    when: ({ reading }, said) => reading.exercises.length > 0 || holds.test(said),
    not: /\b(?:hurts?|pain\w*|pregnan\w*|sleep|eat|ate|kcal|calories)\b/,
    answer: (dialogue) => ownAmount(dialogue, dialogue.text.toLowerCase()),
  },
  {
    name: 'topic-fasting-training',
    called: 'training while you fast',
    asks: [
      /\b(?:ramadan|ramazan|ramzan|iftar|suhoor|suhur|sehri|sahur|while (?:i )?fast(?:ing)?|when (?:im )?fasting|im fasting|i am fasting|i fast)\b/,
      /\b(?:train\w*|work ?outs?|work(?:ing)? out|exercis\w*|gym|sessions?|run\w*|lift\w*|sport|move|before|after)\b/,
    ],
    not: /\b(?:diabet\w*|insulin|faint\w*|dizzy|days? (?:without|of) (?:food|water)|lose \d+)\b/,
    answer: ({ text }) =>
      say(
        `${/rama|ramz/i.test(text) ? 'Ramadan kareem! ' : ''}Two times work well: **a short, easy session in the last half hour before you eat**, so food and water follow right away, or **an hour or two after the meal** for anything hard. ` +
          "While fasting, keep it light, skip it in the heat, and drink plenty between sunset and dawn. If you're dizzy or shaky, stop. With diabetes or medicine, talk to your doctor before you fast.",
      ),
    next: [
      [
        /\b(?:how long|how hard|what|which)\b/,
        () =>
          offer(
            'Ten to twenty minutes, easy enough to talk: walking, mobility, light strength. Save the hard ones for after the meal.',
            chip('15 minutes, easy'),
          ),
      ],
    ],
  },
  {
    name: 'topic-race',
    called: 'running',
    asks: [
      races,
      /\b(?:train\w*|plan|prep\w*|ready|sign(?:ed|ing)? up|want|wanna|goal|aim\w*|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\d+ weeks|\d+ months)|next (?:month|year|spring|summer)|entered|get (?:to|me)|how (?:do|can|to|should)|can you|coming up|work up to)\b/,
    ],
    not: /\b(?:just (?:ran|did|walked)|ran|walked|calories|kcal|burn\w*|steps|hurts?|pain\w*|ago|yesterday|today|dumbbell|kettlebell|cycled|bike|ride|swam|track|log|record|pregnan\w*|what does|whats)\b/,
    answer: ({ text }) =>
      offer(
        `A lovely goal! Honestly, I can't write a running plan or track your runs. What works: **three runs a week**, slow enough to talk, walk breaks welcome, one of them a little longer each week (about a tenth), and every fourth week easier.${
          /half|marathon|triathlon|42|21/i.test(text)
            ? ' For that distance, follow a full plan from a running club or book.'
            : ''
        }\n\nMy part: **two short strength days** for legs and core, so your knees keep up. Should I plan them?`,
        strengthDays,
      ),
    next: [
      [/\b(?:days?|when|how often|schedule|week)\b/, () => offer(runDays, strengthDays)],
      [
        /\b(?:how (?:far|long|fast)|distance|pace|slow)\b/,
        () =>
          say(
            'Start with running and walking for 20 to 30 minutes at a pace where you can talk. Add about a tenth to the longest run each week. Speed comes on its own.',
          ),
      ],
      [
        /\b(?:shoes?|trainers|sneakers)\b/,
        () =>
          say(
            "For running, yes: a pair that's comfortable right away and has some cushioning. A running store will let you try a few.",
          ),
      ],
      [
        /^(?:yes|yeah|yep|ok|okay|sure|please|do it|go on|go ahead|yes please)\b/,
        () => offer('Good. Tap this, or give me two other days.', strengthDays),
      ],
    ],
  },
  {
    name: 'topic-six-pack',
    called: 'visible abs',
    asks: [
      /\b(?:six ?packs?|6 ?packs?|sixpack|abs|shredded|ripped|summer body|beach body|bikini body|flat (?:stomach|tummy|belly))\b/,
      /\b(?:in|within|takes?|after) (?:a |one |about |just |like )?(?:\d+ )?(?:weeks?|wks?|days|months?)\b|\bby (?:summer|june|july|august|september|christmas|new year|my (?:wedding|holiday|birthday)|the (?:wedding|holiday))\b|\b(?:how (?:do|can|to|long|fast|quick\w*)|visible|realistic|possible|get (?:a |me |my )?(?:six|6|abs|shredded|ripped|flat)|want (?:a |visible )?(?:six|6|flat))\b/,
    ],
    not: /\b(?:moves?|which|lower abs|upper abs|beer|coke|jeans|paper|breastfeed\w*|pp|delivered|fast(?:ing)? for|min\w*|workout|session|pregnan\w*|after (?:birth|the baby|my baby)|postpartum|hurts?|pain|plan (?:me|today)|how many times|exercises?|starv\w*|not eat\w*)\b/,
    answer: ({ facts }) =>
      offer(
        `Honestly, how much shows depends on body fat and genes, and no one can promise it by a date. What you can have in a few weeks is a **stronger, steadier middle**, better posture, and clothes that fit better.\n\n` +
          'Core three times a week, strength for the whole body twice, a walk most days, enough protein and sleep. No crash diet; it takes muscle first.' +
          (facts.answers && facts.answers.age < 18
            ? " And while you're still growing, strong beats lean."
            : ''),
        chip('10 minutes core'),
      ),
    next: [
      [
        more,
        () =>
          say(
            'Everyone has those muscles. They show when the layer above them is thin, and where your body keeps its fat is inherited. So train what you can feel: strength.',
          ),
      ],
    ],
  },
  {
    name: 'topic-belly-fat',
    called: 'belly fat',
    asks: [
      /\b(?:belly|tummy|stomach|waist|muffin top|love handles|gut|fat)\b/,
      /\b(?:sit ?ups?|situps?|crunch(?:es)?|ab (?:work|exercises)|abs|planks?)\b/,
      /\b(?:or|vs|versus|better|best|lose|burn\w*|get rid|melt|shift|flatten|help|work|reduce)\b/,
    ],
    not: /\b(?:min\w*|hurts?|pain|pregnan\w*|diastasis|plan|session)\b/,
    answer: ({ text }) =>
      offer(
        `${/\b(?:run|jog|cardio|walk|cycl|swim)/i.test(text) ? 'Of the two, running burns far more. But neither takes fat off your belly alone.' : "No. They train the muscle under the fat, and fat doesn't come off in one place."} ` +
          'It comes off all over when you eat a little less than you use for several weeks. Best mix: **strength twice a week, brisk walking or running on other days**, protein, and sleep. Sit-ups are an extra, for a strong core.',
        chip('20 minutes cardio'),
      ),
    next: [
      [
        more,
        () =>
          say(
            "Your body takes fat from wherever its stores are, in an order you inherit. A working muscle doesn't burn the fat next to it.",
          ),
      ],
    ],
  },
  {
    name: 'topic-still-need',
    called: "today's session",
    asks: [
      /\b(?:walk(?:ed)?|ran|run|cycled|biked|swam|swim|hiked?|played|football|soccer|footy|tennis|gym|yoga|class|danced|did|done|finished|been|went|mowed|gardened|steps|k|km|miles?)\b/,
      /\b(?:do i (?:still|also|even)|still (?:need|have to|do|got to|gotta|worth|train|should)|should i still|(?:can|could|may) i (?:skip|leave)|skip (?:todays?|today|it|mine|my)|instead of (?:todays?|my|the)|does (?:that|it|this) count|do(?:es)? (?:that|it|this|they) (?:also )?count|counts? (?:as|for|towards?)|is that enough for today|enough for today)\b/,
    ],
    not: /\b(?:want to know|heart|as steps|warm ?up|today count|streak|house|cool ?down|pull|meal|dog count|likes|hurts?|pain\w*|calories|kcal|eat\w*|meal|pregnan\w*|dizzy|faint\w*|squats?|push ?ups?|challenge)\b/,
    answer: ({ facts }) => {
      const today = facts.training?.today;
      const streak = facts.progress.currentStreak;
      const state = today?.isDone
        ? "You've trained here today too, so you're all set."
        : today?.isRestDay
          ? 'Today is a rest day in your plan, so you owe nothing.'
          : "Today's session is optional now. If your legs are tired, skip it, or do ten easy minutes for your upper body.";
      const open = today?.isDone
        ? ''
        : ` Only a workout or dance here fills the daily goal${streak > 0 ? ` and adds to your streak of ${streak}` : ''}; steps are counted on their own.`;
      return offer(`Nice, that counts for your body! ${state}${open}`, chip('10 minutes upper body, easy'));
    },
  },
  {
    name: 'topic-log-sport',
    called: 'other sports',
    asks: [
      /\b(?:did|played|had|been|went|done|ran|walked|swam|cycled|hiked|danced|finished|walk|run|match|game|class|min\w*|hours?|hour)\b/,
      /\b(?:put (?:that|it|this) (?:in|down)|log (?:it|that|this|a|my|other)|add (?:it|that|this|a|my)|record (?:it|that|this|a|my)|track (?:it|that|this|a|my)|note (?:it|that|this)|write (?:it|that|this) down|count (?:it|that|this))\b/,
      /\b(?:footy|football|soccer|basketball|netball|volleyball|rugby|tennis|padel|squash|badminton|golf|hockey|cricket|run\w*|ran|jog\w*|walk\w*|swim\w*|swam|cycl\w*|bike|spin\w*|hik\w*|yoga|pilates|zumba|dance class|gym|class|climb\w*|box\w*|ski\w*|skat\w*|row\w*|gardening|horse\w*|karate|judo|sport)\b/,
    ],
    not: /\b(?:steps|meal|food|breakfast|lunch|dinner|snack|ate|water|weight|weigh)\b/,
    answer: toldActivity.answer,
  },
  {
    name: 'topic-never',
    called: 'exercises you never want',
    asks: [
      /\b(?:never|not ever|dont ever|forever|from now on|any ?more|ever again|for good|in (?:the )?future|stop (?:giving|showing|planning|putting)|all my plans|every plan|always leave|ban)\b/,
    ],
    when: ({ reading, earlier }, said) =>
      [...reading.unwanted, ...reading.exercises].length > 0 &&
      (earlier.plan === null || !earlier.isPlanLast) &&
      !/\b(?:never (?:done|tried|did|managed|could|heard|been)|how|which|what|can i)\b/.test(said),
    not: /\b(?:off my|list|undo|again please|hurts?|pain\w*|injur\w*|pregnan\w*|doctor|physio)\b/,
    answer: ({ reading }) => {
      const [exercise] = [...reading.unwanted, ...reading.exercises];
      const name = exercise?.name ?? 'It';
      return offer(
        `Deal: no ${name.toLowerCase()} in anything I plan in this chat. To keep them out for good, open **${name}** in the *Exercise Library* and tap **Not for me**; I can't tap that for you.`,
        chip('What should I do today?'),
      );
    },
  },
  {
    name: 'topic-how-hard',
    called: 'how hard it is',
    asks: [
      /^(?:(?:and|but|so|ok|hm) )*(?:is|are|will|isnt|arent) (?:it|that|this|they|those|these) (?:\w+ )?(?:hard|difficult|tough|easy|tricky|(?:ok|okay|good|suitable|fine|something) for (?:a |total )?(?:beginners?|me|newbies?)|for (?:a )?beginners?|advanced|too (?:hard|much|advanced))\b/,
    ],
    when: ({ earlier }) => earlier.about === 'exercise' && earlier.exercises.length > 0,
    answer: ({ earlier, facts }) => {
      const [exercise] = earlier.exercises;
      if (!exercise) return say('Which exercise do you mean?');
      const easier = facts.exercisesById.get(exercise.easierId ?? '');
      return offer(
        `**${exercise.name}**: ${levelWords[exercise.skillLevel]}${easier ? ` For a gentler start: **${easier.name}**.` : ''}`,
        ...(easier ? [chip(`Show me ${easier.name.toLowerCase()}`)] : []),
      );
    },
  },
  {
    name: 'topic-stronger',
    called: 'your progress',
    asks: [
      /\bam i (?:actually |even |really )?(?:getting|becoming|growing|any|improving|making|progressing|doing)\b/,
      /\b(?:stronger|fitter|better|faster|improv\w*|progress\w*|anywhere|healthier)\b/,
    ],
    not: /\b(?:lighter|thinner|how do|how can|week|month|squats?|planks?)\b/,
    answer: (dialogue) => strengthTrend(dialogue),
  },
];

/** Whether the person trains more than before, the only trend known here; loads have their own page. */
function strengthTrend({ facts }: Dialogue) {
  const days = facts.progress.days;
  const half = (from: number, to: number) => {
    const rows = days.filter(({ date }) => {
      const ago = (Date.parse(facts.today) - Date.parse(date)) / 86_400_000;
      return ago >= from && ago < to;
    });
    return {
      workouts: rows.reduce((sum, day) => sum + day.workouts, 0),
      minutes: rows.reduce((sum, day) => sum + day.activeMinutes, 0),
    };
  };
  const now = half(0, 28);
  const before = half(28, 56);
  if (now.workouts + before.workouts === 0)
    return offer(
      "I can't tell yet; there's no workout to compare. Let's do the first one.",
      chip('10 minutes, easy'),
    );
  const trend =
    before.workouts === 0
      ? "There's nothing earlier to compare it with yet, so these are your numbers to beat."
      : now.minutes >= before.minutes
        ? `In the four weeks before, it was ${before.workouts} and ${before.minutes} minutes, so you're on your way up.`
        : `In the four weeks before, it was ${before.workouts} and ${before.minutes} minutes, so a little less lately. That happens; one workout turns it around.`;
  return say(
    `In the last four weeks you did **${now.workouts} workouts** and **${now.minutes} active minutes**. ${trend}\n\n` +
      'Your strength shows in your weights and reps: log them in the sets after a workout, and **Personal records** on *Start Workout* keeps your best.',
  );
}
