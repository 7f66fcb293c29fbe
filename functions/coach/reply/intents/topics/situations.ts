import { bodyMassIndex, healthyBmi } from '../../../../../shared/rules/bmi';
import { formatWeight, weightIn, weightText } from '../../../../../shared/rules/units';
import { chip, say } from '../../dialogue';
import { joined } from '../../../../../shared/rules/joined';
import { count } from '../../wording/count';
import { isYoung, youngText } from '../body-measures';
import { acknowledgement } from '../small-talk';
import { period } from '../period';
import { more, offer, type Topic } from './topic';

const adultPulse = 220;

/** Days and situations in which people ask how to train, or whether to. */
const slowsHeart = /\b(?:beta ?blockers?|bisoprolol|metoprolol|propranolol|atenolol|carvedilol|nebivolol)\b/i;

export const situations: readonly Topic[] = [
  {
    name: 'topic-slept-badly',
    called: 'a bad night',
    asks: [
      /\b(?:slept (?:only |just |for |about )?(?:[1-5] ?h?|[1-5] ?hrs?|one|two|three|four|five)\b|(?:[1-5]|three|four|five) (?:hours?|hrs?) (?:of )?sleep|(?:bad|terrible|awful|rough|short) night|no sleep|barely (?:slept|any sleep)|hardly (?:slept|any sleep)|didnt sleep|havent slept|up all night|slept (?:so |really |very )?(?:bad|badly|terribly|awful|like crap))\b/,
    ],
    not: /\b(?:weeks|months|every night|always|days in a row|pills|tablets|heart|chest|dizzy|baby is|hurts?|pain\w*|\d+ ?min\w*|insomnia|vomit\w*|threw up)\b/,
    answer: () =>
      offer(
        "Then today isn't the day for records. A walk or ten easy minutes is fine and often makes you feel better; heavy or fast work can wait. If you'd rather go to bed early, that's training too.",
        chip('10 gentle minutes'),
      ),
    next: [
      [
        /\b(?:should|can|train|work ?out|what|still)\b/,
        () => offer('Easy, yes; hard, no. And if you feel shaky, skip it.', chip('10 gentle minutes')),
      ],
    ],
  },
  {
    name: 'topic-travel',
    called: 'training on the road',
    asks: [
      /\b(?:hotel(?: room)?|travel(?:l?ing)?|on the road|business trip|on holiday|on vacation|going away|camping|airbnb|on a (?:trip|cruise))\b/,
      /\b(?:train\w*|work ?outs?|exercis\w*|what (?:do|should|can)|streak|keep|stay|how|fit|plan|weeks?|days?)\b/,
    ],
    not: /\b(?:(?:hotel room )?workout without|any workouts|please|tiny|streak|freez\w*|fatigued|buffet|breakfast|pause|cancel|dumbbells?|bands?|\d+ ?min\w*|sick|hurts?|pain\w*|booking|flight|cheap|calories|eat\w*|food|recommend (?:a|me a) hotel|pack list|insurance)\b/,
    when: ({ reading }) => reading.groups.length === 0 && reading.equipment.length === 0,
    answer: () =>
      offer(
        "You need a floor and ten minutes: squats, push-ups on the bed edge, lunges, a plank. **Two or three short workouts a week keep everything you've built**, and walking somewhere new is twice as good for your mood. Two weeks off cost you almost nothing, by the way.",
        chip('10 minutes without equipment'),
        chip('15 minutes, no jumping'),
      ),
  },
  {
    name: 'topic-period',
    called: 'your period',
    asks: [
      /\b(?:(?:on|my|have|got|during|having|the) (?:\w+ )?period|menstruat\w*|time of the month|period (?:cramps?|pains?|started|day)|on my rag|pms)\b/,
    ],
    not: /\b(?:breathless|endometriosis|grace|cooling off|missed|late|pregnan\w*|period of|trial|no period|lost my|stopped|heavy bleeding|faint\w*|soak\w*|two weeks|\d+ ?min\w*|month|log|track|workout|session|give|plan)\b/,
    answer: period.answer,
  },
  {
    name: 'topic-twice-a-day',
    called: 'training twice a day',
    asks: [
      /\b(?:twice|two times|2x|2 times|two workouts|2 workouts|two sessions) (?:a|per|in (?:a|one)|each|the same) day\b|\btwo a days\b/,
    ],
    not: /\b(?:points|shower|dog|teeth|\d+ ?min\w*|hurts?|pain\w*|eat\w*|brush\w*|meals?|pills?)\b/,
    answer: () =>
      say(
        "If one of the two is easy, like a walk or stretching, sure. Two hard ones a day wear you down faster than they build you up; one good session and a night's sleep work better. Up to three workouts a day earn points.",
      ),
  },
  {
    name: 'topic-lose-pace',
    called: 'how fast weight goes',
    asks: [
      /\b(?:how (?:long|fast|quick\w*|much|soon)|realistic|possible|in (?:a|one|1|2|two|3|three|\d+) (?:weeks?|months?))\b/,
    ],
    when: ({ earlier }, said) =>
      /\b(?:lose|drop|shed|get rid of)\b.*\b(?:weight|kilos?|kg|lbs?|pounds?|stone)\b|\b(?:weight|kilos?|kg|lbs?|pounds?)\b.*\b(?:lose|drop|shed)\b/.test(
        said,
      ) ||
      (earlier.intent === 'lose-weight' &&
        said.split(' ').length <= 7 &&
        /\bhow (?:long|fast|quick\w*|soon)\b/.test(said)),
    not: /\b(?:not eat\w*|starv\w*|water fast|fast(?:ing)? for|sauna|days|pills?|baby weight|breastfeed\w*|overnight|pregnan\w*|weigh in|laxative\w*|dog|cat|muscle|how much (?:do|did) i)\b/,
    answer: ({ facts }) => {
      if (isYoung(facts)) return say(youngText);
      const { weightKg, targetWeightKg } = facts.answers ?? { weightKg: null, targetWeightKg: null };
      const left = weightKg !== null && targetWeightKg !== null ? weightKg - targetWeightKg : 0;
      const own =
        weightKg !== null && left > 0.5
          ? ` For your target of ${formatWeight(targetWeightKg ?? 0, facts.units)} that means about **${Math.ceil(left / 0.75)} to ${Math.ceil(left / 0.35)} weeks**.`
          : '';
      return say(
        `What lasts is about **1 to 2 lb (half a kilo to a kilo) a week**, so 4 to 8 lb (two to four kilos) a month.${own} Faster is mostly water and muscle, and it comes back. The scale moves in steps, so look at the month.`,
      );
    },
    next: [
      [
        more,
        () =>
          say(
            'A pound of fat holds about 3,500 kcal (a kilo, 7,700). Losing a pound a week takes around 500 kcal a day less than you use: a smaller portion plus a walk. More than that makes you hungry and costs muscle.',
          ),
      ],
    ],
  },
  {
    name: 'topic-right-weight',
    called: 'your weight',
    asks: [
      /\b(?:what|whats|which|how much|am i|is (?:that|this|it|my weight)|too)\b/,
      /\b(?:(?:should|ought) (?:my weight be|i weigh)|(?:ideal|right|healthy|normal|good) weight|overweight|underweight|too (?:heavy|thin|skinny) for my (?:height|age))\b/,
    ],
    not: /\b(?:dumbbells?|kettlebells?|bar|lift\w*|squats?|for curls|weights|kid|son|daughter|dog|cat|baby)\b/,
    answer: ({ facts }) => {
      if (isYoung(facts)) return say(youngText);
      if (!facts.answers)
        return say("I don't have your measurements yet. Add them in the setup, and I can tell you.");
      const { heightCm, weightKg, targetWeightKg } = facts.answers;
      const { units } = facts;
      const at = (index: number) =>
        weightText(Math.round(weightIn(index * (heightCm / 100) ** 2, units)), units);
      const index = bodyMassIndex(weightKg, heightCm);
      const target =
        targetWeightKg === null ? '' : ` Your own target is ${formatWeight(targetWeightKg, facts.units)}.`;
      return say(
        `There's no one right number. For your height the usual healthy range is about **${at(healthyBmi.least)} to ${at(healthyBmi.most)}**; you're at ${formatWeight(weightKg, facts.units)}${index === null ? '' : ` (BMI ${index.toFixed(1)})`}.${target} Muscle, age, and frame shift it, so how you feel, sleep, and move says more.`,
      );
    },
  },
  {
    name: 'topic-pulse-number',
    called: 'your heart rate',
    asks: [/\b(?:9\d|1\d\d|2[0-2]\d)\b/],
    when: ({ earlier }, said) =>
      /\b(?:heart rate|pulse|bpm|hr|heart goes|beats per)\b/.test(said) ||
      (earlier.intent === 'heart-rate' && said.split(' ').length <= 8),
    not: /\b(?:before i stop|songs?|playlist|music|metronome|rest(?:ing)?|bed|sitting|sofa|skips?|flutter\w*|irregular|chest|dizzy|faint\w*|breath\w*|kg|cm|kcal|calories|stays|wont (?:go|come) down|still|beta|pills?|blood pressure|over \d+|\d+ \d+)\b/,
    answer: ({ text, facts }) => {
      if (facts.spared.facts.some(({ words }) => slowsHeart.test(words)) || slowsHeart.test(text))
        return say(
          'With a medicine that slows the heart, the number says little, so ignore it. Go by breath: **easy** is when you can sing, **moderate** when you can talk. Ask your doctor how hard you can go.',
        );
      const beats = Number(/\d{2,3}/.exec(text)?.[0] ?? 0);
      const most = adultPulse - (facts.answers?.age ?? 40);
      return say(
        beats > most + 8
          ? `That is above the rough maximum for your age (220 minus age, so **${most}**). Often the sensor is off, so count at your wrist for 15 seconds and multiply by four. If it's right, ease off, and see a doctor before you push again. With chest pain, dizziness, or a flutter: stop and get help.`
          : `That's normal during hard work: your rough maximum is 220 minus your age, so **${most}**. Easy is below ${Math.round(most * 0.64)}, moderate up to ${Math.round(most * 0.76)}, hard above. It should come down quickly when you stop. If your resting pulse is above 100, or you have any chest pain or dizziness, see a doctor.`,
      );
    },
    next: [
      [
        /\b(?:dangerous|bad|ok|okay|normal|too high|worr\w*|safe)\b/,
        () =>
          say(
            'Not as long as you feel well, it slows when you ease off, and it drops soon after. With a heart condition or heart medicine, let a doctor set your limits.',
          ),
      ],
    ],
  },
  {
    name: 'topic-streak-if',
    called: 'your streak',
    asks: [
      /\b(?:if i|when i|and|what about|what happens)\b/,
      /\b(?:miss|skip|dont train|rest|days?|off|tomorrow|take)\b/,
    ],
    when: ({ earlier }, said) =>
      said.split(' ').length <= 9 &&
      (/\bwhat (?:happens )?(?:if|when) i (?:miss|skip|dont (?:train|work ?out)|take a day)\b/.test(said) ||
        (['streak', 'streak-freeze', 'topic-streak-if', 'topic-streak-lost'].includes(earlier.intent ?? '') &&
          /\b(?:miss|skip|days?|off|tomorrow)\b/.test(said))),
    not: /\b(?:meal|breakfast|lunch|dinner|pill|dose|period|points|days? a week|rest day in|train on)\b/,
    answer: ({ text, facts }) => {
      const { freezesHeld, currentStreak } = facts.progress;
      const missed = /\b(?:two|2|couple|few)\b/i.test(text) ? 2 : /\b(?:three|3|week)\b/i.test(text) ? 3 : 1;
      if (currentStreak === 0)
        return say(
          "Nothing. You don't have a streak right now, so there's none to lose. Your next workout starts one.",
        );
      const held = `You have **${count(freezesHeld, 'freeze')}**`;
      return say(
        freezesHeld >= missed
          ? `${held}, so ${missed === 1 ? 'one missed day is' : `${missed} missed days are`} covered automatically, and your streak of ${count(currentStreak, 'day')} goes on.`
          : `${held}, and each covers one day, so ${missed === 1 ? 'a missed day' : `${missed} days in a row`} would end your streak of ${count(currentStreak, 'day')}. Five easy minutes keep it, and you keep your points either way.`,
      );
    },
  },
  {
    name: 'topic-worth-short',
    called: 'short workouts',
    asks: [
      /\b(?:is|are|does|do|will|can|would) (?:that|it|this|they|those|\d+ ?min\w*|five minutes|ten minutes|so little|such a short \w+) (?:\w+ ){0,2}(?:worth|enough|do (?:anything|something)|any good|pointless|bring|make a difference|count|help|useful)\b/,
    ],
    when: ({ reading, earlier }, said) =>
      said.split(' ').length <= 9 &&
      ((reading.minutes !== null && reading.minutes <= 15) ||
        (reading.minutes === null &&
          earlier.plan !== null &&
          earlier.isPlanLast &&
          earlier.plan.minutes <= 15)),
    not: /\b(?:today|meantime|calories|kcal|a day|per day|daily|week|protein|water|calories|eat\w*|sleep|steps)\b/,
    answer: () =>
      say(
        'Yes. Five minutes wake up your muscles, keep the habit and your streak alive, and often turn into ten. Short ones on most days beat the long one that never happens.',
      ),
  },
  {
    name: 'topic-rest-injury',
    called: 'how long to rest it',
    asks: [
      /\bhow long (?:should|do|must|shall|will) (?:i|we|it) (?:have to |need to )?(?:rest|wait|leave|stop|pause|stay off|take off|be out|take)\b/,
    ],
    not: /\b(?:sets?|between|exercises|reps|results?|abs|lose|eat\w*|food|surgery|operation|birth|baby|pregnan\w*|fever|covid|flu|concussion|before bed|creatine|caffeine|meal|break)\b/,
    when: ({ facts }, said) =>
      facts.spared.facts.length > 0 ||
      /\b(?:knees?|ankles?|back|shoulders?|wrists?|hips?|neck|muscles?|legs?|sore)\b/.test(said),
    answer: () =>
      say(
        "Sore muscles: two or three days. A joint that hurts: until everyday things, like stairs, are pain-free, and then with half of what you did. If it's swollen, started with a fall, or is no better after a week, see a doctor or physical therapist.",
      ),
  },
  {
    name: 'topic-event',
    called: 'your date',
    asks: [
      /\b(?:wedding|holiday|reunion|photo ?shoot|party|prom|beach|big day|birthday|vacation|summer|christmas)\b/,
      /\bin (?:a|one|two|three|\d+) (?:weeks?|months?)\b|\bnext (?:month|week|summer)\b/,
    ],
    not: /\b(?:rain|dress|accountants?|boss|weather|beach next|on holiday|going on|eat\w*|food|starv\w*|fast|present|gift|shed|crash|lose \d+|days|not eating|pack|book\w*|invite\w*|hotel|flights?|who|where)\b/,
    answer: () =>
      offer(
        "A date helps. **Strength two or three times a week, a walk on the other days, protein, and sleep**: you'll feel it after two weeks and see your posture and shape change in six to twelve. No crash diet; you want to glow, not go hungry. Want me to plan your week?",
        chip('Plan my week'),
      ),
  },
  {
    name: 'topic-hardest',
    called: 'the hard ones',
    asks: [
      /\b(?:hardest|toughest|most (?:difficult|brutal|intense|advanced|challenging)|killer|meanest)\b/,
      /\b(?:exercises?|moves?|one|ones|you have|you got|workout)\b/,
      /\b(?:what|whats|which|show|name)\b/,
    ],
    not: /\b(?:who|guy|film|movie|game|book|language|exam|\d+ ?min\w*|easier|for me to lose|day|part)\b/,
    answer: ({ facts, pains }) => {
      const hard = facts.exercises.filter(
        ({ skillLevel, avoidWith }) =>
          skillLevel === 'advanced' && !avoidWith.some((area) => pains.areas.has(area)),
      );
      const shown = hard.slice(0, 4);
      return say(
        `These are among the hardest here: **${joined(shown.map(({ name }) => name))}**. Clean and slow beats many.`,
        shown.map(({ id }) => id),
      );
    },
  },
  {
    name: 'topic-most-burning',
    called: 'what burns most',
    asks: [
      /\b(?:burns?|burning|burned)\b/,
      /\b(?:most|best|highest|fastest)\b/,
      /\b(?:calories?|fat|kcal|energy)\b/,
    ],
    not: /\b(?:time|way|\d+ ?min\w*|food|eat\w*|belly|diet|tea|pills?|fasted)\b/,
    answer: ({ facts, pains }) => {
      const top = facts.exercises
        .filter(({ avoidWith }) => !avoidWith.some((area) => pains.areas.has(area)))
        .toSorted((a, b) => b.met - a.met)
        .slice(0, 4);
      return say(
        `In the library, the ones that move your whole body fast: **${joined(top.map(({ name }) => name))}**. But a pace you can hold for half an hour burns more than the fiercest minute, and you'll only repeat what you like.`,
        top.map(({ id }) => id),
      );
    },
  },
  {
    name: 'topic-hungry-after',
    called: 'being hungry',
    asks: [
      /\b(?:hungry|starving|hunger|appetite|cravings?|crave)\b/,
      /\b(?:after|since|when i|because of|from)\b/,
      /\b(?:train\w*|work ?outs?|work(?:ing)? out|exercis\w*|gym|runs?|running|started)\b/,
    ],
    not: /\b(?:what (?:should|can|do)|eating disorder|days|purg\w*|binge\w*|pregnan\w*|diabet\w*|shak\w*)\b/,
    answer: () =>
      say(
        "Your body wants back what it used; that's normal, especially after long or late workouts. Have your next meal soon, with protein and something filling like potatoes, beans, or vegetables, and drink first, since thirst can feel like hunger. Regular meals beforehand help too.",
      ),
  },
  {
    name: 'topic-energy-drink',
    called: 'energy drinks',
    asks: [
      /\b(?:energy drinks?|red bull|monster|pre ?workout|coke|cola|gatorade|sports drinks?|isotonic)\b/,
      /\b(?:ok|okay|good|bad|should|can|before|after|need|what about|how about|help|safe|worth)\b/,
    ],
    not: /\b(?:bed|snacks?|powders?|film|movie|monsters|calories|kcal|sugar|how much|log|had|drank|heart|chest|palpitation\w*|cans|shaky|pregnan\w*)\b/,
    answer: ({ facts }) =>
      say(
        (facts.answers?.age ?? 30) < 18
          ? "Not until you're an adult; that much caffeine is too much for a young heart. Water and a banana do more."
          : "You don't need one. What works in them is caffeine, and a small coffee has that too; the sugar only helps beyond an hour of hard work. For everything else, water is enough. Not late in the day, and not with heart trouble, high blood pressure, or in pregnancy.",
      ),
  },
  {
    name: 'topic-mind',
    called: 'training and the mind',
    asks: [
      /\b(?:exercise|exercising|training|working out|work ?outs?|sport|walking|yoga)\b.*\b(?:help\w*|good for|cure|reduce|improve|make|affect|work)\b.*\b(?:anxiety|anxious|depress\w*|mood|stress|mental health|adhd|happy|happier|brain|head|mind)\b|\bwhy do i feel (?:\w+ ){0,3}(?:good|great|happy|better|amazing) (?:after|when)\b|\bendorphins\b|\brunners high\b/,
    ],
    not: /\b(?:\d+ ?min\w*|give|meds|medication|suicid\w*|kill|attack|worse|hopeless|pills|before|im so|i am so)\b/,
    answer: () =>
      say(
        "It does. Moving lifts your mood the same day, releases tension, and deepens sleep. For worries and low mood, studies used about two or three times a week, and walking counts. It works well alongside talking to someone or treatment; it doesn't have to replace them.",
      ),
  },
  {
    name: 'topic-music',
    called: 'music',
    asks: [
      /\b(?:music|songs?|playlist|podcast|spotify)\b/,
      /\b(?:what|which|recommend|should|good|best|listen|suggest|help)\b/,
      /\b(?:listen|train\w*|work ?outs?|exercis\w*|run\w*|should i|gym|playlist)\b/,
    ],
    not: /\b(?:kill you|turn|off|stop|volume|mute|annoying|loud|change|sound|wedding|sleep|party|dance game)\b/,
    answer: () =>
      say(
        "Whatever makes you nod: around 120 to 140 beats a minute suits most workouts, something slow for stretching. Songs you love make it feel easier; that's well studied. Turn mine on with the audio button.",
      ),
  },
  {
    name: 'topic-about-me',
    called: 'me',
    asks: [
      /^(?:(?:and|so|but|hey|ok|lol|ana) )*(?:are|do|did|have|can|where|how|whats|what is|which|when|who)\b/,
      /\b(?:you|u|your|ur)\b/,
      /\b(?:married|boyfriend|girlfriend|single|kids|children|where are you from|live|born|how old|your age|birthday|ever get tired|get tired|sleep|eat|hungry|favou?rite (?:food|colou?r|song|exercise|move)|hobbies|feelings|feel (?:anything|pain)|lonely|dream|family|your (?:mum|mom|sign|body)|work out yourself|train yourself|how tall|how much do you weigh)\b/,
    ],
    not: /\b(?:how do you say|family plan|in korean|in hindi|protein|too much|carbs|can you (?:train|make|give|plan)|my|me|should i|do you think|do you have (?:exercises|workouts)|i|you know|you see|recipes?|recommend)\b/,
    answer: () =>
      say(
        "I'm software, so no hometown, no birthday, and no sore legs. What I do have is time, at any hour. So tell me: how are you today?",
      ),
  },
  {
    name: 'topic-be-kind',
    called: 'a kind word',
    asks: [
      /\b(?:say something (?:nice|kind|sweet|encouraging|positive|good)|cheer me up|compliment me|be nice to me|tell me (?:im|i am) (?:good|great|doing (?:well|good|great|ok))|encourage me|need (?:a hug|encouragement|a kind word|some love)|pep talk)\b/,
    ],
    not: /\b(?:pizza)\b/,
    answer: ({ facts }) => {
      const { workoutsCompleted, currentStreak } = facts.progress;
      return say(
        workoutsCompleted > 0
          ? `Happy to: **${count(workoutsCompleted, 'workout')}**${currentStreak > 1 ? ` and ${count(currentStreak, 'day')} in a row` : ''}. You could have skipped any of them, and you didn't. That's the kind of person I like to plan for.`
          : "Happy to. You're here, and that's the part most people never get to. I'm glad you came.",
      );
    },
  },
  {
    name: 'topic-start-it',
    called: 'the workout above',
    asks: [
      /^(?:(?:ok|okay|yes|cool|right|alright|great|good|so|now) )*(?:start|lets start|start it|begin|lets begin|how do i start(?: it)?|im ready|ready|go ahead)(?: (?:now|please|pls|then|it))*$/,
    ],
    when: ({ earlier }) => earlier.plan !== null && earlier.isPlanLast,
    answer: acknowledgement.answer,
  },
  {
    name: 'topic-misheard',
    called: 'what you asked',
    asks: [
      /\b(?:(?:thats|that is|its) not what i (?:asked|meant|said|want(?:ed)?)|you (?:dont|didnt) (?:understand|get (?:it|me|that))|you misunderstood|wrong answer|that (?:wasnt|isnt) my question|didnt answer (?:my|the) question|thats not (?:an answer|my question)|that makes no sense)\b/,
    ],
    when: ({ earlier }, said) =>
      said.split(' ').length <= 8 && !(earlier.plan !== null && earlier.isPlanLast),
    answer: () => say("Sorry, I misunderstood. Say it once more in a few plain words, and I'll try again."),
  },
  {
    name: 'topic-language',
    called: 'languages',
    asks: [
      /\b(?:(?:do|can|could|will) (?:you|u|ana|it) (?:\w+ )?(?:speak|talk|answer|write|understand|reply)|^speak|change (?:the |my )?language|switch (?:to|the language)|other languages?|(?:answer|reply|talk|write) (?:to )?(?:me )?in)\b/,
      /\b(?:spanish|german|french|italian|portuguese|polish|dutch|turkish|arabic|hindi|chinese|japanese|language|languages)\b/,
    ],
    not: /\b(?:mail|letter|poem|song|message to|them|they|how do you say|what does|mean|translate|learn\w*|lesson|class|recipe|food|wine|squat|deadlift|body language|home ?work|essay|film|movie|restaurant)\b/,
    answer: () => say('Sorry, I only speak English for now. Simple words are fine, and I can handle typos.'),
  },
];
