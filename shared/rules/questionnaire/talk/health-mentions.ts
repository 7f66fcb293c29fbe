import { conditions, wordsOf } from '../note-words';

const area =
  '(?:knees?|backs?|lower back|spine|shoulders?|necks?|hips?|ankles?|wrists?|elbows?|foot|feet|heels?|hands?|fingers?|thumbs?|toes?|groin|hamstrings?|calf|calves|achilles|shins?|ribs?|legs?|thighs?|quads?|arms?|biceps|tendons?|joints?|rotator cuff|tailbone|coccyx|jaw|disc|disk|meniscus|acl)';
const hurts = String.raw`(?:sore|hurts?|hurting|hurt|pains?|painful|aches?|ach(?:y|ing)|achin|injur\w+|stiff\w*|torn|tore|sprain\w*|strain\w*|twisted|pulled|broken?|broke|fractur\w+|tweak\w*|inflamed|swollen|swelling|acting up|plays? up|playing up|niggl\w+|(?:is |are )?killing me|bothers? me|bothering me|bad|dodgy|weak|trouble|troubles?|problems?|issues?|clicks?|clicking|replacement|surgery|operated|operation|throbbing|tight|numb|busted|wonky|gives? out|giving me \w+|gives? me \w+|reminds? me|remind me|complain\w*|(?:is|are) (?:shot|gone|wrecked|ruined|messed up|worn|fused|terrible|awful|rubbish|not (?:great|good|what))|swells?|swell|grind\w*|creak\w*|locks up|seizes? up|replaced|plays along|wear|worn|cracks?|cracking|cramps?|cramping|burns|burning|spasms?|pinched|slipped|herniated|dislocat\w+|gives way|gave out|gave way)`;
const painNames =
  /\b(?:sciatica|slipped dis[ck]|herniated dis[ck]|tennis elbow|golfer'?s elbow|plantar fasciitis|tendon?itis|shin splints|frozen shoulder|carpal tunnel|whiplash|lumbago|rsi)\b/;
const pain = new RegExp(
  String.raw`\b${area}\b.*\b${hurts}\b|\b(?:sore|bad|dodgy|painful|injured|achy|aching|stiff|torn|sprained|broken|twisted|weak|tight|busted|wonky|hurt|pulled (?:a|my)|tore (?:my|a)|hurt my|careful with|careful of|go easy on|easy on|gentle (?:with|on)|mind|watch|pinched nerve in|slipped|herniated|pain in|trouble with|problems? with|issues? with|operation on|surgery on) (?:my |the |a |left |right |lower |upper |both )*${area}\b|\b${area} (?:pain|injury|ache|trouble|problems?|issues?|surgery|replacement)\b|\bbackache\b`,
);
const condition = wordsOf(conditions);

const deniedBefore =
  /\b(?:no|not|never|without|doesn't|don't|isn't|aren't|used to|if(?! that matters)|unless|avoid|prevent|worried about|afraid of|scared of|had no)\b/;
const deniedAfter =
  /\b(?:fine|healed|recovered|gone|cured|solved|better now|all good)\b|\b(?:doesn't|don't|isn't|aren't|not|never|no longer) (?:really |even )?(?:hurt|bother|ache|matter|affect|sore|bad|a problem|an issue)|\bdoesn'?t\b$/;
const others =
  /\b(?:(?:my|his|her|our|their|your|a) (?:\w+ )?(?:wife|husband|partner|mother|mum|mom|mam|father|dad|sister|brother|son|daughter|kids?|boyfriend|girlfriend|friend|boss|gran\w*|dog|cat|aunt|uncle|cousin|neighbou?r)(?:'s)?|he|she|they)\b/;

const breaks =
  /[,.;!?:()]+(?!\d)|\s[-–—]\s|\b(?:and|but|because|although|though|so(?= (?:i|my|the|that)\b)|also(?= (?:i|my|have|an?|the|some|got|with|bad)\b)|plus|by the way|btw)\b/i;

/** A message's clauses, as far as commas and conjunctions tell. */
export const clausesOf = (text: string, between = breaks): string[] =>
  text
    .split(between)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

const tidy = (clause: string) =>
  clause.replace(
    /^(?:oh|well|um+|uh+|sorry|actually|wait|i forgot(?: to (?:say|tell you|mention))?|forgot to (?:say|mention)|that)\s+/i,
    '',
  );

export interface HealthMention {
  field: 'bodyPains' | 'medicalConditions';
  words: string;
}

/** What says that a part of the body hurts, or a condition; null where it is denied or someone else's. */
function found(text: string): { field: HealthMention['field']; start: number } | null {
  const isChest = /\bchest pain/.test(text);
  const hurt = painNames.exec(text) ?? (isChest ? null : pain.exec(text));
  const ill = condition.exec(text);
  const match = hurt ?? ill;
  if (!match) return null;
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  if (deniedBefore.test(before) || deniedAfter.test(`${match[0]}${after}`)) return null;
  // 'My doctor says I have asthma' is about oneself.
  if (/\b(?:table|chair|bed|desk|sofa) legs?\b/.test(text)) return null;
  if (others.test(before.replace(/^.*\b(?:i|i'm|i've|me)\b/, ''))) return null;
  return { field: hurt ? 'bodyPains' : 'medicalConditions', start: match.index };
}

function mentionIn(clause: string): HealthMention | null {
  const text = clause.toLowerCase().replaceAll('’', "'");
  const health = found(text);
  if (health === null) return null;
  // 'A lady with asthma': the words before say something else.
  const apart = text.slice(0, health.start).lastIndexOf(' with ');
  const isApart = apart >= 0 && !soundsOfHealth(text.slice(0, apart));
  return { field: health.field, words: tidy(isApart ? clause.slice(apart + 1) : clause) };
}

/** What people say about their own health in passing, clause by clause. */
export const healthMentionsOf = (text: string): HealthMention[] =>
  clausesOf(text)
    .map(mentionIn)
    .filter((mention) => mention !== null);

const medical = new RegExp(
  String.raw`\b(?:${area}|doctor|gp|surgery|operation|meds?|pills?|medicat\w+|medicine|tablets|ill|illness|sick\w*|disease|syndrome|disorder|blood|sugar|heart|lungs?|breath\w*|periods?|pregnan\w+|injur\w+|hurts?|pain\w*|sore|swell\w*|numb\w*|weak\w*|stiff\w*|usual|one|side|muscles?|bones?|skin|stomach|belly|head\w*|stress\w*|anxi\w+|depress\w+|sleep\w*|tired|left|right)\b`,
);

/** Whether a text names anything of a body or its health. */
export const soundsOfHealth = (text: string): boolean =>
  medical.test(text) || condition.test(text) || painNames.test(text);
