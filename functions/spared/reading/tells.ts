/**
 * Phrasings that make something no current fact about the person: a general question, a fear, long over, denied, or
 * healed.
 */
const inGeneral =
  /^(?:so |and |ok |hey |but |btw )*(?:what|whats|why|which|how|does|do|did|is|are|was|can(?! (?:you|u|we)\b)|could(?! (?:you|u|we)\b)|should|will|would(?! (?:you|u)\b)|when|where|who)\b/;
const ofSelf = /\b(?:i|im|ive|my|me|mine|id|we|our|us)\b/;
const feared =
  /\b(?:if (?:i|my|someone|somebody|you)\b.{0,24}\b(?:hurts?|hurting|hurt|injur\w+|pregnant|sore|sick|pain\w*|ache\w*|pull|sprain|strain|tear)|what if|suppose|imagine|say i had|worried (?:i|about|that)|might (?:hurt|injure|get|damage)|(?:dont|do not|not) want to (?:end up|hurt|injure|get|ruin|damage|wreck)|(?:avoid|prevent|without) (?:\w+ )?(?:hurting|injur\w+|getting|pain|damag\w+)|what would you|how (?:do|can|should) i (?:avoid|prevent|protect)|in case i|so i dont (?:hurt|injure|get)|scared (?:of|to) (?:getting|get|hurt\w*|injur\w*)|to (?:avoid|prevent))\b/;
const willIt =
  /^(?:will|would|does|do|should|could|can|is it normal|am i (?:supposed|meant))\b.{0,40}\b(?:hurt|ache|be sore|sore|damage|ruin|wreck|kill|cause|give|fix|cure|help|build|grow|work|touch|feel|bend|point|lift)\b/;
const past =
  /\b(?:when i was|as a (?:kid|child|boy|girl|lad|teen\w*|baby)|in (?:19[3-9]|20[01])\d\b|(?:at|in) (?:school|college|uni)\b|in my (?:teens|20'?s|twenties|30'?s|thirties|youth)|back in the|(?:years|yrs|decades|ages) (?:ago|back)|long (?:ago|gone|time ago)|once (?:at|had|tore|broke|playing|did|pulled|twisted|sprained)|used to|grew out)\b/;
const stillNow =
  /\b(?:still|again|since then|ever since|never been the same|never (?:quite )?(?:healed|recovered|got)|to this day|now and then|now it|acts? up|plays? up|flar\w+|comes? back|grumbl\w+|nags?|every (?:so often|now and)|weak|careful)\b/;
const healed =
  /\b(?:(?:is|are|feels?|feeling|felt|all|been|be|its|was|r|s)\s+(?:\w+ )?(?:fine|ok|okay|good|great|better|healed|gone|normal|well|sorted|amazing|strong(?:er)?|loose|100|perfect|recovered|cured)\b|healed|recovered|cured|no longer|(?:hurts?|hurting|sore|pain\w*|bother\w*|troubl\w*|ach\w+)(?: \w+)? any ?more|got rid of|signed (?:me )?off|cleared up|long gone|all clear|stopped hurting|sorted|nothing since|never (?:bothered|hurt|had|been)|pain[- ]?free|back to normal|(?:can|may) (?:jump|kneel|stand|do floor|eat) again|happy to|fine (?:now|with|to|on)|ok (?:now|with|to|again)|good as new|getting (?:much |a lot |way )?(?:better|stronger))\b/;
const notHealed =
  /\b(?:not|isnt|arent|isn|never|wont|hardly|far from)\s+(?:\w+ ){0,2}(?:fine|ok|okay|good|great|better|healed|gone|normal|well|right|happy|100|recovered|strong)\b|\bstill\b|\bbut\b|\b(?:sugar|nut|dairy|lactose|gluten|wheat|egg|meat)[- ]free\b/;
const denied =
  /\b(?:no|not|never|without|none|zero|dont have|do not have|havent got|isnt|arent|nothing wrong with|didnt|doesnt|dont|aint)\b(?: \w+){0,3} (?:injur\w+|pains?|problems?|issues?|troubles?|allerg\w+|conditions?|aches?|hurt\w*|sore\w*|pregnan\w+|vegan|vegetarian|diabetic|asthma\w*|complaints?|illness\w*|medication|meds|surger\w+|operations?|fever\w*|temperature|cough\w*)\b|\bnothing (?:hurts|aches|wrong)\b|\bnot me\b/;
const idiom =
  /\b(?:pain in the (?:neck|ass|arse|butt|backside)|(?:nearly|almost|about) (?:had|to have|gave me|having) a (?:heart attack|stroke)|heart attack when i saw|arm and a leg|weak at the knees|rule of thumb|foot in the door|back teeth|shoulder to shoulder|cold feet|sore point|bust a gut|break a leg|pull(?:ing)? (?:my|your|the other) leg|got (?:my|your) back|behind my back|back (?:to|in|at|on|from|up|with)\b.{0,25}\b(?:training|shape|track|it|work|school|holiday|business)|head over heels|heart to heart|learn(?:ed|t)? by heart|over my head|head start|hand in hand|at hand|on the other hand|off (?:my|the) chest|elbow grease|stiff upper|by the skin|neck and neck|this is nuts|going nuts|piece of cake|no pain,? no gain|toe the line|hip hop|hands? down|thumbs? up|eye on|twist my arm|kick in the teeth|my (?:ego|pride|wallet|feelings|bank))\b/;

/** Words of complaint. Without one, a body part in a request for training, or on its own, is a wish. */
const complaint =
  /\b(?:hurt\w*|ach(?:e|es|ed|y|ey|ing)|sore\w*|pain\w*|stiff\w*|tight\w*|tender|throb\w*|sting\w*|burn(?:s|t|ing)?|swoll\w*|swell\w*|puffy|bruis\w*|inflam\w*|injur\w*|sprain\w*|strain\w*|tweak\w*|twisted|torn|tore|tear|pulled|pull something|broke\w*|fractur\w*|cracked|dislocat\w*|popp?(?:ed|s)|snapped|ruptur\w*|click\w*|grind\w*|lock(?:ed|s|ing)?|seized|spasm\w*|cramp\w*|numb|tingl\w*|weak|unstable|dodgy|iffy|bad|crook|gammy|wonky|bugger\w*|knackered|busted|shot|toast|cooked|fried|wrecked|dead|destroyed|jelly|kill(?:s|ing)|murder|agony|hell|scream\w*|on fire|in bits|in pieces|tense|tension|like (?:concrete|rock|stone|wood|lead|glass|a (?:brick|plank|board|balloon|(?:golf|tennis) ball))|trouble|issues?|problems?|grief|jip|gyp|up again|playing up|acting up|niggl\w*|twing\w*|surgery|op|operat\w*|replac\w*|physio|rehab|plaster|cast|boot|brace|sling|crutches|\w+itis|doms|tired|fatigued|careful|easy on|gentle (?:on|with)|spare|protect|mind|rest|cant|can not|cannot|wont|doesnt like|hates?|sensitive|fragile|delicate|numb|slipped|bulging|herniat\w*|trapped|pinched|frozen|rolled|jammed|landed|fell|whacked|banged|knocked|gone|went|out of action|not (?:happy|right|great|good))\b/;
const training =
  /\b(?:\d+ ?(?:m|min|mins|minutes?|minuts?)|\d{1,2}$|on (?:mon|tue|wed|thu|fri|sat|sun)\w*|2 x \d+|workouts?|work ?out|wrkout|sessions?|circuits?|routines?|exercises?|moves|squats?|lunges?|planks?|crunches|bridges?|curls?|rows?|press(?:es)?|deadlifts?|dips?|raises?|extensions?|kick ?backs?|twists?|swings?|thrusts?|flys?|flies|pull[- ]?(?:ups?|downs?|aparts?)|sit[- ]?ups?|leg raises?|push[- ]?ups?|training|train|day|hit|hitting|work on|focus|stretch\w*|mobility|strength\w*|pump|burner|blast|plan|give|gimme|show|want|grow|build|tone|bigger|stronger|more|less|add|include|instead|changed my mind|swap|something|anything|best|please|pls|plz|lets|let us|do(?! not)|again but|make it)\b/;
const fewWords = 4;
const wanted =
  /\b(?:make (?:it|me|them) (?:hurt|burn|sore|scream|ache)|(?:want|love|like|feel|felt|good|nice|great|feeling) (?:\w+ ){0,3}(?:burn\w*|ache|sore\w*)|hurts? so good)\b/;

/** 'It clicks, no pain at all' needs no sparing. */
export const isPainless = (text: string): boolean =>
  /\b(?:no pain|painless\w*|pain[- ]free|(?:doesn'?t|does not|dont|don'?t|not) hurt\w*)\b/.test(text) &&
  !/\b(?:but|hurts when|hurts if|only when|yet|swell\w*|swollen|lock\w*|numb|gives? way)\b/.test(text);

/** 'With a bad knee', not 'bad for the knees'. */
export const isComplaint = (text: string): boolean =>
  /\b(?:with|having|have|got|after)(?: \w+){0,2} (?:bad|sore|injured|torn|dodgy|weak|hurt\w*|pain\w*|ach\w+|broken|replac\w+|stiff)\b/.test(
    text,
  );

/** Whether a part of a sentence names a body part that someone wants to train, not one that hurts. */
export const wishesOnly = (text: string): boolean =>
  wanted.test(text) || (!complaint.test(text) && (training.test(text) || text.split(' ').length <= fewWords));

/** Foods that someone avoids; a food named without these words is one they ate, or want. */
const avoidance =
  /\b(?:allerg\w*|intoleran\w*|cant|cannot|can not|dont|do not|doesnt|never|no|not|nothing|without|free|avoid\w*|react\w*|ill|sick|rash|hives|swell\w*|bloat\w*|blows? me|guts?|runs|die|dying|kill\w*|epipen|off|gave up|given up|quit|stopped|throat|itch\w*|welts|hospital|a&e|er|lips|makes? me|gives? me|right through|wrecks?|sensitive|anaphyl\w*|coeliac|celiac|break out|come out|upset\w*|disagree\w*|diet|digest\w*|tolerate|touch|hate)\b/;
const dish =
  /\b(?:recipes?|dinners?|snacks?|lunch(?:es)?|breakfasts?|brekkie|smoothies?|ideas?|meals?|pudding|for tea|dishes|menu|shakes?|bars?|pasta|bread|burgers?|was on offer|options?)\b/;
const byOneself = /\b(?:i|im|ive|me|my|we|our|us|here)\b/;

/** Whether a part of a sentence names a food that someone ate or wants, not one they avoid. */
export const isDish = (text: string, isDiet: boolean): boolean =>
  (dish.test(text) && !byOneself.test(text) && !/\b(?:no|cant|dont|allerg\w*)\b/.test(text)) ||
  (!isDiet && !avoidance.test(text));

/** 'My knees are gone' does not mean healed. */
export const bodyGone =
  /\b(?:knees?|backs?|hips?|shoulders?|wrists?|ankles?|elbows?) (?:is|are|r) (?:gone|shot|buggered|knackered|wrecked|ruined|done in)\b/;

/** Whether part of a sentence, in lower case without apostrophes, plainly states nothing that holds now. */
export function tellsNothing(text: string): boolean {
  if (idiom.test(text) || willIt.test(text) || feared.test(text)) return true;
  if (inGeneral.test(text) && !ofSelf.test(text)) return true;
  if (past.test(text) && !stillNow.test(text)) return true;
  if (denied.test(text)) return true;
  return healed.test(text) && !notHealed.test(text) && !bodyGone.test(text);
}

const ofTraining =
  /\b(?:hiit|cardio|run\w*|sprint\w*|crossfit|jog\w*|lift\w*|weights|yoga|pilates|swim\w*|cycl\w*|danc\w*|walk\w*|train\w*|work(?:ing)? ?outs?|exercis\w*|moves?|sessions?|squat\w*|lung\w*|plank\w*|push[ -]?ups?|burpees?|crunch\w*|sit[ -]?ups?|jump\w*|stretch\w*|legs?|abs|core|strength)\b/;
const asksWhether =
  /\b(?:safe|ok|okay|fine|alright|good|bad|best|allowed|wise|dangerous|can|could|should|may|harm\w*|hurt|help\w*)\b/;
const having = /\b(?:with|if (?:i|you) (?:have|ve|got)|having|for|despite|during|while|after)\b/;

/** 'Is hiit safe with high blood pressure?': someone who asks about training with something may have it. */
export const asksToTrainWith = (text: string): boolean =>
  having.test(text) &&
  asksWhether.test(text) &&
  ofTraining.test(text) &&
  !past.test(text) &&
  !denied.test(text);
