import { chip, say } from '../../dialogue';
import { isYoung, youngText } from '../body-measures';
import { illness } from '../illness';
import { more, offer, type Topic } from './topic';

const cramps =
  'Night cramps are common, and mostly harmless. When one comes: straighten the leg, pull your toes toward you, and hold for half a minute. ' +
  'To have fewer: stretch your calves before bed, drink enough through the day, and roll your heels up and down now and then. ' +
  'If they come often, or with swelling, numbness, or a new medicine, ask your doctor.';
const calfStretch =
  'Face a wall with your hands on it and one foot a step back. Keep the back heel down and the back knee straight, and lean forward until you feel a gentle pull in your calf. ' +
  'Hold **30 seconds**, twice on each side. In bed: pull your toes toward you with a towel.';

const weightWords = /\b(?:weight|weigh\w*|scales?|kilos?|kg|lbs?|pounds?)\b/;

/** About the body and what it does on its own. */
export const bodyTopics: readonly Topic[] = [
  {
    name: 'topic-cramps',
    called: 'leg cramps',
    asks: [
      /\b(?:cramp\w*|charley ?horses?)\b/,
      /\b(?:legs?|calf|calves|foot|feet|toes?|thighs?|hamstrings?|quads?|muscles?|nights?|bed|sleep\w*|run\w*|swim\w*|after (?:training|workouts?|the gym))\b/,
    ],
    not: /\b(?:pulled|torn|tore|popped|snapped|swollen|wont go away|period|menstr\w*|stomach|tummy|belly|pms|pregnan\w*|chest|arm)\b/,
    answer: () => say(cramps, ['heel-toe-rock', 'calf-raise']),
    next: [
      [/\b(?:stretch\w*|show|how|which|what)\b/, () => say(calfStretch, ['heel-toe-rock'])],
      [
        /\b(?:magnesium|bananas?|salt|potassium|supplements?|tablets?)\b/,
        () =>
          say(
            'The evidence for magnesium or bananas is thin; they rarely stop night cramps. Stretching before bed helps more. If they keep waking you, ask your doctor before you take anything.',
          ),
      ],
      [
        more,
        () =>
          say(
            "A muscle that's tired, tight from sitting, or low on fluids can fire on its own. That's why stretching and drinking help more than pills.",
          ),
      ],
    ],
  },
  {
    name: 'topic-overnight-weight',
    called: 'the number on the scale',
    asks: [
      weightWords,
      /\b(?:overnight|since (?:yesterday|last night)|(?:from|than|then) yesterday|in (?:a|one|1|2|two|3|three) (?:days?|nights?)|day to day|every day|daily|suddenly|this morning|after (?:a|one|the|my) (?:meal|weekend|dinner|takeaway|workout|holiday)|why (?:did|is|has|am|does|do)|how come)\b/,
      /\b(?:up|gain\w*|put on|jump\w*|more|heavier|rose|rise|fluctuat\w*|chang\w*|higher|down and up)\b/,
    ],
    not: /\b(?:dog|cat|baby|bag|parcel|suitcase|dumbbells?|kettlebells?|lift\w*|barbell|bench|load|build|muscles?|plates?)\b/,
    answer: ({ facts }) =>
      say(
        isYoung(facts)
          ? youngText
          : "That's water and food passing through, not fat. Salt, a late dinner, carbs, a hard workout, or your cycle can each move the scale by two to four pounds (a kilo or two) overnight.\n\n" +
              'Weigh yourself in the morning, once or twice a week, and look at the month, not the day. A fast rise with swollen legs or shortness of breath does need a doctor, right away.',
      ),
    next: [
      [
        more,
        () =>
          say(
            "To gain a pound of fat, you'd have to eat about **3,500 kcal** more than you burn (7,700 for a kilo). No one does that by accident in one evening, but two glasses of water do weigh a pound.",
          ),
      ],
      [
        /\b(?:how often|when|what time|best time)\b/,
        () =>
          say(
            'In the morning, after the bathroom and before breakfast, once or twice a week. Then compare with last month, not with yesterday.',
          ),
      ],
    ],
  },
  {
    name: 'topic-need-doctor',
    called: 'seeing a doctor',
    asks: [
      /\b(?:do i (?:need|have) to (?:see|go to|visit)|should i (?:see|go to|visit|call|ring)|need to see|worth seeing|is it worth|(?:doctor|gp|physio)(?:s)? (?:visit|appointment)?.{0,16}(?:necessary|compulsory|needed|or (?:can|shall) i wait)|see a (?:doctor|gp|physio) (?:for|about|with) (?:it|this|that))\b/,
      /\b(?:doctor|doc|gp|physio\w*|hospital|a&e|er)\b/,
    ],
    answer: () =>
      say(
        "Call a doctor today for pain that shoots down an arm or leg, numbness, weakness, swelling, a pop, fever, or pain that wakes you at night. Numbness between the legs, or trouble with bladder or bowel: get help right away. Otherwise give it a few easy days, and go if it isn't clearly better within a week or two. When in doubt, go; no one minds.",
      ),
  },
  {
    name: 'topic-clicking',
    called: 'clicking joints',
    asks: [
      /\b(?:click\w*|crack\w*|pop(?:s|ping)?|crunch(?:y|ing)|creak\w*|snap(?:s|ping))\b/,
      /\b(?:no pain|painless\w*|(?:doesnt|dont|does not|do not|not) hurt|without pain|pain free)\b/,
    ],
    answer: () =>
      say(
        "Clicks without pain or swelling are common and harmless: tendons sliding, and gas in the joint. Carry on. If one starts to hurt, lock, or swell, tell me and I'll plan around it.",
      ),
  },
  {
    name: 'topic-ill',
    called: 'being ill',
    asks: [
      /\b(?:fever\w*|(?:a|high|my|got|have) temperature|(?:the|got|have|and|with|fever) chills|flu|covid|throwing up|thrown up|vomit(?:ed|ing)?|puk(?:ed|ing)|stomach bug|tummy bug|food poisoning|sore throat|tonsil\w*|bronchitis|chest infection|sinus\w*|diarrh\w*|(?:got|have|caught|with|has|getting) (?:a |the |this )?(?:bad |horrible |stinking |nasty |bit of a |heavy )?cold|head cold|snot\w*|coughing)\b/,
    ],
    not: /\b(?:fever no|without fever|pitch|wait for|feverish (?:wait|search)|never|went away|is over|over since|spring fever|answer is no|gone now|all gone|no fever|not a fever|fever in your|(?:dont|do not|havent) (?:have|got) (?:\w+ ){0,4}(?:fever|cold|flu|covid)|have none|cold (?:feet|shower|brew|beer|water|drink|pizza|call|war|plunge|weather|food|soup|hands|turkey)|film|movie|season|muscle fever|hay ?fever|cabin fever|gave me chills|oven|dubai|body temperature|room temperature|outside|dog|cat|puppy|his|her|he|she|during covid|since covid|covid (?:rules|test kit|times)|netflix|ticket|book|kids?|child(?:ren)?|toddler|son|daughter|mum|mom|dad|husband|wife|partner|last (?:week|month|year)|jab|vaccin\w*|shot|booster|weather|room|water|shower|plunge|baby|pregnan\w*|laxative\w*|purg\w*|myself)\b/,
    answer: illness.answer,
    next: [
      [
        /\b(?:walk\w*|stretch\w*|yoga|gentle|light|easy|bit|little)\b/,
        () =>
          say(
            "With fever or chills, no, not even a light workout. Without a fever, a slow walk or a few stretches are fine if you feel like it; stop when you don't.",
          ),
      ],
      [
        /\b(?:when|how long|again|back|after)\b/,
        () =>
          say(
            'Once the fever has been gone for a full day or two and stairs feel normal. Then do half of what you did before for the first two or three workouts.',
          ),
      ],
      [
        /\b(?:streak|points|lose|miss)\b/,
        ({ facts }) =>
          say(
            facts.progress.freezesHeld > 0
              ? 'A freeze covers one missed day automatically, and you have one. And if the streak ends, your health is worth more than a number.'
              : "You don't have a freeze, so the streak may end. That's all right: you can build a new one, and your longest streak stays on your profile.",
          ),
      ],
    ],
  },
  {
    name: 'topic-alcohol',
    called: 'alcohol',
    asks: [
      /\b(?:wine|beers?|alcohol|vodka|gin|rum|whisk(?:e)?y|cocktails?|pints?|prosecco|booze|drinking|tequila|cider)\b/,
      /\b(?:how (?:many|much)|too much|(?:is|are) (?:it|that|1|2|3|4|5|one|two|three|a few|a couple)|limit|allowed|per week|a week|every (?:night|day)|affect\w*|ruin|bad for)\b/,
    ],
    not: /\b(?:caffeine|yesterday|slow day|recipe|cook\w*|which wine|pair\w*|calories?|kcal|cals?|carbs?|sugar|protein|log|had|ate|drank|nutrition|vinegar|macros?|kj|shandy|ginger|root beer)\b/,
    answer: ({ facts }) =>
      say(
        facts.spared.conditions.includes('pregnancy')
          ? "While you're pregnant, none. No amount is known to be safe. Sparkling water with lime does the job at a party."
          : (facts.answers?.age ?? 30) < 21
            ? "At your age, none. Your brain and your sleep will thank you, and so will tomorrow's workout."
            : 'Less is better, and none is best. If you drink, the US guidelines say **at most one a day for women, two for men**; a glass of wine is 5 oz (150 ml). ' +
              "It disturbs sleep and slows recovery, so keep it away from workouts. With medicine, before driving, or when pregnant: none.\n\nIf it's hard to stop at one or two, a doctor can help, without judging.",
      ),
  },
  {
    name: 'topic-hangover',
    called: 'training with a hangover',
    asks: [
      /\b(?:hung ?over|hangover|drunk last night|(?:drank|drunk|had) (?:way |far )?too much (?:\w+ )?last night|too much to drink|too many (?:beers|wines|drinks|pints) last night)\b/,
    ],
    not: /\b(?:film|movie|ideas?|cure|franchise|breakfast|vegas|pill|pills)\b/,
    answer: () =>
      offer(
        "Water first, then food, then daylight. Your balance and heart are not at their best today, so no hard workout and nothing heavy. A walk or a few easy stretches are plenty, and tomorrow we're back to the plan.",
        chip('10 gentle minutes'),
      ),
  },
];
