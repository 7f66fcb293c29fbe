import { anyOf } from './keywords';
import type { BodyType, Gender, GoalType } from './options';

/** Which phrases mean which value. Null is for phrases that mean none, so that the words in them are ignored. */
export type Keywords<Value> = readonly (readonly [Value | null, RegExp])[];

const others =
  'wife|husband|mother|father|mum|mom|dad|sister|brother|girlfriend|boyfriend|partner|daughter|son|boss|doctor';

export const genderKeywords: Keywords<Gender> = [
  [
    null,
    anyOf(
      String.raw`(?:my|his|her|their) (?:${others})s?|none of (?:your|ur) \w+|man,(?= (?:that|what|this|it|i|why|you)\b)|oh (?:boy|man)`,
    ),
  ],
  [
    'other',
    anyOf(
      'no comment|keep (?:that|it|this)(?: one)? (?:to myself|private)|none of the two',
      String.raw`non(?!e|s)\w*|(?:none|neither|both)(?: of (?:the(?:m|se|m both)?|those|above|two))?(?: really)?`,
      'none of the above|others?',
      String.raw`neither (?:a )?(?:male|man|wom[ae]n|female|of \w+)(?: (?:n?or|and) (?:a )?(?:wom[ae]n|female|man|male))?`,
      'something else|nb|enby|agender',
      '(?:gender|big|demi)-? ?(?:queer|fluid|girl|boy|neutral|less|nonconforming)|queer|intersex',
      "two-? ?spirit|they(?:/them)?|(?:prefer|rather|like) (?:not|to keep|you didn't)",
      "(?:don't|dont|do not) (?:want|wish|like|identify|label)|(?:won't|not going to) (?:say|tell)",
      '(?:private|unspecified|undisclosed)',
    ),
  ],
  [
    'female',
    anyOf(
      'females?|femails?|feminin[ea]?|femenin[ao]|mujer|femme|frau|aunt(?:y|ie)?|(?:trans)?-?wom[ae]n|girls?|gals?|lad(?:y|ies)|lass(?:ie)?|chick|mtf',
      String.raw`(?:i am|i'm|im) (?:an? )?f|^f\b|^she|she/her|she`,
      String.raw`mother|mom|mum|mummy|grandm\w+|nan|housewife|wife|sister|daughter`,
    ),
  ],
  [
    'male',
    anyOf(
      'males?|mail|masculin[eo]?|hombre|homme|mann|uncle|(?:trans)?-?m[ae]n|guys?|boys?|lads?|blokes?|chaps?|dudes?|fell(?:a|ow)s?',
      String.raw`gent(?:leman)?|ftm|(?:i am|i'm|im) (?:an? )?m|^m\b|^he\b|he/him|he`,
      'father|dad|daddy|grandpa|grandfather|husband|brother|son',
    ),
  ],
];

// 'gain weight' and 'lift weights' contain 'weight' without meaning to lose any.
export const goalKeywords: Keywords<GoalType> = [
  [
    null,
    anyOf(
      '(?:get|be|stay|getting|back) (?:back )?in(?:to)? (?:good |better )?shape',
      String.raw`(?:my|the) (?:current )?weight (?:is|seems) \w+|body ?weight|dead ?weight`,
      '(?:keep|maintain|hold) (?:my |the )?weight|too (?:thin|skinny|fat|weak|small)',
    ),
  ],
  [
    'get_stronger',
    anyOf(
      'strong*|strength*|build*|musc*|lean (?:muscles?|mass)|bulk*|lift*|power*|weights|gainz',
      'weight ?-?(?:lifting|training)|(?:push|pull|press|chin)-? ?ups?',
      String.raw`(?:gain|gaining|put on|putting on|add|adding) (?:\w+ ){0,3}(?:weight|mass|size|muscles?)`,
      String.raw`gain|gains|gaining|(?:do|doing|manage) (?:\w+ ){0,3}(?:push|pull|press)-? ?ups?|bigger`,
      String.raw`swole|buff|beef\w*|jacked|hench|ripped`,
    ),
  ],
  [
    'lose_weight',
    anyOf(
      String.raw`lose|loose|losing|loosing|(?:weight ?-?)?loss|weigh (?:\w+ )?less|reduc*|weight|slim*|shed*|drop*`,
      'fat|lighter|thin|thinner|skinny|skinnier|smaller|burn*|(?:get|getting) rid of',
      '(?:come|get|go) down \\d+|(?:fewer|less) (?:kilos|pounds|weight)|(?:kilos|pounds|lbs|kgs?|inches|weight) (?:off|down)',
      String.raw`(?:melt|trim|cut|take off)\w*|over-?weight|obese`,
      String.raw`(?:fit|get) (?:back )?(?:into|in) (?:\w+ ){0,3}(?:jeans|dress|trousers|clothes|suit|pants|wedding dress)`,
    ),
  ],
  [
    'tone_up',
    anyOf(
      'tone[sd]?|toning|lean|leaner|defin*|sculpt*|shap*|firm*|tight*|tauter?|chisel*|six-? ?pack',
      '(?:visible )?abs|shredded|(?:get|look|be|getting) cut|less (?:jiggly|flabby|soft|wobbly)',
    ),
  ],
];

export const bodyKeywords: Keywords<BodyType> = [
  [
    null,
    anyOf(
      String.raw`(?:wish|want|love|hope|trying|try|like) (?:\w+ ){0,3}(?:be|was|were) (?:\w+ )?(?:slim|thin|skinny|lean|small)\w*`,
      String.raw`skinny[- ]fat|(?:soft |extra |fat |weight )around the middle`,
      '(?:not sure|no idea|dunno)|my body|(?:a)?round the (?:middle|waist)',
    ),
  ],
  [
    'mid_size',
    anyOf(
      '(?:the )?(?:second|2nd)(?: (?:one|option))?|(?:option|number) (?:2|two)|healthy(?: weight)?|mid*|medium*|average*|normal*|regular*|standard|typical|ordinary|moderate',
      String.raw`(?:in )?between(?! (?:\w+ )?(?:\w+-?\w* and )?(?:mid|average|medium|normal))(?: \w+ and \w+| the two)?|athletic|fit|musc\w+|toned|sporty|built(?! (?:big|large|heav))`,
      String.raw`neither (?:slim|thin|skinny|small) n?or (?:\w+ )?(?:big|fat|large|plump|heavy|plus-?sized?)`,
      'in the middle|well[- ](?:built|proportioned)|hourglass|mesomorph',
      'not (?:too )?(?:slim|thin|skinny|small|big|fat|large|heavy)(?:,| and| or|) not (?:too )?(?:slim|thin|big|fat|large|plump|heavy)',
    ),
  ],
  [
    'slim',
    anyOf(
      String.raw`slim*|thin(?:n\w*|nish|ly)?|skinn*|skin and bones?|slender|lean|leaner|petite|tiny|small*|bean ?pole|twig|lank*|slight(?! \w)`,
      '(?:the )?(?:first|1st)(?: (?:one|option))?|(?:option|number) (?:1|one)|scrawny|ectomorph|underweight|narrow|bony|wiry|string bean|stick',
    ),
  ],
  [
    'plus_sized',
    anyOf(
      'plus*|large*|big(?!ger than i)|bigger|curv*|overweight|over weight|heav*|obese|xx?l|xxxl|fat|huge',
      '(?:the )?(?:third|3rd)(?: (?:one|option))?|(?:option|number) (?:3|three)|thick|thicc|hefty|bulky|fuller|(?:a )?bit of a unit|big[- ]boned|husky|stocky|full(?:er)?[- ]figured?|voluptuous',
    ),
  ],
  [
    'plump',
    anyOf(
      'plump*|chub*|round*|soft*|pudg*|podg*|cuddl*|tubby|chunk*|portly|stout|rotund|fluffy|flabby|m[uo]m[- ]?bod|dadbod',
      '(?:the )?(?:fourth|4th|last)(?: (?:one|option))|(?:option|number) (?:4|four)|dad bod|roly poly|squish*|(?:well[- ])?padded',
      '(?:bit of an?|small|some|little|got an?) (?:belly|tummy|gut|paunch)|beer belly|paunch|muffin top|spare tyres?|spare tires?|love handles|(?:few|couple of) (?:extra )?(?:kilos|pounds|kgs|lbs) (?:too many|extra|over)|(?:few|couple of|some) extra (?:kilos|pounds|kgs|lbs)',
      '(?:some|a (?:bit|little) of|a little|carrying) extra weight|put on (?:some |a bit of |a little )?weight|could (?:stand to )?lose a few(?: pounds| kilos)?',
      '(?:a )?(?:wee |little |tiny )?(?:bit|little|touch|slightly) (?:over-?weight|heavy|big|fat)',
      "over-?weight,? (?:to be (?:honest|fair)|if (?:i|we)'re being \\w+|i (?:guess|suppose)|you could say)",
    ),
  ],
];

/** Words that a misspelled one is corrected to, by question. */
export const choiceWords = {
  gender: wordsOf('male female woman other nonbinary binary gentleman lady'),
  goalType: wordsOf(
    'lose weight losing strong stronger strength muscle muscles build toned toning lean leaner defined definition sculpt slimmer',
  ),
  bodyType: wordsOf(
    'slim skinny slender medium average normal athletic plus overweight curvy plump chubby large petite round heavy',
  ),
  targetZones: wordsOf(
    'belly stomach tummy abs abdomen core waist butt glutes booty bottom legs thighs calves quads hamstrings chest arms biceps triceps everything except upper lower body',
  ),
} as const;

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
