import type { CoachFacts } from '../../coach-facts';
import { nutrientAsked, type AskedNutrient } from '../../understanding/food-words';
import { count, joined } from '../wording/count';
import { dayCaloriesIn, dayCaloriesText } from './day-calories';
import { eatenOf } from './dish-text';
import { foodCareFor, kidneyText } from './food-care';
import { asksRichIn, richInText } from './rich-in';

type Answer = (facts: CoachFacts) => string;

const child = 'my|our|the|a|his|her';
const small = `(?:${child}) (?:\\w+ )?(?:toddler|kids?|son|daughter|child(?:ren)?|baby|little one|boy|girl|\\d ?(?:yo|year old)|teen\\w*)`;

const asksTarget =
  /\b(?:tdee|bmr|maintenance calories)\b|\bhow many calories (?:should|do|must|can) (?:i|you) (?:eat|have|need)\b|\bcalories\b.*\bto (?:lose|gain|maintain)\b/;

/** Whether something may be eaten comes before what is in it. */
const ofSafety: readonly (readonly [RegExp, Answer])[] = [
  [
    /\b(?:left|been|sat|sitting|stood|forgot\w*)\b.{0,24}\b(?:out|counter|car|bag|overnight|over ?night|last (?:night|nite)|hours?)\b.*\b(?:safe|eat|ok|okay|fine|still good|bin)\b|\b(?:safe|ok|okay|fine) to eat\b.*\b(?:out|counter|overnight|expired|past|date|mou?ld\w*|smells?)\b|\b(?:out of date|past (?:its )?(?:use by|date)|expired|mou?ldy|gone off|smells? (?:off|funny|weird|fine))\b.*\b(?:safe|eat|ok|okay|fine|cook)\b/,
    () =>
      "I'd throw it away. Meat, fish, cooked rice, eggs and dairy are safe for about two hours out of the fridge, one on a hot day; after that neither smell nor heating tells. Past a 'use by' date: out. Hard cheese, bread or fruit can be cut back where they look off, but not where they are soft and moldy.",
  ],
  [
    /\b(?:warfarin|coumadin|inr)\b/,
    () =>
      'With warfarin the amount of leafy greens matters less than keeping it **the same from week to week**: a sudden lot of spinach, kale or broccoli can weaken it. Before you change what you eat, ask the clinic or doctor who checks your INR.',
  ],
  [
    /\b(?:is|are)\b.{1,40}\b(?:always |usually |still )?safe\b(?!.{0,16}\b(?:pregnan\w*|bab(?:y|ies)))/,
    ({ spared: { diet } }) =>
      diet.avoids.length > 0
        ? `Often, but not always: I can't see into a kitchen. With ${joined(diet.avoids.map((each) => `no ${each}`))} ask about stock, sauce, flour and crumbs, and what shares the pan. On a label the allergens stand out.`
        : 'Fresh, and cooked through where it is meat, fish or egg: yes, for most people. What smells, looks or feels off goes out.',
  ],
];

/** What is often asked of eating, whatever somebody ate. The first that fits answers. */
const questions: readonly (readonly [RegExp, Answer])[] = [
  [
    /\bpregnan\w+\b.*\b(?:foods?|sushi|fish|cheese|tuna|salmon|coffee|wine|alcohol|eggs?)\b|\bpregnan\w+\b.*\b(?:what|which|can i|can we|safe|ok|allowed|avoid|not eat|how much)\b.*\b(?:fish|eat\w*|food|cheese|drink\w*|sushi|coffee|meat|egg\w*)\b|\b(?:what|which|can i|safe|ok|avoid)\b.*\b(?:fish|eat\w*|foods?|cheese|drink\w*)\b.*\b(?:pregnan\w+|expecting)\b/,
    ({ spared: { diet } }) => {
      const good = eatenOf(diet, [
        ['fish twice a week, cooked', 'fish'],
        ['eggs, cooked through', 'egg'],
        ['pasteurized dairy', 'milk'],
        ['beans, grains, fruit and vegetables, washed well', ''],
      ]).join('; ');
      return `Good for both of you: ${good}. **Leave out** raw or smoked fish, shark and swordfish, raw or pink meat and egg, pâté and liver, soft cheese from raw milk, and alcohol; coffee up to two small cups. Your midwife or doctor knows the rest, and takes every question.`;
    },
  ],
  [
    /\b(?:breast ?feed\w*|nursing)\b.*\b(?:eat\w*|food|calories|diet|drink\w*|how much|lose)\b|\b(?:eat\w*|food|calories)\b.*\b(?:breast ?feed\w*|nursing)\b/,
    () =>
      "More than before: some 300 to 500 kcal a day, so eat to your hunger, with something at hand for each feed, and a glass of water with it. It's no time for a diet; the body takes its time. Your midwife or doctor knows your case.",
  ],
  [
    /^(?:so |hey |hi )?what (?:can|do) you (?:do|know|help with)\b|^help(?: me)?$|^how does this (?:work|chat work)\b/,
    () =>
      "Tell me what you ate, and I'll put it together to log. I know what is in a food, what is left today, and ideas for the next meal that fit what you eat: *“something quick”*, *“dinner under 500”*, *“got rice and peppers”*.",
  ],
  [
    /\b(?:are|is) (?:all )?(?:carbs?|fats?) (?:really |so )?(?:bad|evil|ok|okay|healthy|unhealthy|good|the enemy|fattening)\b|\bdo carbs make\b/,
    () =>
      'No: carbs are fuel for muscles and head, and fat carries vitamins and flavor. Whole grains, fruit and beans, nuts, seeds and good oils are the ones to have most of; what adds weight is the total of the day.',
  ],
  [
    /\b(?:white|brown|whole ?(?:grain|meal|wheat))\b.*\b(?:bread|rice|pasta)\b.*\b(?:better|worse|healthier|or|vs|than)\b/,
    () =>
      'The calories are much the same. Whole grain has more fiber, keeps you full longer and is kinder to blood sugar; white is easier before a run or with an upset stomach.',
  ],
  [
    /\b(?:sick|ill|flu|a cold|stomach (?:bug|flu)|nause\w+|diarrh\w+|food poisoning)\b.*\b(?:eat|food|drink|meals?)\b|\b(?:eat|food)\b.*\b(?:sick|ill|flu|a cold|stomach bug|nause\w+|diarrh\w+)\b/,
    () =>
      "Small and plain, and only what you fancy: broth, rice, a banana, potatoes. Drinking matters more: small sips, often. See a doctor if you can't keep drinks down, have a high fever, or it lasts longer than two days.",
  ],
  [
    /\b(?:copy|repeat|same (?:as|thing|again)|again)\b.*\b(?:yesterday\w*|last (?:night|week)|breakfast|lunch|dinner|meal)\b|^(?:log |had |add )?(?:the|my) usual\b|^same (?:again|as (?:always|usual))\b/,
    () =>
      'I only see what you logged today. Step back to that day on the *Nutrition* page: each meal there can be logged again with one tap.',
  ],
  [
    /\bfoods? (?:to avoid|i should avoid|that are bad)\b|\bwhat (?:should|shouldnt|cant|must) i (?:not |never )?(?:eat|avoid)\b(?=.*\b(?:not|never|avoid|shouldnt|cant)\b|$)(?<=\b(?:not|never|shouldnt|cant|avoid).*)/,
    (facts) => {
      const { isVegan, isVegetarian, avoids } = facts.spared.diet;
      const told = [
        ...(isVegan ? ['vegan'] : isVegetarian ? ['vegetarian'] : []),
        ...avoids.map((each) => `without ${each}`),
      ];
      const kept = told.length > 0 ? ` You told me ${joined(told)}, so I suggest nothing else.` : '';
      const notes = foodCareFor(facts)
        .notes.map((note) => ` ${note}`)
        .join('');
      return `No food is off limits as such: less sugar in drinks, less cured meat, less alcohol, and the rest is a matter of the portion.${kept}${notes}`;
    },
  ],
  [
    /\bwater weight\b|\b(?:gained|up|put on)\b.*\bovernight\b|\bweight\b.*\bup and down\b/,
    () =>
      "A kilo or two up or down overnight is water: salt, carbs, a hard session, your cycle. It isn't fat. Look at the average of a week instead.",
  ],
  [
    /\b(?:dont|do not|hate|cant stand) (?:like |eat )?(?:any )?(?:veg\w*|greens)\b|\b(?:eat|get|add|more)\b.*\bmore (?:veg\w*|greens|fruit)\b/,
    () =>
      'Start with one you like and one place for it: grated into a sauce, blended into a soup, roasted with spices, frozen peas in the pan for the last minute. Raw with a dip counts, too. One more a day is plenty.',
  ],
  [
    /\b(?:stop|quit|control)\b.*\b(?:snack\w*|overeat\w*|nibbl\w*)\b|\b(?:always|often|keep)\b.*\b(?:overeat\w*|snack\w*)\b/,
    () =>
      "Often the day before it was too small: eat enough earlier, with protein at each meal, and plan one snack that you sit down for. What stands out of sight is eaten less. If it feels out of your hands, talk to a doctor; that's common, and there's help.",
  ],
  [
    /\bwhat (?:should|can|could) i (?:change|improve|do better)\b|\b(?:improve|fix|clean up) my (?:diet|eating)\b|\bhow (?:do i|to|can i) eat (?:better|healthier|healthy|clean)\b/,
    () =>
      'One thing at a time: protein at breakfast, vegetables on half the plate at dinner, whole grain for white, water for sweet drinks. Pick the one that sounds easiest and keep it for two weeks.',
  ],
  [
    /\b(?:mcdonalds|mcds|kfc|burger king|fast food|takeaways?|junk food)\b.*\b(?:bad|ok|okay|unhealthy|healthy|every|often)\b|\b(?:is|are|how bad)\b.*\b(?:mcdonalds|mcds|kfc|fast food|junk food|takeaways?)\b/,
    () =>
      'Now and then is fine. Take the smaller size, water or a zero drink, and something green beside it; the rest of the week decides.',
  ],
  [
    /\bbar ?codes?\b|\bscan\b/,
    () =>
      "I can't scan codes. Write what you had, take a photo of it on the *Nutrition* page, or use the search there: it knows some nine thousand foods, and you can add your own from a pack.",
  ],
  [
    asksTarget,
    (facts) =>
      facts.nutrition
        ? `Your target here is **${count(facts.nutrition.targets.calories, 'kcal')}** a day. *Goals* on the *Nutrition* page shows beside it what I'd suggest for your height, weight and activity, also for losing or gaining slowly.`
        : "*Goals* on the *Nutrition* page shows what I'd suggest for your height, weight and activity.",
  ],
  [
    /\b(?:protein|shake|eat|food|meal|carbs)\b.*\bbefore or after\b|\bbefore or after (?:the gym|training|(?:a |my )?workout)\b/,
    () =>
      'Either works. What counts is enough protein over the day; within a few hours before or after training is close enough. Take it when it sits well.',
  ],
  [
    /\b(?:do|should|must) i (?:need|have to|take|buy|use|get)\b.*\b(?:protein powder|shakes?|whey)\b|\bprotein powder\b.*\b(?:need|worth|necessary|good|bad)\b/,
    () =>
      "No, food does it. Powder is handy when you're short of time, nothing more. If you use it, count it like any other food; with kidney trouble ask your doctor first.",
  ],
  [
    /\b(?:why|how) (?:is|much)\b.*\bsugar\b.*\b(?:bad|day|too much|ok|safe)\b|\bis sugar (?:bad|ok|evil|addictive)\b|\bquit(?:ting)? sugar\b|\bsugar\b.*\bbad for\b/,
    () =>
      "A little is fine. It's easy to eat a lot of it without getting full, and it's hard on teeth: keep added sugar below about 50 g a day, better 25. Fruit and milk don't count as added. I count sugar only as a part of the carbs.",
  ],
  [
    /\b(?:healthiest|best|good|which)\b.*\b(?:bread|cereals?|granola|muesli|protein bars?|snack bars?|crackers|yog\w+|milk|oil)\b(?!.*\b(?:calories|protein in|vs|or)\b)/,
    () =>
      'The pack tells, per 100 g: more fiber and protein, less sugar and salt, a short list of ingredients. For bread and cereal that means whole grain first in the list; for oil, olive or canola; for yogurt and milk, plain ones.',
  ],
  [
    new RegExp(
      `\\b${small}\\b.*\\b(?:wont|doesnt|does not|refuses?|hates?|dont|picky|fussy|only eats?|tips|how (?:do|can) i get)\\b|\\b(?:picky|fussy) (?:eater|toddler|kids?)\\b`,
    ),
    () =>
      "I coach grown-ups, but the basics are simple: offer a small taste again and again, without pressure, eat the same yourself, and let little hands help. It can take ten or more tries. If you're worried about growth or weight, ask your pediatrician.",
  ],
  [
    /\b(?:carbs?|eat\w*|food|dinner|meals?|snack\w*)\b.*\b(?:after|past|at) (?:\d+ ?(?:pm|oclock)?|night|dark)\b.*\b(?:fat|bad|gain|true|weight|ok|myth|right)\b|\b(?:bad|ok|fat|wrong)\b.*\b(?:eat\w*|carbs?|dinner)\b.*\b(?:late|at night|after \d+)\b/,
    () =>
      'No, the hour makes nobody fat: what counts is the day in total. If late meals disturb your sleep, eat the big one two or three hours before bed.',
  ],
  [
    /\b(?:skip\w*|miss\w*|no|without)\b.*\b(?:breakfast|meals?)\b.*\b(?:bad|ok|okay|fine|lose|fat|should|good|\?)|\b(?:should|can|is it)\b.*\bskip\w* (?:breakfast|lunch|dinner|meals?)\b|\bdo i (?:need|have) to eat breakfast\b/,
    () =>
      "If you aren't hungry, a later first meal is fine; nothing magic happens at breakfast. If it makes you ravenous by the evening, eat something small with protein early. Don't skip meals to make up for others.",
  ],
  [
    /\b(?:detox\w*|cleanse|juice (?:fast|diet)|apple cider vinegar|acv|fat[ -]?burn\w* (?:food|tea|drink)s?|slimming tea|skinny tea|boost (?:my )?metabolism|celery juice)\b/,
    () =>
      'No food or drink burns fat or cleans you out; your liver and kidneys do that by themselves. Spend the money on vegetables, protein you like and good coffee.',
  ],
  [
    /\bhow (?:many|often)\b.*\b(?:meals|times)\b.*\b(?:day|eat)\b|\bhow often should i eat\b/,
    () =>
      'As many as suit your day: three meals and a snack fit most people. The total and some protein at each meal matter more than the number.',
  ],
  [
    /\b(?:coffee|caffeine|espresso|pre ?workout)\b.*\b(?:before|gym|workout|training|run|late|too much)\b/,
    () =>
      "A coffee half an hour to an hour before training is fine if you're used to it. Keep it to about four cups a day, fewer if your heart races, and none in the afternoon if sleep is short. In pregnancy half of that is the limit.",
  ],
  [
    /\b(?:how (?:do|can|to|should)|want to|need to|trying to|best way|help me|tips)\b.*\b(?:lose|drop|shed|burn)\b.*\b(?:weight|fat|kgs?|kilos?|pounds|lbs?|belly|stone)\b|\bbelly fat\b/,
    (facts) =>
      foodCareFor(facts).isTender
        ? "Losing weight is nothing I'd work on now. Regular meals and moving for fun are; a doctor can tell you more."
        : 'Slowly, and with food you like: a small gap below what you burn, protein at each meal, vegetables on half the plate, and training you enjoy. Half a kilo a week is plenty. Nobody can choose where it goes first, belly included. Your target is under *Goals* on the *Nutrition* page.',
  ],
  [
    /\b(?:gain|put on|bulk)\b.*\b(?:weight|muscle|mass|size|up)\b|\bbulking\b/,
    () =>
      'Eat a little more than you burn: one extra snack or bigger portions, protein at each meal, and training that gets harder over the weeks. Nuts, oats, rice, oil and dried fruit, as far as you eat them, add a lot in few bites.',
  ],
  [
    /\b(?:stuck|plateau|not losing|scale (?:isnt|wont|not) mov\w+|weight (?:isnt|wont|not) (?:mov|chang|go)\w+)\b/,
    () =>
      "A few weeks without change are normal: water hides what happens. Look at the average of the week, log everything for seven days, drinks and oil too, and keep your sleep. If it still stands, *Goals* on the *Nutrition* page fits your target to today's weight.",
  ],
];

/** The answer to what is often asked of eating; null where a message asks for something else. */
export function commonAnswer(said: string, facts: CoachFacts): string | null {
  const rich = asksRichIn(said) ? richInText(said, facts.spared.diet) : null;
  if (rich) return foodCareFor(facts, said).hasKidneys ? kidneyText : rich;
  const kcal = dayCaloriesIn(said);
  if (kcal !== null) return dayCaloriesText(kcal, facts);
  return [...ofSafety, ...questions].find(([words]) => words.test(said))?.[1](facts) ?? null;
}

/** Words of a question as of a figure: 'carbs at night make you fat'. */
const ofBoth: readonly (AskedNutrient | null)[] = [null, 'carbs', 'fat', 'sugar'];

/** Whether it is asked here: the figures of a food are not. */
export const isCommonQuestion = (said: string): boolean =>
  ofSafety.some(([words]) => words.test(said)) ||
  dayCaloriesIn(said) !== null ||
  asksTarget.test(said) ||
  asksRichIn(said) ||
  (ofBoth.includes(nutrientAsked(said)) && questions.some(([words]) => words.test(said)));
