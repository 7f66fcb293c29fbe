import { asksPlainly } from '../parse-text';
import { asksElsewhere } from './small-talk';
import type { SpokenField } from '../spoken-questions';

/** What someone asks about a question instead of answering it. */
export type Topic = 'why' | 'who' | 'must' | 'safe' | 'meaning' | 'later' | 'left';

const it = '(?:that|this|it|these|those|the question|(?:that|this) (?:one|question))';
const patterns: readonly (readonly [Topic, RegExp])[] = [
  [
    'later',
    /\b(?:change|edit|update|correct|fix|adjust|redo|set|add|decide|fill|tell|answer|do|give) (?:\w+ ){0,4}(?:later|afterwards?|another time|any ?time|some ?day)\b|\b(?:is|are) (?:\w+ ){1,3}(?:final|set in stone|permanent)\b|\bwhat if (?:it|that|this|i) changes?\b/,
  ],
  [
    'left',
    /\bhow (?:many|much) (?:more|questions|longer|is left|are left|else)\b|\bhow (?:much )?long(?:er)? (?:does|will|is|do|until|till)\b|\b(?:are|is) (?:we|this|it|that) (?:nearly |almost )?(?:done|finished|over|the last)\b|\b(?:nearly|almost) (?:done|finished|there)\?/,
  ],
  [
    'must',
    new RegExp(
      String.raw`\b(?:do|must|should|would|why do|have) (?:i|we) (?:really |actually )?(?:(?:have|need|got) to|need (?:an?|one|this|that|it|some))\b|\bmust i\b|\b(?:am i|are we) (?:obliged|required|forced|supposed) to\b|\b(?:is|are) ${it} (?:\w+ )?(?:required|mandatory|optional|compulsory|obligatory|a must|skippable|voluntary)\b|\b(?:can|could|may|might) (?:i|we|you) (?:just |please |maybe |also )?(?:skip|pass|leave|not (?:say|answer|tell)|refuse|decline|opt out|move on|keep (?:${it}|quiet)|say no)\b|\bwhat (?:if|happens (?:if|when)) (?:i|we) (?:have (?:one|some|any\w*|something)|don't|do not|won't|can't|skip|refuse|leave|'d rather not|would rather not|rather not|prefer not|say no|lie|don't know)\b|\b(?:is it|it's|would it be|is that|that) ?(?:ok|okay|alright|all right|fine|possible|allowed) (?:if|to) (?:i |we )?(?:skip|don't|do not|not|leave|pass|say nothing)\b|\bcan ${it} be (?:skipped|left)|\bi have to (?:say|tell|answer|give)\b.*\?|\b(?:mandatory|optional|required|compulsory)\?`,
    ),
  ],
  [
    'who',
    /\bwho(?:'s| is| else| all)?(?: \w+){0,3} (?:see|sees|seeing|look|looks|looking|read|reads|reading|get|gets|know|knows|access|find|told|listening|has|have|be able)\b|\bwho (?:sees|gets|reads|knows|has|is this for|are you (?:telling|sharing))|\b(?:is|are|will|does|do|stays?|kept?)\b(?: \w+)* (?:private|public|confidential|secret|shared|visible|anonymous|encrypted|secure|between us|sold|stored|saved|published|protected)\b|\b(?:insurance|insurer|employer|boss|doctor)\b.* (?:find out|know|see|told)\b|\bprivacy\b|\bgdpr\b|\b(?:do|will|are|would) you(?: guys)? (?:going to )?(?:\w+ )?(?:share|shar|sell|sell|store|storing|sharing|selling|save|tell|telling|pass|post|publish|show)\b|\b(?:can|could|will|would|do) (?:others|other (?:people|users|members)|anyone|anybody|someone|somebody|any ?one else|everyone|everybody|people|my (?:friends|boss|wife|husband|partner|family|insurer|employer)|strangers|the \w+) (?:\w+ )?(?:see|read|find|look|know|get)\b|\bwhere (?:does|do|is|are|will) (?:\w+ )*(?:go|stored|saved|kept|end up|data)\b|\bhow long (?:do you|is|are|will) (?:\w+ )*(?:keep|kept|stored|store)\b|\bwhat (?:happens|do you do) (?:to|with) (?:my|this|that|the|all|these|it)(?: \w+)*(?: data| answers?| info\w*| numbers?| weight| details)?\b|\b(?:my |the )?(?:data|info\w*|details) (?:safe|secure)\b|\bis (?:my|the|this|that) (?:data|info\w*|answer|number) (?:safe|secure)\b|\b(?:private|confidential)\?/,
  ],
  [
    'safe',
    /\b(?:safe|(?:good|ideal|right|normal) weight|(?:in|within) (?:a|one|\d+) (?:weeks?|months?) (?:ok(?:ay)?|fine|possible)|(?:is|are) (?:that|this|it) (?:really |so |too )?(?:bad|normal|ok(?:ay)?|a problem|allowed)|dangerous|risky|harmful|unhealthy|bad for (?:me|you|my \w+)|healthy|realistic|sensible|too (?:much|low|fast|high|heavy|ambitious)|hurt me|harm me|dangers?|risks?|risk)\b/,
  ],
  [
    'why',
    new RegExp(
      String.raw`\bwhy\b|\bhow come\b|\bwhat(?:'s| is| are| for| reason| on earth|) ?(?:${it}|the reason|the point|the purpose|the use)? ?(?:(?:needed |used |good )?for)\b|\bwhat (?:do|would|will|are|could|did) (?:you|u|y'all) (?:\w+ )?(?:need|want|use|using|do|doing|going to do)\b(?!.* (?:me to|mean))|\bwhat'?s (?:the|your) (?:point|reason|purpose|use)\b|\bfor what\b|\b(?:is|are) ${it} (?:really |actually |even )?(?:relevant|important|necessary|needed|that important)\b|\b(?:does|do|would|will|did) (?:${it}|my \w+(?: \w+)?) (?:really |actually |even )?(?:matter|change|help|affect|make (?:a|any) difference|make (?:any )?sense|count|influence)\b|\bwhat (?:does|has|do) (?:${it}|my \w+(?: \w+)?) (?:got |have )?(?:to do|matter|change|do)\b|\bwhat difference\b|\bhow (?:does|do|will|would|is|did) (?:${it}|my \w+|knowing \w+|telling \w+) (?:\w+ )?(?:help|matter|affect|used|change|relevant|influence)|\bwhat'?s (?:it|that|this|my \w+) (?:got )?to (?:do|you)\b|\bis (?:my )?\w+ (?:relevant|important|necessary)\b|\breason (?:for|behind)\b|\byou need (?:that|this|it|my \w+)\b.*\?`,
    ),
  ],
  [
    'meaning',
    new RegExp(
      String.raw`\bwhat (?:do|did|are|does|would|should|can|could|shall|will) (?:you|u|i|we|that|this|it|[\w-]+(?: [\w-]+){0,2}) (?:\w+ )?(?:mean|say|answer|put|choose|pick|call|count|write|enter|recommend|suggest|type|tell|think|ask|asking|talk|talking|want me|need to|include|like)|\bhow (?:do|did|so|are) (?:you )?(?:mean|define|that)\b|\bwhat counts\b|\b(?:does|do|would) (?:[\w-]+ ){1,5}count\b|\bwhat (?:kind|kinds|sort|type|types|sorts|exactly|else|even|about|age|ages|range|ranges|unit|units|format|choices|options|zones|things)\b|\bwhich (?:one|ones|is|are|of|unit|units|should|do|would|way|kind|pain|option)\b|\blike what\b|\bsuch as\b|\bexamples?\b|\be\.?g\b|\bexplain\b|\bdefine\b|\bclarify\b|\bi (?:don't|do not|didn't|dont|can't) (?:really |quite )?(?:understand|get (?:it|that|this|the|what)|follow|see what)\b|\bnot sure (?:what|how|i (?:understand|get|follow)|which)\b|\bwhat(?:'s| is| are|s) (?!up\b|the (?:time|weather|capital|date)|new\b|your |happening|for )[\w-]+|\bhuh\b|\bpardon\b|\bcome again\b|\brepeat\b|\bsay (?:that|it) again\b|\brephrase\b|\bhow (?:do|can|should|would|could|am) i (?:\w+ )?(?:know|measure|tell|weigh|find|figure|say|answer|choose|decide|supposed|describe|pick|write|put)|\bhow (?:precise|exact|accurate|exactly|detailed|specific|tall|old|much)\b|\b(?:in|with|without|do you mean|is (?:that|this|it) in|you want it in) (?:my )?(?:kg|kilos?|kilograms|pounds|lbs?|cm|centimet\w+|feet|foot|inches|stone|metric|imperial|shoes|clothes|socks)\b|\bdo you (?:mean|want|need|count|include)\b|\b(?:does|do|is|are|will|should|would|can|could) (?:\w+ ){1,5}(?:count|included?|counted|matter)\b|\bany (?:kind|sort|pain|thing)\b|\bwhat was (?:that|the question)|\bwhat did you (?:say|ask)|\bthe (?:difference|options|choices|question)\b|\bdepends? (?:on )?what\b|\bmean(?:ing|s|t)?\b|^\W*(?:what|sorry|eh|hm+|excuse me)\W*\?|^\W*what\W*$|\bmost people\b|\b(?:recommend|suggest|advise)\b|\b(?:can|could|may|should) i (?:\w+ )?(?:choose|pick|select|have|say|name|take|list|put|give|tell you|write|answer|use|guess|estimate|approximate|round)\b|\b(?:right now|today|in general|ever|exactly|roughly|approximately|morning or evening)\?`,
    ),
  ],
];

const asks =
  /\?|(?:^|[,;] ?)\W*(?:(?:but|and|so|wait|hang on|hm+|um+|oh|ok(?:ay)?|sorry|hey|well|ana|also|first|just|quick question|question)[ ,:.-]+)*(?:why|what|who|how|which|where|when|huh|pardon|come again|(?:do|does|did|is|are|am|can|could|may|must|should|will|would) (?:i|you|we|my|it|this|that|the|these|those|they|there|your|any\w*)|does|are|explain|define|clarify|repeat|rephrase|(?:an |for )?examples?|like what|such as|i (?:don't|do not|didn't|dont) (?:really |quite )?(?:understand|get (?:it|that|this|what|the)|follow|see (?:what|why))|not sure (?:what|why|i understand|how)|i'?d like to know|tell me (?:what|why|who|more)|i wonder|say (?:that|it) again|privacy|what's)\b|\bor (?:does|do|is|should|must) (?:it|i|this|that)\b/;

/** 'Is barefoot or with shoes better': a noun may follow. */
const begins =
  /^\W*(?:is|are|does|will|would|should|could) (?!not\b|be\b|an?\b)[\w-]+ |^\W*(?:do|does) [\w-]+(?: [\w-]+){0,3} (?:count|matter|help)\W*$/;

/** Whether a sentence asks something. */
export const isQuestion = (sentence: string): boolean => asks.test(sentence) || begins.test(sentence);

const notes: readonly SpokenField[] = [
  'medicalConditions',
  'bodyPains',
  'workLifeEffects',
  'fitnessBarriers',
];

const requests =
  /\b(?:can|could|would) (?:you|i|we) (?:please |also |just |still )*(?:change|make|set|swap|replace|add|remove|switch|put|do|drop|include|update|correct|fix)\b/;
const measures: readonly SpokenField[] = ['age', 'heightCm', 'weightKg', 'targetWeightKg'];
const aboutTraining =
  /\b(?:weigh\w*|over-?weight|heavy|age|old|tall|height|body|train\w*|work ?outs?|exercis\w+|goals?|muscles?|look|feel|profile|shown|visible|limit|minimum|maximum|exact\w*|precise\w*|barefoot|truth|honest\w*|too (?:old|young)|use (?:that|this|it|my)|app|program\w*|sessions?|seniors?|beginners?|qualified|certified|expert\w*|trainers?|coach\w*|injuries|equipment|data|joints?|bulky|belly|fat|flat|los(?:e|ing)|gain|ton(?:e|ing)|strong\w*|aim|plan|answers?|questions?|gender|(?:nick)?names?|pains?|hurts?|injur\w+|conditions?|jobs?|kids|doctor|scales?|measur\w+|healthy|kilos|kg|pounds|judge|guess|clothes|short|bulky|muscular|choose|pick|feet|inches|possible|rough\w*|estimate|arms|legs|zones?|describe|mid-?size|plus-?sized?|plump|slim|(?:with|without) (?:or|my|clothes|shoes))\b/;
const eitherOr = /\bor\b.*\?/;

/** What a sentence asks about the open question; null if it asks nothing or something else. */
export function topicOf(sentence: string, asked: SpokenField): Topic | null {
  if (!isQuestion(sentence) || asksElsewhere(sentence)) return null;
  const isNote = notes.includes(asked);
  // 'When I sit too long, my back hurts' asks nothing.
  if (isNote && !sentence.includes('?') && sentence.split(' ').length > 7 && !asksPlainly(sentence))
    return null;
  const isRequest = requests.test(sentence) && !/\b(?:work ?outs?|exercis\w+|train\w*)\b/.test(sentence);
  const isOfMeasure =
    measures.includes(asked) &&
    !/\d/.test(sentence) &&
    (/\b(?:it|this|that|i|my|me|you|or|one|with)\b/.test(sentence) || sentence.split(' ').length < 4) &&
    (/\bor\b/.test(sentence) || sentence.includes('?'));
  const other = isNote
    ? /\b(?:train|exercises?|work ?outs?|join|still|app|plan|program\w*|qualified|certified|expert|injuries|sessions?|hurting|worse|truth|honest\w*|use (?:that|this|it|my)|excuses|profile)\b/.test(
        sentence,
      ) && !sentence.includes('because')
      ? 'safe'
      : null
    : isOfMeasure || (asked === 'name' && eitherOr.test(sentence)) || aboutTraining.test(sentence)
      ? 'meaning'
      : null;
  const topic = patterns.find(([, pattern]) => pattern.test(sentence))?.[0] ?? (isRequest ? null : other);
  // 'Is it too much?' asks about a weight; of a note it is its content.
  return topic === 'safe' && isNote && !/\b(?:is|are|will|would|can|does|do|what if) /.test(sentence)
    ? null
    : topic;
}

const refusal =
  /\b(?:(?:rather|prefer) not\b|(?:prefer|like|choose) to (?:keep|skip|pass)|(?:none|not any) of (?:your|ur) business|(?:too |a bit |very |quite )?(?:private|personal|embarrassing)\b|(?:don't|do not|won't|not going to|not gonna|refuse to|not comfortable|don't feel comfortable|uncomfortable)(?: (?:want|wish|like|need))?(?: to)? (?:say|saying|tell|telling|share|sharing|answer|answering|give|giving|talk)|not telling|no comment|skip|pass|next(?: question)?|let's move on|move on|leave (?:it|that|this) (?:out|blank|open))\b/;

/** Whether someone would rather not answer. */
export const declines = (text: string): boolean => text.split(' ').length <= 12 && refusal.test(text);
