const end = String.raw`[^,;.]*?(?=,|;|\.|$| but\b| then\b| so\b| instead\b| and (?:i|had|ate|went|got|just)\b| while i\b)`;
const clause = (words: string) => new RegExp(String.raw`\b(?:${words})\b${end}`, 'g');
const people =
  'my (?:kids?|son|daughter|husband|wife|partner|friends?|boyfriend|girlfriend|mum|mom|dad|brother|sister|flatmate|boss|colleagues?)|he|she|they|the (?:kids|others|boys|girls)|everyone else';

/** What was wanted, usual, given away, or eaten by somebody else. */
const clauses = [
  clause(
    '(?:was|were) (?:going|about|planning|tempted) to (?:have|eat|order|get|grab)|(?:was|were) tempted by',
  ),
  clause('(?:almost|nearly) (?:had|ate|ordered|got|grabbed)'),
  clause('wanted|fancied|thought (?:about|of)|considered|dreamt of|dreamed of|meant to (?:have|eat)'),
  clause(`(?:${people}) (?:had|ate|ordered|got|drank|went for)`),
  // 'Normally toast, but today porridge'.
  /\b(?:i )?(?:usually|normally|typically)\b[^,;.]*?(?=,? but\b|,? (?:today|tonight|this (?:time|morning))\b)/g,
  /\b(?:gave|passed|fed) (?:the |my |some |half |most of )?[^,;.]*? to (?:my |the |a )?(?:son|daughter|kids?|dog|cat|friend|husband|wife|partner|brother|sister|mum|mom|dad|him|her|them|baby|toddler)\b/g,
  /\bswapped (?:the |my )?[^,;.]*? for\b/g,
  /\bbought\b[^,;.]*?(?=,| and (?:had|ate)|;)(?=.*\b(?:had|ate|drank)\b)/g,
  /(?:,| but| and) left (?:the|my|all the) [a-z]+(?: [a-z]+)?(?=$|[,.;])/g,
];

/** 'Usually two beers but tonight only one' is one beer. */
const onlySoMany =
  /\b(?:i )?(?:usually|normally|typically) (?:have |drink |eat )?(?:an?|one|two|three|four|five|\d+) ([a-z]+(?: [a-z]+)?),?(?: but)? (?:today|tonight|this time|this morning) (?:only |just |it was )?(an?|one|two|three|four|five|half|\d+)(?=$|[,.;])/g;

/** A sentence in lower case without what was not eaten. */
export const withoutUneaten = (text: string): string =>
  clauses.reduce((left, each) => left.replaceAll(each, ' , '), text.replaceAll(onlySoMany, '$2 $1'));
