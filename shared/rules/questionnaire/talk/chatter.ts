import { numbersInDigits } from '../numbers-in-digits';
import type { SpokenField } from '../spoken-questions';
import { healthMentionsOf, soundsOfHealth } from './health-mentions';

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
const choices: readonly SpokenField[] = ['goalType', 'bodyType', 'targetZones'];
const courtesy =
  /^\W*(?:have a (?:nice|good|great|lovely) (?:day|evening|weekend)|nice to (?:talk|meet|chat)\b.*)\W*$/;
/** A whole sentence about someone or something else. */
const ofOthers =
  /^\W*(?:(?:oh|wow|hey|haha?|lol|sorry|and|so|but|ugh|omg|btw)[ ,]+)*(?:the|our|his|her|their|your|there(?:'s| is| are| was)|they(?:'re)?|we(?:'re)?|someone|my (?:brother|sister|mum|mom|dad|son|daughter|kids?|friend|boss|neighbou?r|flatmate|roommate|team|train|bus|phone|cat|dog|car|laptop|tv|favou?rite)(?:'s)?) (?:[\w']+ )*?(?:is|are|was|were|has|had|just|bought|got|won|lost|plays?|keeps?|looks?|painted|going|watching|playing|raining|snowing|friend's|on)\b/;
const passerBy =
  /\b(?:the|that|this|those|an?|some|(?:my|his|her|our) (?:\w+'s )?)\s?(?:wom[ae]n|man|men|guys?|girls?|boys?|lady|ladies|dude|kids) (?:on|at|next|in|outside|across|is|are|was|who|just|called|keeps?|over there)\b/;

function isClauseOfChatter(clause: string, asked: SpokenField): boolean {
  if (interruption.test(clause) || asksCoach.test(clause) || courtesy.test(clause)) return true;
  if (
    health.includes(asked) &&
    ofOthers.test(clause) &&
    !/\b(?:i|me|i'm|i've)\b/.test(clause) &&
    !soundsOfHealth(clause)
  )
    return true;
  if (notes.includes(asked)) return false;
  if (numbers.includes(asked) && hasOtherNumber(clause)) return true;
  if (asked === 'gender' && passerBy.test(clause) && !self.test(clause)) return true;
  return (
    choices.includes(asked) &&
    ofOthers.test(clause) &&
    !/\b(?:i|i'm|i've|me|mine|myself)\b|\b(?:belly|tummy|arms|legs|chest|butt|bum|weight|body|goal|shape)\b(?! is broken)/.test(
      clause,
    )
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
