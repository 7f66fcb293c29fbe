import { numbersInDigits } from '../numbers-in-digits';
import type { SpokenField } from '../spoken-questions';
import { healthMentionsOf, soundsOfHealth } from './health-mentions';

const things =
  'bus|train|tram|plane|flight|taxi|traffic light|door|doorbell|parcel|package|delivery|postman|courier|kettle|oven|soup|pizza|pasta|dinner|lunch|breakfast|coffee|tea|milk|rice|phone|battery|charger|laptop|keyboard|computer|internet|wi-?fi|tv|telly|radio|song|show|series|episode|movie|film|concert|match|game|team|cat|dog|puppy|kitten|birds?|fox|hamster|parrot|neighbou?rs?|people next door|window|car|truck|house|fridge|dishwasher|machine|sunset|sunrise|sky|moon|sun|weather|noise|election|alarm|suitcase|tree|ceiling|fireworks|holidays?|recipe|book|shops?|queue|singer|actor|player|president|queen|king|spiders?|plants?|iphone|band|album|lottery|restaurant|barista|wall|table|sofa|cake|guitar|drums|music|cinema|stars|glass|documentary|cartoons|motorbike|kitchen|jokes?|wedding|chips|tickets?|colou?r';
const topic = new RegExp(
  String.raw`\b(?:(?:the|a|an|that|this|my|our|your|their|some|of|for|buy|bought|made|having|like|by|on|eating|drinking|watching|making) (?:[\w']+ ){0,2}?(?:${things})|(?:${things}) (?:is|are|for|guy|man|just|came|arrived)|netflix|youtube|football|soccer|baseball|basketball|world cup|olympics|christmas|halloween|easter|snow(?:ing|s)?|rain(?:ing|s)?|windy|sunny|thunder|on tv|won \d|favou?rite|guess what|to town|engaged|next door|at the door)\b`,
);
/** What happens once is no habit and no hindrance. */
const once =
  /^\W*there(?:'s| is| are) (?:an?|some) |\bfavou?rite\b|\b(?:what an?|guess what|looks?|need water|wow|lovely|plays?|knocked|arrived|painted|baked|drew|later|delayed|dropping|just|today|tonight|yesterday|right now|at the moment|this (?:morning|afternoon|evening|week(?:end)?)|last (?:night|week(?:end)?)|again|nearly|finally|soon|so \w+|(?:is|are|'m|'re|'s|i am) (?:\w+ )?(?:\w+ing|here|on|late|broken|over|ready|empty|coming|beautiful)|won|lost|rang|wants|got|buy|bought|saw|made|ate|heard|watched|love that|like that|coming|have you|did you|i hear|new)\b/;
const ofLife =
  /\b(?:too (?:tired|busy|far|much|long|hot|cold|dark|lazy)|always|every|never|can(?:'?t|not)(?! believe)|tired|time|because|when|whenever|after|instead|stress\w*|hate|complain\w*|distract\w*|hurts?|pain|sore|sleep(?!ing)|motivat\w*|gym|work(?:s|ing|ed)?|job|boss|shifts?|kids?|exercis\w*|training|train (?:with|for|at)|commut\w*|diet|eat(?:ing)?|energy|habit|so i|i (?:end|keep|have to|can't|don't|prefer)|me from|my (?:back|knee|neck|shoulder|hip)s?)\b/;
/** How a sentence about something else begins. */
const elsewhere =
  /^\W*(?:(?:oh|wow|hey|haha|lol|sorry|and|so|but|ugh|omg|btw)[ ,]+)*(?:the|an?|that|this|these|those|my|our|his|her|their|your|there(?:'s| is| are| was)|they(?:'re)?|we(?:'re)?|it(?:'?s| is)|some|someone|somebody|what an?|parcel|package|delivery|dinner|pizza|coffee)\b/;
const interruption =
  /^\W*(?:(?:oh|um+|sorry|wait|ah|oops|ok(?:ay)?)[ ,]+)*(?:brb|be right back|(?:hold|hang) on(?: a (?:sec\w*|moment|minute))?(?:,? (?:the|there's|someone).* (?:door|doorbell|phone|delivery))?|(?:just |gimme |give me )?(?:one|a|1) (?:sec\w*|moment|minute|min)|the doorbell|(?:some(?:one|body)(?:'s| is)?|the \w+(?:'s| is|'s here| wants)) (?:at|on) the (?:door|phone)|(?:wait |sorry )?let me (?:just )?(?:close|open|get|grab|answer|check|turn)\b.*|my (?:phone|mum|mom|dad|sister|brother|friend|wife|husband)(?:'s| is| just)* (?:rang|ring\w*|buzz\w*|call(?:ed|ing)))(?: please)?\W*$/;
const asksCoach =
  /^\W*(?:(?:hey|so|oh|wow|btw|and|haha|lol)[ ,]+)*(?:do you (?:like|know (?:an?|any|the)|have|watch|listen|play|eat|drink|sleep|speak|live|love)|did you (?:hear|see|watch|know|sleep|eat)|(?:can|could) you (?:recommend|sing|dance|tell me|play|order)|what(?:'s| is) your|you (?:sound|remind me|seem|look)|have you (?:heard|seen|watched|been|ever|eaten|tried)|are you (?:a|from|married|watching|there|busy|ok)|who (?:won|is winning|plays|sings)|where (?:are you|do you live)|what(?:'s| is) (?:your|the) (?:name|weather|time|score))\b/;
const self = /\b(?:i'?m|i am|i weigh|me|myself|mine|my (?:age|weight|height|goal|aim|target|gender|body))\b/;

const labels =
  'flat|number|no|apartment|apt|room|stop|bus|line|platform|gate|channel|house|street|floor|chapter|page|episode|season|table|track|route|door|seat|level|level|locker|ticket|order';
const counted =
  'bus|train|tram|degrees?|celsius|euros?|dollars?|bucks|quid|people|guests|minutes?|mins?|hours?|percent|pages|emails|messages|episodes?|miles|km|steps|goals?|points|stairs|seconds|songs|books|cats|dogs|houses|cars|boxes|eggs';
/** Numbers that count or name something else. */
const otherNumbers = new RegExp(
  String.raw`\b(?:${labels})\.? ?#?\d+\b|(?:[$€£] ?)\d+|\b\d+(?:\.\d+)? ?(?:${counted}|°\w?|%)(?!\w)|\b\d+ ?[-:] ?\d+ (?:to|for|in) (?:us|them|the)\b`,
  'g',
);
const otherOnes = new RegExp(
  String.raw`^\W*(?:(?:oh|hey|and|so|btw|by the way|wow|sorry)[ ,]+)*(?:my|the|our|his|her|their|this|that) (?!(?:\w+ )?(?:age|weight|height|goals?|target|scales?|doctor|birthday|answer|body|dream|aim|ideal|name|range|group)\b)(?:[\w']+ ){1,3}?(?:is|was|are|weighs?|weighed|turned|turns|costs?|has|just|bought)\b.*\d`,
);

function hasOtherNumber(text: string): boolean {
  const digits = numbersInDigits(text);
  if (!/\d/.test(digits) || self.test(digits)) return false;
  return (
    !/\d/.test(digits.replaceAll(otherNumbers, ' ')) || (otherOnes.test(digits) && !/\bi\b/.test(digits))
  );
}

const notes: readonly SpokenField[] = [
  'medicalConditions',
  'bodyPains',
  'workLifeEffects',
  'fitnessBarriers',
];
const numbers: readonly SpokenField[] = ['age', 'ageRange', 'heightCm', 'weightKg', 'targetWeightKg'];
const health: readonly SpokenField[] = ['medicalConditions', 'bodyPains'];
const courtesy =
  /^\W*(?:have a (?:nice|good|great|lovely) (?:day|evening|weekend)|nice to (?:talk|meet|chat)\b.*)\W*$/;
/** A whole sentence about someone or something else. */
const ofOthers =
  /^\W*(?:(?:oh|wow|hey|haha?|lol|sorry|and|so|but|ugh|omg|btw)[ ,]+)*(?:the|our|his|her|their|your|there(?:'s| is| are| was)|they(?:'re)?|we(?:'re)?|someone|my (?:brother|sister|mum|mom|dad|son|daughter|kids?|friend|boss|neighbou?r|flatmate|roommate|team|train|bus|phone|cat|dog|car|laptop|tv|favou?rite)(?:'s)?) (?:[\w']+ )*?(?:is|are|was|were|has|had|just|bought|got|won|lost|plays?|keeps?|looks?|painted|going|watching|playing|raining|snowing|friend's|on)\b/;
const passerBy =
  /\b(?:the|that|this|those|an?|some|(?:my|his|her|our) (?:\w+'s )?)\s?(?:wom[ae]n|man|men|guys?|girls?|boys?|lady|ladies|dude|kids) (?:on|at|next|in|outside|across|is|are|was|who|just|called|keeps?|over there)\b/;

function isClauseOfChatter(clause: string, asked: SpokenField): boolean {
  if (interruption.test(clause) || asksCoach.test(clause) || courtesy.test(clause)) return true;
  const isOnTopic = topic.test(clause);
  if (
    health.includes(asked) &&
    ofOthers.test(clause) &&
    !/\b(?:i|me|i'm|i've)\b/.test(clause) &&
    !soundsOfHealth(clause)
  )
    return true;
  if (notes.includes(asked)) return isOnTopic && once.test(clause) && !ofLife.test(clause);
  if (numbers.includes(asked) && hasOtherNumber(clause)) return true;
  if (asked === 'gender' && passerBy.test(clause) && !self.test(clause)) return true;
  return (
    isOnTopic &&
    elsewhere.test(clause) &&
    !self.test(clause) &&
    !(numbers.includes(asked) && /\d/.test(clause))
  );
}

/** The text without what is said about buses, neighbors, and other things; '' if it says nothing else. */
export function withoutChatter(text: string, asked: SpokenField): string {
  const plain = text.toLowerCase().replaceAll('’', "'");
  if (asked === 'name' && !interruption.test(plain)) return text;
  if (healthMentionsOf(text).length > 0) return text;
  const clauses = text.split(/[,.;!?]+(?!\d)|\b(?:and|but)\b/i).filter((clause) => /\w/.test(clause));
  if (interruption.test(plain) || (clauses.length < 2 && isClauseOfChatter(plain, asked))) return '';
  const kept = clauses.filter((clause) => !isClauseOfChatter(clause.toLowerCase(), asked));
  if (kept.length === 0) return '';
  return kept.length === clauses.length || notes.includes(asked) ? text : kept.join(', ');
}
