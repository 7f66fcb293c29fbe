import { chip, say } from '../../dialogue';
import { number } from '../../wording/count';
import { cardioOrStrength, postureDesk } from '../training-kinds';
import { more, offer, type Topic } from './topic';

const ask =
  /\b(?:do|does|did|should|can|could|will|would|is|are|how|what|whats|why|which|when|need|must|really|true|or)\b/;

/** What almost everyone asks a coach sooner or later. */
export const commonTopics: readonly Topic[] = [
  {
    name: 'topic-steps-goal',
    called: 'steps and walking',
    asks: [
      /\b(?:steps?|walk(?:ing|s)?)\b/,
      /\b(?:enough|aim|goal|should i (?:do|walk|take|get|aim)|how (?:far|much|many|long) should|a good (?:number|amount|goal)|target|really need 10|10000 a day|ideal|healthy amount|as good as)\b/,
    ],
    not: /\b(?:change|set|lower|raise|my (?:step )?goal|until|left|more steps|hiit|pulse|heart|step aerobics|dog|recipe|steps (?:to|for) (?!me|a)\w+|first steps|next steps|as steps|today so far|did i|have i|do i have|connect|sync|device|add|log|calories|kcal|burn\w*|hurts?|pain\w*|dog walk(?:ed)|5k|just|already|earlier|this morning|still)\b/,
    answer: ({ facts }) =>
      say(
        `Walking counts. **7,000 to 8,000 steps a day** give you most of the benefit, and 1,000 more than now is the best next goal. You have **${number(facts.progress.stepsToday)}** today. ` +
          "Brisk beats far: half an hour at a pace where you can talk but not sing. It's good for your heart and your mood; for muscles and bones, add strength twice a week.",
      ),
    next: [
      [
        /\b(?:how (?:far|long|fast|often|much|many)|pace)\b/,
        () =>
          say(
            'Half an hour on most days, brisk enough that you can talk but not sing. Three times ten minutes is just as good.',
          ),
      ],
      [
        more,
        () =>
          say(
            'The famous 10,000 began as the name of a pedometer. In studies, the benefit rises steeply up to about 7,500 and then levels off.',
          ),
      ],
    ],
  },
  {
    name: 'topic-bulky',
    called: 'getting bulky',
    asks: [
      /\b(?:bulky|bulk up|too muscular|look like a (?:man|bodybuilder)|huge (?:arms|legs)|manly|big and (?:bulky|muscular))\b/,
      ask,
    ],
    not: /\b(?:\d+ ?min\w*|hurts?|pain\w*|pregnan\w*|dizzy|faint\w*|how (?:do|can|to) (?:\w+ ){0,3}bulk up)\b/,
    answer: () =>
      say(
        "No, that takes years of heavy lifting, eating for it, and the right genes. What most people get from strength training is a firmer, stronger body and better posture. You can't get too strong by accident.",
      ),
  },
  {
    name: 'topic-equipment',
    called: 'equipment',
    asks: [
      /\b(?:do i need|do you need|need (?:a|any)|is (?:a|an|any) .{0,20}(?:needed|necessary|required)|without (?:a gym|any equipment|equipment)|have to (?:buy|own|have)|what (?:equipment|gear|stuff) (?:do|should|is)|should i buy|worth buying|join a gym)\b/,
      /\b(?:equipment|gear|gym|dumbbells?|weights|kettlebells?|mat|bands?|bench|machines?|stuff|treadmill|anything special)\b/,
    ],
    not: /\b(?:exercises?|cardio|pull ups|challenges?|which resistance|size|hurts?|pain\w*|\d+ ?min\w*|workout|session|plan me|give|hair|heavy|how many kilos|running shoes)\b/,
    answer: () =>
      offer(
        "Nothing but a bit of floor. Most of what I plan works with your own body weight. A mat is easier on your knees and back. If you ever buy something, a **pair of dumbbells** or a **long band** gives you the most. I'll plan with whatever you tell me you have.",
        chip('20 minutes without equipment'),
      ),
    next: [
      [
        /\b(?:how heavy|which|what (?:weight|size)|kilos?|kg|pounds)\b/,
        () =>
          say(
            'To start, two dumbbells of **5 to 8 lb (2 to 4 kg)** for arms and shoulders and **12 to 18 lb (6 to 8 kg)** for legs and back; adjustable ones save space. The last two reps should be hard but clean.',
          ),
      ],
      [
        /\b(?:water bottles?|instead|household|home)\b/,
        () => say('Two full water bottles, cans, or a loaded backpack will do for most moves.'),
      ],
    ],
  },
  {
    name: 'topic-light-weights',
    called: 'light weights',
    asks: [
      /\b(?:only (?:have|got|own)|just (?:have|got)|all i(?:ve)? (?:have|got))\b/,
      /\b(?:[1-5] ?(?:kg|kilos?)|[2-9] ?(?:lbs?|pounds?|pounders?)|light (?:weights|dumbbells|ones)|small (?:weights|dumbbells|ones)|tiny (?:weights|dumbbells))\b/,
    ],
    not: /\b(?:to lose|left|lost|gain\w*|\d+ ?min\w*|workout|session|plan|milk|flour)\b/,
    answer: () =>
      offer(
        'They do the job for shoulders, arms, and back. To make light feel heavy, **slow down** (three seconds on the way down), pause at the hardest point, and do more reps, until the last two are hard. For legs, work one at a time.',
        chip('20 minutes with dumbbells'),
      ),
  },
  {
    name: 'topic-trainer',
    called: 'a trainer',
    asks: [
      /\b(?:personal trainer|a trainer|real trainer|human trainer|human coach|real coach|chat ?gpt|a pt)\b/,
      /\b(?:you|u|ana|need|difference|better|replace|instead|worth|vs|versus)\b/,
    ],
    not: /\b(?:are you|r u|my (?:personal )?trainer (?:says|said)|hit|touch\w*|dog trainer)\b/,
    answer: () =>
      say(
        "A trainer in the room sees you and can put a hand on your shoulder; I can't. I know your numbers, plan every day around your week and what hurts, answer at 5 in the morning, and never get tired of questions. Many people do well with both.",
      ),
  },
  {
    name: 'topic-fat-muscle',
    called: 'fat and muscle',
    asks: [
      /\bfat\b/,
      /\bmuscles?\b/,
      /\b(?:turn|become|into|convert|weigh\w*|heavier|back (?:in)?to|replace)\b/,
    ],
    not: /\b(?:gain weight|i want|plan|hurts?|pain|protein|low fat|diet)\b/,
    answer: ({ text }) =>
      say(
        /weigh|heav/i.test(text)
          ? 'A pound is a pound, but muscle takes up less room than fat. So you can look and measure slimmer while the scale stays put; the fit of your clothes tells you more.'
          : "They're two different tissues; neither turns into the other. You can build muscle and lose fat at the same time, though: strength training, enough protein, and slightly fewer calories than you use.",
      ),
  },
  {
    name: 'topic-spot',
    called: 'one spot',
    asks: [
      /\b(?:bingo wings|double chin|chin fat|face fat|chubby (?:face|cheeks)|love handles|muffin top|saddlebags?|back fat|bra fat|arm fat|flabby arms|thigh (?:fat|gap)|cellulite|man boobs|moobs|mum tum|turkey neck)\b/,
    ],
    not: /\b(?:\d+ ?min\w*|give me|gimme|make me|show me|plan me|hurts?|pain\w*|pregnan\w*|dizzy|faint\w*|exercises?|moves?|chicken)\b/,
    answer: ({ text }) =>
      offer(
        `Fat doesn't come off in one place, whatever you train; it comes off all over, in an order you inherit.${/cellulite|gap/i.test(text) ? ' And this one is mostly skin and bone structure; nearly everyone has it, fit or not.' : ''} What does help is **firming the muscle there**, and strength plus walking over weeks.`,
        chip(
          /arm|bingo/i.test(text)
            ? '15 minutes arms'
            : /thigh|saddle/i.test(text)
              ? '15 minutes legs'
              : '20 minutes full body',
        ),
      ),
  },
  {
    name: 'topic-thin-arms',
    called: 'that part',
    asks: [
      /\b(?:arms?|legs?|chest|shoulders?|calves|butt|bum|glutes|back)\b/,
      /\b(?:noodles?|like (?:sticks|twigs)|twigs?|skinny|weak|tiny|flabby|wobbly|bigger|bulkier|rounder|saggy)\b/,
      /\b(?:my|me)\b/,
    ],
    not: /\b(?:\d+ ?min\w*|hurts?|pain\w*|sore|suddenly|numb|one side|left|right|after (?:the|my|a)|feels?|feet|stomach|tummy|stroke|today|dizzy|shak\w*|going|gone|give way|gives way|burpees?|bands?|can i use|press|push ?ups?|exercises?|best)\b/,
    answer: ({ reading }) => {
      const part = reading.groups[0]?.name ?? 'arms';
      return offer(
        `That's what training is for. Work your ${part} **two or three times a week**, until the last reps are hard but clean, eat protein with each meal, and give it eight weeks. You'll feel it well before you see it.`,
        chip(`15 minutes ${part}`),
      );
    },
  },
  {
    name: 'topic-sweat',
    called: 'sweating',
    asks: [
      /\b(?:sweat(?:ing|y|s)?|dont sweat|red face|face goes red|(?:like|as) a (?:beetroot|tomato))\b/,
      /\b(?:do|does|did|should|can|could|will|would|is|are|how|what|whats|why|which|when|need|must|really|true|or)\b/,
    ],
    not: /\b(?:cold|cool ?down|warm ?up|out|pants|shirt|cook\w*|recipe|smell\w*|t shirt|stain|\d+ ?min\w*|give me|something|cold sweat|night sweats?|chest|sauna|clammy|workout please|faint\w*|dizzy|make me)\b/,
    answer: () =>
      say(
        'Sweat and a red face only show that your body is cooling itself; how much depends on heat, fitness, and genes. A good workout is one where the last reps were hard and clean, sweaty or not. Drink a bit more when you sweat a lot.',
      ),
  },
  {
    name: 'topic-how-long',
    called: 'how long to train',
    asks: [
      /\bhow (?:long|many minutes)\b/,
      /\b(?:work ?outs?|sessions?|training|exercise) (?:be|last|take|for)\b|\b(?:should|must) (?:a|i|my|each|one) (?:work ?out|session|train|exercise)\b|\bsession\b/,
    ],
    not: /\b(?:todays|this one|it|station|drive|journey|flight|parking|court|photo|meeting|results?|see|until|till|break|between|rest|before|after|did|was|my last|wait|notice|plank|hold|since|yesterday|week|off|pause|recover\w*|pregnan\w*|surgery|eat\w*)\b/,
    answer: () =>
      offer(
        '**Ten to thirty minutes** is enough for most people. Short and often beats long and rare, and the first ten minutes do the most.',
        chip('10 minutes'),
        chip('20 minutes'),
      ),
    next: [
      [
        /\b(?:how often|times|week)\b/,
        () => say('Two or three times a week for strength, and a walk on the other days.'),
      ],
    ],
  },
  {
    name: 'topic-daily-part',
    called: 'training the same part daily',
    asks: [
      /\b(?:every ?day|daily|each day|everyday)\b/,
      /\b(?:abs|core|arms|legs|chest|glutes|squats?|push ?ups?|planks?|sit ?ups?|crunches|same (?:muscles?|workout|exercises?)|stretch\w*|hiit|cardio|burpees|weights)\b/,
      /^(?:(?:so|and|but|hey|ok) )*(?:can|is|should|could|would|are|do|shall)\b/,
    ],
    not: /\b(?:hurts?|pain\w*|injur\w*|knee|pregnan\w*|remind|how many|plan|give)\b/,
    answer: ({ text }) =>
      say(
        /stretch/i.test(text)
          ? 'Yes, stretching every day is fine, and five minutes are enough. Warm muscles like it best.'
          : 'Lightly, yes; a few easy sets a day do no harm. But muscles grow on the day off, so after hard work the same ones need **a day or two off**. Take turns: this part today, another tomorrow.',
      ),
  },
  {
    name: 'topic-need-stretch',
    called: 'warming up and stretching',
    asks: [
      /\b(?:stretch(?:ing)?|warm(?:ing)? ?up|cool(?:ing)? ?down)\b/,
      /\b(?:have to|need(?:ed)? to|necessary|really|skip|every time|always|matter|bother|point|important|why|worth it|optional)\b/,
      ask,
    ],
    not: /\b(?:pls|please|light stretch|did you|rather|greatest|in mountain|resistance|\d+ ?min\w*|give me|hurts?|pain\w*|sore|which|show)\b/,
    answer: ({ text }) =>
      say(
        /cool/i.test(text)
          ? "It's optional. After something hard, a minute or two of easy walking lets your heart slow down gently, and a stretch feels good. In a hurry? Skip it without feeling guilty."
          : /warm/i.test(text)
            ? 'For hard or fast work, yes: three minutes of easy moves make joints and muscles ready, and the first set feels better. Before a gentle session, just start slowly. My workouts include their own warm-up.'
            : "You don't have to. Stretching feels good and keeps you mobile, but it doesn't prevent soreness, and you don't need it every time. A few minutes two or three times a week are plenty; my workouts end with some.",
      ),
    next: [
      [
        /\b(?:how long|minutes)\b/,
        () => say('Warm up for three to five minutes. When you stretch, hold 20 to 40 seconds per side.'),
      ],
      [
        /\b(?:how|show|which|what)\b/,
        () => offer("Tap one and I'll show you.", chip('How do I warm up?'), chip('Cool down')),
      ],
    ],
  },
  {
    name: 'topic-eat-around',
    called: 'eating around training',
    asks: [
      /\b(?:eat|eating|food|empty stomach|breakfast|meal|snack|hungry)\b/,
      /\b(?:before|after|pre|post|around|b4|on)\b/,
      /\b(?:train\w*|work ?outs?|work(?:ing)? out|exercis\w*|gym|session|run(?:ning)?|cardio|empty stomach)\b/,
      /\b(?:should|do i|can i|have to|need|must|how long|how soon|ok|okay|better|bad|or|wait)\b/,
    ],
    not: /\b(?:what (?:should|do|can|to|could)|ideas?|recipe|calories|kcal|diabet\w*|good (?:breakfast|snack|meal)|threw up|throw up|fasted cardio|log)\b/,
    answer: () =>
      say(
        'Both work. **Before**: something light an hour or two earlier, like a banana or toast, or nothing if you feel fine; only a big meal needs two to three hours. **After**: a normal meal with protein within a few hours. Shaky or dizzy means eat first.',
      ),
    next: [
      [
        /\b(?:what|which|ideas?|example)\b/,
        () =>
          say(
            'Before: a banana, toast with jam, a small bowl of oats. After: eggs on toast, yogurt with fruit, rice with beans, or whatever your next meal is, with some protein.',
          ),
      ],
      [
        /\b(?:after|afterwards|post)\b/,
        () => say('A normal meal with some protein within a few hours. There is no magic half hour.'),
      ],
      [
        /\b(?:before|pre|how long)\b/,
        () => say('Have something light an hour or two earlier; after a big meal, wait two to three hours.'),
      ],
    ],
  },
  {
    name: 'topic-is-a-workout',
    called: 'what counts as a workout',
    asks: [
      /\b(?:yoga|pilates|dancing|dance|walking|gardening|housework|cleaning|stretching|swimming|cycling|zumba|playing with (?:the|my) kids|sex|stairs)\b/,
      /\b(?:(?:a|real|proper|good) (?:work ?out|exercise|training)|count as|enough (?:exercise|exercising|training)|considered)\b/,
      /^(?:(?:so|and|but|hey) )*(?:is|are|does|do|can|would)\b/,
    ],
    not: /\b(?:steps|cool ?down|\d+ ?min\w*|give|hurts?|pain\w*|pregnan\w*|ok|okay|safe)\b/,
    answer: () =>
      say(
        "It gets you moving, so yes. To stay strong all over, you need two things each week: about 150 minutes that make you breathe a bit faster, and strength for the big muscles twice. I'll add whatever is missing.",
      ),
  },
  {
    name: 'topic-cardio-strength',
    called: 'cardio and strength',
    asks: [
      /\bcardio\b/,
      /\b(?:strength|weights|lifting|resistance)\b/,
      /\b(?:difference|diff|vs|versus|or|better|first)\b/,
    ],
    not: /\b(?:\d+ ?min\w*|give me|before or after|first)\b/,
    answer: cardioOrStrength.answer,
  },
  {
    name: 'topic-missed',
    called: 'missed days',
    asks: [
      /\b(?:i|ive|i have|we|just|yes|and) (?:\w+ )?(?:missed|skipped|havent|didnt|fell|been|slacked|lost)\b|^(?:missed|skipped|havent|didnt|fell|been)\b/,
      /\b(?:missed|skipped) (?:\w+ )?(?:\d+|two|three|four|a (?:few|couple)|some|several|days?|weeks?|workouts?|sessions?|training|yesterday|today|the whole)\b|\bhavent (?:trained|worked out|exercised|moved)\b|\bdidnt (?:train|work ?out|exercise)\b|\bfell off\b|\boff track\b|\bbeen (?:so )?lazy\b|\bslacked\b|\blost my routine\b|\bout of the habit\b|\bwagon\b/,
    ],
    not: /\b(?:compared|because|slot|later|can you|bins?|flight|train|bus|call|gone|save|saved|class|lecture|episode|birthday|plan|give me|school|work today|period|pills?|meds|medication|dose|meal|lunch|dinner|breakfast|streaks?|surgery|injur\w*|hurts?|pain|points|freeze)\b/,
    answer: ({ text, facts }) =>
      offer(
        `You're fine. ${/month|weeks/i.test(text) ? 'Strength comes back faster than it was built; muscles remember. Start with half and add a little each time.' : 'A few days off cost you nothing; your body used them to recover.'} ${facts.progress.currentStreak > 0 ? `And your streak is at ${facts.progress.currentStreak}.` : 'Today is day one of the next streak.'} There's nothing to make up for, just the next one.`,
        chip('10 minutes, easy'),
      ),
  },
  {
    name: 'topic-hate-running',
    called: 'running',
    asks: [
      /\b(?:hate|cant stand|dont like|dont want to|despise|loathe|not a fan of|suck at)\b/,
      /\b(?:run|running|jogging|cardio|gyms?|the gym|exercising|exercise (?:is|in general)|sports?|pe)\b/,
    ],
    not: /\b(?:change|third|second|first|last|swap|replace|this|that|run (?:out|into|away|over|late|errands)|running (?:late|out|errands|costs|jokes?)|runny|song|film|myself|my body|my life|hurts?|pain\w*|\d+ ?min\w*|workout|live|living)\b/,
    answer: ({ text }) =>
      offer(
        /cardio|run|jog/i.test(text)
          ? "Then don't. Your heart doesn't care how you get it going: dancing, brisk walking, cycling, or a few strength moves in a row do the same. Which one sounds least awful?"
          : "Fair, and you don't have to love it. Pick what is least awful: a dance, a walk with a podcast, ten minutes in your living room with no one watching. Keeping it short makes it much better.",
        chip('10 minutes, no running'),
        chip('How does the dance game work?'),
      ),
  },
  {
    name: 'topic-bored',
    called: 'something new',
    asks: [
      /\b(?:bored (?:of|with) (?:this|these|it|(?:my|the) (?:workouts?|plan|training|routine|exercises|same)|working out|training|workouts?|exercis\w*)|same old|fed up with (?:this|my|these|the same) (?:workouts?|plan|training|exercises|routine)|(?:workouts?|training|exercises|plan|routine) (?:is|are|gets?|getting|feels?) (?:\w+ )?boring|sick of (?:the same|these) (?:workouts?|exercises|moves|plan|routine))\b/,
    ],
    when: ({ earlier }) => earlier.plan === null || !earlier.isPlanLast,
    not: /\b(?:eat\w*|food|snack\w*|job|life|myself|husband|wife|living|of (?:being|everything))\b/,
    answer: () =>
      offer(
        "Then let's shake it up. A dance, shadow boxing, something against the clock, or a completely different style? Tap one.",
        chip('20 minutes HIIT'),
        chip('15 minutes boxing'),
        chip('How does the dance game work?'),
        chip('15 minutes yoga'),
      ),
  },
  {
    name: 'topic-heat',
    called: 'training in the heat',
    asks: [
      /\b(?:too hot|so hot|heat ?wave|boiling (?:hot|today|outside)|hot (?:today|outside|weather)|\d\d degrees (?:today|outside|out|here|in here)|in (?:the|this) heat|roasting|sweltering)\b/,
    ],
    not: /\b(?:sleep|squats?|cool(?:ing)? down|tomorrow|film|trip|hate|oven|cook\w*|food|soup|tea|coffee|bath|chili|he|she|guy|car|delhi|dubai|aircon|will there|flat|bedroom|kitchen|dizzy|faint\w*|confus\w*|headache|stopped sweating|collaps\w*|skin|feel sick|vomit\w*|water bottle|shower|hot yoga|fever)\b/,
    answer: () =>
      offer(
        "Then go shorter and slower, in the shade or early in the morning. Drink before you're thirsty, and stop if you get a headache, chills, or dizziness. Skipping it is fine too.",
        chip('10 gentle minutes'),
      ),
  },
  {
    name: 'topic-vaccine',
    called: 'training after a vaccination',
    asks: [
      /\b(?:jab|vaccin\w*|booster|flu shot|covid shot|shot in (?:my|the) arm|tetanus shot)\b/,
      /\b(?:train\w*|work ?out|exercis\w*|gym|lift|run|session|today|can i|should i|ok)\b/,
    ],
    not: /\b(?:insulin|right before bed|chest|breath\w*|faint\w*|collaps\w*|face|throat|swell\w*|hives|pregnan\w*)\b/,
    when: ({ facts }, said) => !facts.spared.conditions.includes('diabetes') || !/\bjab\b/.test(said),
    answer: () =>
      offer(
        "If you feel fine, an easy workout is fine too; be gentle with that arm for a day or two. With fever, aches, or tiredness, rest until it's gone. If you have chest pain or a racing heart in the days after, don't exercise, and call a doctor.",
        chip('10 minutes legs, easy'),
      ),
  },
  {
    name: 'topic-desk',
    called: 'sitting all day',
    asks: [
      /\b(?:sit(?:ting)? (?:all day|a lot|too much|for \d+ hours|down all day)|desk (?:job|all day|work)|at (?:a|my) desk|office (?:job|chair)|hunched|slouch\w*|computer all day)\b/,
    ],
    not: /\b(?:ball|new desk|buy|assemble|ikea|mini fridge|hurts?|pain\w*|ache\w*|sore|numb\w*|\d+ ?min\w*|workout|session|plan|give me|exercises? at|routine)\b/,
    answer: postureDesk.answer,
  },
  {
    name: 'topic-late-start',
    called: 'starting late',
    asks: [
      /\b(?:(?:im|i am|am i|i feel|feel|me) (?:\w+ )?(?:too )(?:old|unfit|fat|heavy|weak|far gone)|too old (?:to|for)|too late (?:to (?:start|begin|get|train|be|lose|build|change)|for me)|never (?:trained|exercised|worked out|did sports?)|(?:start\w*|begin\w*|still|train|exercise|get fit) (?:\w+ ){0,3}at my age|(?:im |i am |am )?(?:so |very |really |totally |completely )?(?:unfit|out of shape))\b/,
    ],
    not: /\b(?:v ups|version|pulse|vet|dog|cat|puppy|budgie|kitten|bmi|balance|squats?|push ?ups?|one|plank|burpees|fell|fall\w*|pension|dumbbell|scared|hurts?|pain\w*|doctor|heart|\d+ ?min\w*|workout|night|to eat|plan|for kids|dizzy|breath\w*|hate myself|live|session|give)\b/,
    answer: () =>
      offer(
        "It's never too late: people in their nineties get stronger within weeks of training. Start with **ten easy minutes, two or three times a week**, easy enough that you can still talk, and add minutes before effort. If you have an illness or many years off behind you, check with your doctor first.",
        chip('10 minutes, easy'),
      ),
  },
];
