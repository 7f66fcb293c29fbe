import { plainText } from './plain-text';

const fillers =
  '(?:um+|uh+|erm|hmm+|well|oh|so|ok(?:ay)?|honestly|actually|luckily|thankfully|fortunately|thanks?(?: you)?|thank (?:god|goodness)|cheers|touch wood|knock on wood|to be honest|tbh|please|mate|coach|ana|bro|man|love|dear|sir|madam|buddy|pal|boss|i (?:think|guess|suppose)|as far as i know|just|really|yes|yeah)';
const tail = String.raw`(?: (?:really|at all|whatsoever|currently|at the moment|at present|right now|so far|now|today|here|there|yet|either|thanks?(?: you)?|sorry|special|significant|specific|important|of concern|chronic|unusual|out of the ordinary|in particular|much|serious|major|(?:for|to) me|to (?:report|mention|speak of|declare|note|add|tell|say|share|worry about)|anywhere|particular|thankfully|fortunately|thank (?:god|goodness)|worth (?:mentioning|noting|reporting)|of note|like that|(?:that )?i(?:'m| am)? (?:can |could )?(?:know(?: of)?|think of|recall|remember|tell|feel|notice|see|aware of)|that (?:comes to mind|springs to mind|matters)|comes to mind|springs to mind|as far as (?:i know|i'?m aware|i am aware|i can tell)|to my knowledge|on my side|on that front|honestly|tbh|luckily|myself|no|nope|by god'?s grace|thanks be to god|praise (?:god|the lord)|alhamdulillah|touch wood|knock on wood|since [\w ]+|for (?:years|ages|\w+ years)|at my last [\w -]+|at all))*`;
const noun =
  '(?:(?:medical|health|physical|known|other|real|serious|major|big|special|chronic|current|existing|old|body|recent|past|previous|particular|specific|significant|underlying|pre-?existing|diagnosed|noticeable|actual|work|life|such) )*(?:history|conditions?|issues?|problems?|pains?|injur(?:y|ies)|aches?|complaints?|barriers?|effects?|impacts?|allerg(?:y|ies)|concerns?|worries|diseases?|illness(?:es)?|troubles?|limitations?|restrictions?|obstacles?|challenges?|medications?|meds|hurdles?|diagnos[ei]s|discomfort|soreness|stiffness|tension|stress|conflicts?|interference|changes)';
const nouns = `${noun}(?:(?:(?:,| or| and|,? nor)(?: no)?| no) ${noun})*`;
const health =
  '(?:fine|good|great|grand|healthy|ok(?:ay)?|fit|well|clear|perfect|pain[- ]?free|injury[- ]?free|in (?:good|great|perfect) (?:health|shape)|(?:as )?fit as a fiddle|(?:as )?healthy as (?:a horse|an ox|can be)|(?:as )?strong as an ox|in one piece|right as rain|(?:a )?clean bill of health|all clear|clear|flexible|balanced)';
const degree =
  '(?:(?:all|pretty much|totally|perfectly|completely|absolutely|pretty|very|quite|really|just|generally|actually|100%) )*';

const parts = [
  '(?:no|nope|nah|naw|none|nil|nothing|nada|zero|zilch|nowt|nout|nuffin|nuthin|n/?a|not applicable|skip|pass|next|never)',
  'not|hardly at all|barely|hardly',
  "(?:(?:it|that|they|everything)(?:'s| is|'re| are| has| have)? )?(?:all )?(?:long )?(?:gone|healed|recovered|cleared up|sorted)(?: (?:now|up|completely|fully))*",
  'everything works',
  "(?:i(?:'?ve| have)? )?(?:got )?(?:all the|plenty of|loads of|lots of|enough) (?:free )?time",
  '(?:i )?can (?:train|work out|exercise) (?:whenever|any ?time)(?: i (?:want|like))?',
  'my (?:schedule|time|days|hours)(?: is| are)(?: pretty| very| quite| totally| all)? (?:open|free|my own|flexible)',
  'none(?: of (?:that|those|these|them|it|the above))?',
  `no ${nouns}`,
  "nothing(?:'s| is| has| really)?(?: ever)? ?(?:hurts?|hurting|wrong|painful|broken|medical|diagnosed|bothers me|bothering me|held me back|holds me back|(?:been )?holding me back|stops me|stopping me|stopped me|aches|aching|sore|comes up|gets in (?:the|my) way|affects (?:it|me))?",
  `(?:i'?m|i am|i feel|feeling|feel|all|everything(?:'s| is| feels| works)|it's all|it's|that's) ${degree}${health}`,
  `${degree}${health}`,
  "(?:i'?ve |i have )?never (?:felt|been) (?:better|healthier)",
  "not (?:really|at all|that i(?:'m| am)? (?:can |could )?(?:know|think|recall|remember|tell|feel|notice|see|aware)(?: of)?|right now|now|today|yet|any ?more|(?:really )?(?:affected|impacted)|as far as (?:i know|i'?m aware|i am aware|i can tell)|to my knowledge|currently|at the moment|particularly|anything|any|much|in the slightest|one|a thing)",
  `(?:i )?(?:don't|dont|do not|haven't|have not|havent)(?: really| actually)? (?:have |got |have got |had |suffer from |know of )?(?:any|anything|none|nothing|no|(?:any )?${nouns})(?: ${nouns})?`,
  `(?:i )?(?:have|i've got|got|there(?:'s| is| are)) (?:none|nothing|no ${nouns})`,
  "i (?:don't|dont|do not|haven't|have not|am not|'m not)(?: really)?",
  'not (?:really )?an? (?:issue|problem|concern|thing|factor|barrier)',
  "(?:i'?m |i am )?(?:ready|motivated|lucky|good to go|all set|just (?:getting started|starting(?: out)?))",
  "(?:i )?(?:haven't|have not|have never|never) been (?:diagnosed with anything|injured|held back|ill|sick)",
  "(?:i )?(?:don't|dont) (?:really )?(?:think so|know|believe so)",
  "(?:it|they|that|work|life|my (?:job|work|life))? ?(?:doesn't|doesnt|does not|don't|dont|do not)(?: really)?(?: (?:hurt|affect(?: me| it| anything)?|matter|interfere|get in (?:the|my) way|bother me|impact (?:me|it|anything)|stop me|affect (?:my|the) (?:training|fitness|workouts?|exercise)|affect me much))?(?: anywhere)?",
  "(?:i )?(?:can't|cant|cannot|can not) (?:really )?(?:think of (?:any|anything|one)|complain)",
  "no (?:complaints|pain|thanks|thank you|effect|impact|way|idea|clue|trouble|sir|ma'am)",
  "(?:i'?m |i am )?not (?:sure|on any medication)|idk|dunno",
  "(?:let's )?(?:skip|pass|move on|leave)(?: (?:on )?(?:this|that|it|the question))?(?: one| question| please)?",
  'free of (?:pain|injur(?:y|ies))',
  '(?:next|skip)(?: question| one)',
  '(?:negative|ditto|not relevant|not applicable|blank|no excuses|no preference)',
  "(?:i'?d |i would )?(?:prefer|rather) not(?: to)?(?: (?:say|share|tell|answer))?",
  "(?:i'?m |i am )?not (?:telling|saying|sharing)(?: you| that)?",
  "(?:it'?s |that'?s )?(?:private|personal|a secret)",
  `(?:work|my (?:job|work|body|life|health)|life|the body|health|body)(?: is| are| feels|'s) ${degree}(?:fine|good|great|ok(?:ay)?|balanced|flexible)`,
  '(?:zero|0) (?:pain|pains|problems|issues|barriers|conditions|injuries|aches)',
  `(?:i )?(?:'ve |have )?never (?:had|have) (?:any|an?) ${nouns}`,
  `(?:i'?m |i am )?not in (?:any )?pain`,
  "(?:i |i have |i've )?never (?:had|have|got) any(?:thing)?",
  "(?:i'?m |i am )?(?:raring|ready|good|keen|eager|itching) to (?:go|start)",
  "life(?:'s| is) (?:sweet|good|great|easy|fine)",
  '-+',
  '(?:just|only) my (?:pride|ego|wallet|feelings|heart)',
  "(?:there'?s|there is) (?:really |actually )?nothing(?: really| actually)?(?: in (?:the|my) way| to (?:tell|say|report))?",
  "(?:it'?s|its|that'?s|thats|all) (?:fine|ok(?:ay)?|good)",
  '(?:so|really|(?:(?:ha)+ )?no really) (?:no|nothing|none)',
  '(?:zip|nix|nay|nein|absolutely (?:none|nothing|no)|none of (?:your|ur) business|not in particular|not (?:that|so|very|too) much|very little|nothing new)',
  '(?:zero|0) (?:impact|effects?|stress|influence|conflicts?)',
  '(?:it|that|work|life) has (?:no|little|hardly any|zero) (?:real )?(?:effect|impact|influence)',
].map((part) => `(?:${part}${tail})`);

const lead = `(?:(?:${fillers}|no|nope|nah|none|nothing)[ ,]+)*`;
const one = new RegExp(`^${lead}(?:${parts.join('|')})(?: ${fillers})*$`);
const leadFillers = new RegExp(`^${lead}`);
const onlyFiller = new RegExp(`^${fillers}(?: ${fillers})*$`);

const namedAgain =
  /^\W*(?:any )?(?:pains?|injur(?:y|ies)|conditions?|medical conditions?|barriers?|work|effects?|problems?)\?\s*/i;

/** 'no asthma, no diabetes, nothing': whatever is named is absent. */
const without = /^no [\p{L}-]+(?: [\p{L}-]+)?$/u;
const ofOthers =
  /^(?:my|his|her|our) (?:mother|mum|mom|father|dad|parents?|wife|husband|partner|sister|brother|son|daughter|family|gran\w*)\b/;

/** Words next to 'nothing' that add nothing: how things were, and that there is time. */
const beside =
  /^(?:i'?m |i am )?(?:\d+(?: years old)?|used to .*|(?:that|it)(?:'s| is| was)?(?: all)? (?:gone|over|healed|years ago|ages ago).*|(?:i(?:'?ve| have)? |with )?(?:got )?(?:all the|plenty of|loads of|lots of|enough) (?:free )?time.*|(?:pretty |quite |very )?flexible.*|(?:i )?work(?:ing)? from home|no (?:bother|stress|hassle)|(?:unemployed|retired|a student|between jobs)\b.*|(?:i )?(?:already )?(?:train|work ?out|exercise|run|lift|swim)(?: already)?\b.*|all excuses|young|still young|only \d+)$/;

/** Whether an answer says that there is nothing to tell: 'none', 'nope, all good', 'not that I know of'. */
export function isNothingToTell(answer: string): boolean {
  const text = plainText(answer.replace(namedAgain, ''))
    .replaceAll(/[^\p{L}\p{N}\p{P}\s%]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (one.test(text.replace(/[.,!\s]+$/, ''))) return true;
  const said = text
    .split(
      /[.,;:!()…]+| [-–—] | (?:and|so|because|as|but)(?= (?:i |i'm |i've |that|it'?s|everything|all|nothing|none|plenty|no ?))/,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '' && !onlyFiller.test(part));
  const own = said.filter((part) => !ofOthers.test(part.replace(leadFillers, '')));
  const isEmpty = (part: string) =>
    one.test(part) || without.test(part) || beside.test(part.replace(leadFillers, ''));
  return own.some((part) => one.test(part)) && own.every(isEmpty);
}
