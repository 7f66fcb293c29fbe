import type { CoachFacts } from '../../coach-facts';
import { nutrientAsked, type AskedNutrient } from '../../understanding/food-words';
import { joined } from '../../../../shared/rules/joined';
import { count } from '../wording/count';
import { dayCaloriesIn, dayCaloriesText } from './day-calories';
import { eatenOf } from './dish-text';
import { foodCareFor, kidneyText } from './food-care';
import { asksRichIn, richInText } from './rich-in';

type Answer = (facts: CoachFacts) => string;

const child = 'my|our|the|a|his|her';
const small = `(?:${child}) (?:\\w+ )?(?:toddler|kids?|son|daughter|child(?:ren)?|baby|little one|boy|girl|\\d ?(?:yo|year old)|teen\\w*)`;

const asksTarget =
  /\b(?:tdee|bmr|maintenance calories)\b|\bhow many calories (?:should|do|must|can) (?:i|you) (?:eat|have|need)\b|\bcalories\b.*\bto (?:lose|gain|maintain)\b/;

/** Whether something is safe to eat comes before what is in it. */
const ofSafety: readonly (readonly [RegExp, Answer])[] = [
  [
    /\b(?:left|been|sat|sitting|stood|forgot\w*)\b.{0,24}\b(?:out|counter|car|bag|overnight|over ?night|last (?:night|nite)|hours?)\b.*\b(?:safe|eat|ok|okay|fine|still good|bin)\b|\b(?:safe|ok|okay|fine) to eat\b.*\b(?:out|counter|overnight|expired|past|date|mou?ld\w*|smells?)\b|\b(?:out of date|past (?:its )?(?:use by|date)|expired|mou?ldy|gone off|smells? (?:off|funny|weird|fine))\b.*\b(?:safe|eat|ok|okay|fine|cook)\b/,
    () =>
      "I'd throw it away. Meat, fish, cooked rice, eggs, and dairy are safe for about two hours out of the fridge, one on a hot day; after that, smell won't tell you and reheating won't fix it. Past a 'use by' date, it goes out. On hard cheese and firm fruit you can cut away a bad spot; throw out anything soft or moldy.",
  ],
  [
    /\b(?:warfarin|coumadin|inr)\b/,
    () =>
      'With warfarin, the amount of leafy greens matters less than keeping it **the same from week to week**: suddenly eating a lot of spinach, kale, or broccoli can weaken it. Before you change what you eat, ask the clinic or doctor who checks your INR.',
  ],
  [
    /\b(?:is|are)\b.{1,40}\b(?:always |usually |still )?safe\b(?!.{0,16}\b(?:pregnan\w*|bab(?:y|ies)))/,
    ({ spared: { diet } }) =>
      diet.avoids.length > 0
        ? `Often, but not always; I can't see into the kitchen. With ${joined(diet.avoids.map((each) => `no ${each}`))} ask about stock, sauce, flour, and crumbs, and what shares the pan. On packaged food, check the allergens on the label.`
        : "For most people, yes, if it's fresh and any meat, fish, or egg is cooked through. If it smells, looks, or feels off, throw it out.",
  ],
];

/** Common questions about eating, whatever the person ate. The first match answers. */
const questions: readonly (readonly [RegExp, Answer])[] = [
  [
    /\bpregnan\w+\b.*\b(?:foods?|sushi|fish|cheese|tuna|salmon|coffee|wine|alcohol|eggs?)\b|\bpregnan\w+\b.*\b(?:what|which|can i|can we|safe|ok|allowed|avoid|not eat|how much)\b.*\b(?:fish|eat\w*|food|cheese|drink\w*|sushi|coffee|meat|egg\w*)\b|\b(?:what|which|can i|safe|ok|avoid)\b.*\b(?:fish|eat\w*|foods?|cheese|drink\w*)\b.*\b(?:pregnan\w+|expecting)\b/,
    ({ spared: { diet } }) => {
      const good = eatenOf(diet, [
        ['fish twice a week, cooked', 'fish'],
        ['eggs, cooked through', 'egg'],
        ['pasteurized dairy', 'milk'],
        ['beans, grains, and well-washed fruit and vegetables', ''],
      ]).join('; ');
      return `Good for both of you: ${good}. **Leave out** raw or smoked fish, shark, swordfish, raw or pink meat, raw egg, pâté, liver, soft cheese from raw milk, and alcohol. Coffee is fine up to two small cups. Your doctor or midwife can answer the rest.`;
    },
  ],
  [
    /\b(?:breast ?feed\w*|nursing)\b.*\b(?:eat\w*|food|calories|diet|drink\w*|how much|lose)\b|\b(?:eat\w*|food|calories)\b.*\b(?:breast ?feed\w*|nursing)\b/,
    () =>
      "More than before, about 300 to 500 kcal a day. Eat when you're hungry, and keep a snack and a glass of water within reach for each feed. This isn't the time for a diet; your body needs time. Your doctor or midwife knows your situation.",
  ],
  [
    /^(?:so |hey |hi )?what (?:can|do) you (?:do|know|help with)\b|^help(?: me)?$|^how does this (?:work|chat work)\b/,
    () =>
      "Tell me what you ate, and I'll put it together to log. I can tell you what's in a food and what's left today, and suggest meals that fit what you eat: *“something quick”*, *“dinner under 500”*, *“got rice and peppers”*.",
  ],
  [
    /\b(?:are|is) (?:all )?(?:carbs?|fats?) (?:really |so )?(?:bad|evil|ok|okay|healthy|unhealthy|good|the enemy|fattening)\b|\bdo carbs make\b/,
    () =>
      "No. Carbs fuel your muscles and your brain, and fat carries vitamins and flavor. Go mostly for whole grains, fruit, beans, nuts, seeds, and good oils; what adds weight is the day's total.",
  ],
  [
    /\b(?:white|brown|whole ?(?:grain|meal|wheat))\b.*\b(?:bread|rice|pasta)\b.*\b(?:better|worse|healthier|or|vs|than)\b/,
    () =>
      'The calories are much the same. Whole grain has more fiber, keeps you full longer, and is easier on blood sugar; white sits better before a run or with an upset stomach.',
  ],
  [
    /\b(?:sick|ill|flu|a cold|stomach (?:bug|flu)|nause\w+|diarrh\w+|food poisoning)\b.*\b(?:eat|food|drink|meals?)\b|\b(?:eat|food)\b.*\b(?:sick|ill|flu|a cold|stomach bug|nause\w+|diarrh\w+)\b/,
    () =>
      "Small and plain, and only what appeals to you: broth, rice, a banana, potatoes. Drinking matters more: small sips, often. See a doctor if you can't keep drinks down, have a high fever, or it lasts longer than two days.",
  ],
  [
    /\b(?:copy|repeat|same (?:as|thing|again)|again)\b.*\b(?:yesterday\w*|last (?:night|week)|breakfast|lunch|dinner|meal)\b|^(?:log |had |add )?(?:the|my) usual\b|^same (?:again|as (?:always|usual))\b/,
    () =>
      'I only see what you logged today. Go back to that day on the *Nutrition* page: you can log any meal there again with one tap.',
  ],
  [
    /\bfoods? (?:to avoid|i should avoid|that are bad)\b|\bwhat (?:should|shouldnt|cant|must) i (?:not |never )?(?:eat|avoid)\b(?=.*\b(?:not|never|avoid|shouldnt|cant)\b|$)(?<=\b(?:not|never|shouldnt|cant|avoid).*)/,
    (facts) => {
      const { isVegan, isVegetarian, avoids } = facts.spared.diet;
      const told = [
        ...(isVegan ? ['vegan'] : isVegetarian ? ['vegetarian'] : []),
        ...avoids.map((each) => `without ${each}`),
      ];
      const kept = told.length > 0 ? ` You told me ${joined(told)}, so I only suggest what fits that.` : '';
      const notes = foodCareFor(facts)
        .notes.map((note) => ` ${note}`)
        .join('');
      return `No food is off limits. Less sugar in drinks, less cured meat, and less alcohol help; the rest is a question of portions.${kept}${notes}`;
    },
  ],
  [
    /\bwater weight\b|\b(?:gained|up|put on)\b.*\bovernight\b|\bweight\b.*\bup and down\b/,
    () =>
      "Two to four pounds (a kilo or two) up or down overnight is water: salt, carbs, a hard workout, your cycle. It isn't fat. Look at your weekly average instead.",
  ],
  [
    /\b(?:dont|do not|hate|cant stand) (?:like |eat )?(?:any )?(?:veg\w*|greens)\b|\b(?:eat|get|add|more)\b.*\bmore (?:veg\w*|greens|fruit)\b/,
    () =>
      'Start with one you like and one way to eat it: grated into a sauce, blended into a soup, roasted with spices, or frozen peas added for the last minute. Raw with a dip counts too. One more a day is plenty.',
  ],
  [
    /\b(?:stop|quit|control)\b.*\b(?:snack\w*|overeat\w*|nibbl\w*)\b|\b(?:always|often|keep)\b.*\b(?:overeat\w*|snack\w*)\b/,
    () =>
      "Often you ate too little earlier in the day. Eat enough, with protein at each meal, and plan one snack that you sit down for. You'll also reach less for what's out of sight. If it feels out of your control, talk to a doctor; it's common, and there's help.",
  ],
  [
    /\bwhat (?:should|can|could) i (?:change|improve|do better)\b|\b(?:improve|fix|clean up) my (?:diet|eating)\b|\bhow (?:do i|to|can i) eat (?:better|healthier|healthy|clean)\b/,
    () =>
      'One thing at a time: protein at breakfast, vegetables on half the plate at dinner, whole grain instead of white, water instead of sugary drinks. Pick the one that sounds easiest and keep it for two weeks.',
  ],
  [
    /\b(?:mcdonalds|mcds|kfc|burger king|fast food|takeaways?|junk food)\b.*\b(?:bad|ok|okay|unhealthy|healthy|every|often)\b|\b(?:is|are|how bad)\b.*\b(?:mcdonalds|mcds|kfc|fast food|junk food|takeaways?)\b/,
    () =>
      'Now and then is fine. Get the smaller size, water or a zero-calorie drink, and something green on the side; the rest of the week matters more.',
  ],
  [
    /\bbar ?codes?\b|\bscan\b/,
    () =>
      "I can't scan barcodes. Tell me what you had, take a photo on the *Nutrition* page, or use the search there: it covers about 12,000 foods, and you can add your own from a label.",
  ],
  [
    asksTarget,
    (facts) =>
      facts.nutrition
        ? `Your target here is **${count(facts.nutrition.targets.calories, 'kcal')}** a day. *Goals* on the *Nutrition* page shows what I'd suggest for your height, weight, and activity, including for losing or gaining slowly.`
        : "*Goals* on the *Nutrition* page shows what I'd suggest for your height, weight, and activity.",
  ],
  [
    /\b(?:protein|shake|eat|food|meal|carbs)\b.*\bbefore or after\b|\bbefore or after (?:the gym|training|(?:a |my )?workout)\b/,
    () =>
      'Either works. What counts is enough protein over the day, and within a few hours of training is close enough. Have it whenever it sits well.',
  ],
  [
    /\b(?:do|should|must) i (?:need|have to|take|buy|use|get)\b.*\b(?:protein powder|shakes?|whey)\b|\bprotein powder\b.*\b(?:need|worth|necessary|good|bad)\b/,
    () =>
      "No, food is enough. Powder is handy when you're short on time, nothing more. If you use it, count it like any other food; if you have kidney trouble, ask your doctor first.",
  ],
  [
    /\b(?:why|how) (?:is|much)\b.*\bsugar\b.*\b(?:bad|day|too much|ok|safe)\b|\bis sugar (?:bad|ok|evil|addictive)\b|\bquit(?:ting)? sugar\b|\bsugar\b.*\bbad for\b/,
    () =>
      "A little is fine. It's easy to eat a lot of it without getting full, and it's hard on your teeth: keep added sugar below about 50 g a day, ideally 25. Fruit and milk don't count as added. I only count sugar as part of the carbs.",
  ],
  [
    /\b(?:healthiest|best|good|which)\b.*\b(?:bread|cereals?|granola|muesli|protein bars?|snack bars?|crackers|yog\w+|milk|oil)\b(?!.*\b(?:calories|protein in|vs|or)\b)/,
    () =>
      'Compare labels: more fiber and protein, less sugar and salt, a short list of ingredients. For bread and cereal, whole grain should come first; for oil, choose olive or canola; for yogurt and milk, plain.',
  ],
  [
    new RegExp(
      `\\b${small}\\b.*\\b(?:wont|doesnt|does not|refuses?|hates?|dont|picky|fussy|only eats?|tips|how (?:do|can) i get)\\b|\\b(?:picky|fussy) (?:eater|toddler|kids?)\\b`,
    ),
    () =>
      "I coach adults, but the basics are simple: offer a small taste again and again, without pressure, eat the same thing yourself, and let little hands help. It can take ten or more tries. If you're worried about growth or weight, ask your pediatrician.",
  ],
  [
    /\b(?:carbs?|eat\w*|food|dinner|meals?|snack\w*)\b.*\b(?:after|past|at) (?:\d+ ?(?:pm|oclock)?|night|dark)\b.*\b(?:fat|bad|gain|true|weight|ok|myth|right)\b|\b(?:bad|ok|fat|wrong)\b.*\b(?:eat\w*|carbs?|dinner)\b.*\b(?:late|at night|after \d+)\b/,
    () =>
      "No, eating late doesn't make you gain weight; the day's total does. If late meals disturb your sleep, finish the big one two or three hours before bed.",
  ],
  [
    /\b(?:skip\w*|miss\w*|no|without)\b.*\b(?:breakfast|meals?)\b.*\b(?:bad|ok|okay|fine|lose|fat|should|good|\?)|\b(?:should|can|is it)\b.*\bskip\w* (?:breakfast|lunch|dinner|meals?)\b|\bdo i (?:need|have) to eat breakfast\b/,
    () =>
      "If you aren't hungry, a later first meal is fine; nothing magic happens at breakfast. If you're ravenous by evening, eat something small with protein early. Don't skip meals to make up for others.",
  ],
  [
    /\b(?:detox\w*|cleanse|juice (?:fast|diet)|apple cider vinegar|acv|fat[ -]?burn\w* (?:food|tea|drink)s?|slimming tea|skinny tea|boost (?:my )?metabolism|celery juice)\b/,
    () =>
      'No food or drink burns fat or cleans you out; your liver and kidneys do that on their own. Spend the money on vegetables, protein you like, and good coffee.',
  ],
  [
    /\bhow (?:many|often)\b.*\b(?:meals|times)\b.*\b(?:day|eat)\b|\bhow often should i eat\b/,
    () =>
      'As many as suit your day; three meals and a snack work for most people. The total, and some protein at each meal, matter more than the number.',
  ],
  [
    /\b(?:coffee|caffeine|espresso|pre ?workout)\b.*\b(?:before|gym|workout|training|run|late|too much)\b/,
    () =>
      "A coffee half an hour to an hour before training is fine if you're used to it. Keep it to about four cups a day, fewer if your heart races, and none in the afternoon if you're not sleeping well. In pregnancy, half of that is the limit.",
  ],
  [
    /\b(?:how (?:do|can|to|should)|want to|need to|trying to|best way|help me|tips)\b.*\b(?:lose|drop|shed|burn)\b.*\b(?:weight|fat|kgs?|kilos?|pounds|lbs?|belly|stone)\b|\bbelly fat\b/,
    (facts) =>
      foodCareFor(facts).isTender
        ? "Losing weight isn't something I'd work on now. Regular meals and moving for fun are; a doctor can tell you more."
        : 'Slowly, and with food you like: eat a little less than you burn, with protein at each meal, vegetables on half the plate, and workouts you enjoy. About a pound (half a kilo) a week is plenty. No one can choose where it goes first, belly included. Your target is under *Goals* on the *Nutrition* page.',
  ],
  [
    /\b(?:gain|put on|bulk)\b.*\b(?:weight|muscle|mass|size|up)\b|\bbulking\b/,
    () =>
      'Eat a little more than you burn: one extra snack or bigger portions, protein at each meal, and workouts that get harder over the weeks. If you eat them, nuts, oats, rice, oil, and dried fruit add a lot in a few bites.',
  ],
  [
    /\b(?:stuck|plateau|not losing|scale (?:isnt|wont|not) mov\w+|weight (?:isnt|wont|not) (?:mov|chang|go)\w+)\b/,
    () =>
      "A few weeks without change are normal; water hides what's happening. Look at your weekly average, log everything for seven days, drinks and oil included, and protect your sleep. If the scale still doesn't move, *Goals* on the *Nutrition* page adjusts your target to today's weight.",
  ],
];

/** The answer to a common question about eating; null when a message asks for something else. */
export function commonAnswer(said: string, facts: CoachFacts): string | null {
  const rich = asksRichIn(said) ? richInText(said, facts.spared.diet) : null;
  if (rich) return foodCareFor(facts, said).hasKidneys ? kidneyText : rich;
  const kcal = dayCaloriesIn(said);
  if (kcal !== null) return dayCaloriesText(kcal, facts);
  return [...ofSafety, ...questions].find(([words]) => words.test(said))?.[1](facts) ?? null;
}

/** Words of a question, though they name a nutrient too: 'carbs at night make you fat'. */
const ofBoth: readonly (AskedNutrient | null)[] = [null, 'carbs', 'fat', 'sugar'];

/** Whether a common question is asked; requests for a food's numbers are not. */
export const isCommonQuestion = (said: string): boolean =>
  ofSafety.some(([words]) => words.test(said)) ||
  dayCaloriesIn(said) !== null ||
  asksTarget.test(said) ||
  asksRichIn(said) ||
  (ofBoth.includes(nutrientAsked(said)) && questions.some(([words]) => words.test(said)));
