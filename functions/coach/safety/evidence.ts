import type { ConcernName } from './answers';

/**
 * What a sentence has to name before the trained model may take it for a danger: the reviewed words of each concern. On its own the model
 * finds dangers everywhere; without one of these it abstains. Concerns that only pause training are found without them.
 */
const evidence: Readonly<Partial<Record<ConcernName, RegExp>>> = {
  'self-harm':
    /\b(?:die|dying|dead|death|kill\w*|kms|unaliv\w*|suicid\w*|sui|sewerslide|harm\w*|hurt(?:ing)? my ?self|cut(?:ting)?|cuts|overdos\w*|od|pills|tablets|end (?:it|my|this|things|everything)|ending (?:it|my|things|everything)|jump\w*|hang\w*|noose|rope|gun|bridge|roof|rails?|train tracks?|in front of|razor|blades?|(?:cut|slit|slash)\w* (?:my )?wrists?|liv(?:e|ing)|alive|life|(?:not|dont|stop|to|keep) exist\w*|disappear\w*|vanish|wake up|waking up|hopeless|worthless|burden|without me|miss me|here any ?more|be here|be around|gone|goodbye|good bye|no point|pointless|can'?t go on|cant go on|go on like|give up on|giving up|no way out|escape|nothing left|not worth|hate my ?self|punish my ?self|dark thoughts?|not safe|bleed|burn my ?self|sleep forever|not wake|never wake|final|last (?:day|note|letter|workout)|better off|see tomorrow|tomorrow)\b/,
  'friend-self-harm':
    /\b(?:friend|mate|brother|sister|mum|mom|dad|son|daughter|partner|wife|husband|boyfriend|girlfriend|bf|gf|colleague|roommate|flatmate|neighbou?r|cousin|someone|somebody|he|she|they|teammate|classmate|student|kid)\b/,
  abuse:
    /\b(?:hits?|hit me|hitting|beats?|beat|beating|punch\w*|slap\w*|chok\w*|strangl\w*|push(?:es|ed)? me|shov\w*|threat\w*|scared|afraid|terrified|frightened|grab\w*|drag\w*|kick\w*|spat|hair|monitors?|tracks? (?:me|my)|takes? my|took my|not allowed|wont let|won'?t let|lets me|makes? me|made me|calls? me|calling me|insult\w*|humiliat\w*|bruised|marks?|eggshells|smash\w*|locked|money|jealous|angry|mad at me|permission|punish\w*|hurts me|hurting me|controls?|controlling|forces?|forced|force|rap(?:e|ed)|touch(?:es|ed|ing)|grop\w*|assault\w*|abus\w*|violent|violence|locks? me|let me (?:eat|leave|see)|yells?|screams? at|follows me|stalk\w*|checks my|bruises?|temper|rage|throws?|threw|weapon|knife)\b/,
  heart:
    /\b(?:chest|heart\w*|hart|palpitat\w*|jaw|left arm|arm|angina|pulse|pounding|racing|flutter\w*|skip\w* beats?|skipping|thump\w*|sternum|breastbone|ribcage|squeez\w*|crushing|elephant|tight(?:ness)?|cold sweat)\b/,
  stroke:
    /\b(?:face|mouth|droop\w*|slur\w*|speech|speak|words|numb\w*|tingl\w*|one side|left side|right side|arm|leg|hand|vision|see|eye|sight|blind|stroke|tia|confus\w*|headache|balance|weak|drop(?:ped|ping)?|talk\w*|smile)\b/,
  breathing:
    /\b(?:breath\w*|breth\w*|air|airway|wheez\w*|chok\w*|inhaler|asthma|throat|tongue|lips?|swell\w*|swollen|gasp\w*|suffocat\w*|oxygen|lungs?|anaphyla\w*|epipen|puffer|ventolin)\b/,
  fainting:
    /\b(?:faint\w*|pass(?:ed|ing|es)? out|black(?:ed|ing)? out|blackout|went black|goes black|black spots|stars|dizz\w*|light ?headed|woozy|consciousness|unconscious|collaps\w*|woke up on|(?:found|came to|came round|ended up|next thing)\b.{0,25}\b(?:floor|ground)|spinn\w*|vision|tunnel|keel\w*|knees gave|wobbly|grey(?:ed)? out|gray(?:ed)? out|swoon\w*|seeing)\b/,
  blood:
    /\b(?:blood(?! ?(?:press|pres|sugar|thin|test|type))\w*|bleed\w*|bled|coughing|spit\w*|vomit\w*|throw\w* up|threw up|stools?|poo|poop|pee|urine|toilet|black|red|coffee grounds|pad|pads|spotting|clots?|cola|dark)\b/,
  clot: /\b(?:calf|calves|leg|legs|arm|thigh|swollen|swell\w*|clot|dvt|warm|hot|red|throb\w*|flight|vein)\b/,
  'low-sugar':
    /\b(?:sugar\w*|glucose|insulin|hypo\w*|hyper\w*|diabet\w*|shak(?:y|ing|es)|tremb\w*|levels?|ketones?|pump|cgm|dexcom|libre|meter|type (?:1|one|2|two)|t1d?|mmol|mg|reading|sweat\w*|jittery|bg|juice|low)\b/,
  injury:
    /\b(?:pop(?:ped)?|snap(?:ped)?|crack(?:ed)?|tore|torn|broke\w*|fractur\w*|dislocat\w*|out of (?:place|its socket|socket)|socket|swell\w*|swollen|swelled|bruis\w*|bone|weight on|stand on|walk on|put weight|lock(?:ed)?|numb\w*|bladder|bowel|pee|hit my head|bang(?:ed)? my head|head|concuss\w*|knock\w*|fell|fall|twist\w*|ankle|knee|shoulder|achilles|tendon|deformed|crooked|bent|dropped)\b/,
  'eating-disorder':
    /\b(?:eat\w*|ate|food|binge\w*|bing(?:e|ing)|purg\w*|throw\w* up|threw up|vomit\w*|puk\w*|sick after|make myself sick|fingers?|laxativ\w*|starv\w*|calories|cals|kcal|fat|thin|skinny|mirror|body|scale|weigh\w*|anorex\w*|bulimi\w*|restrict\w*|meals?|burn off|punish|disgust\w*|gross|ana|mia|ed|chew\w*|compensat\w*|hungry|hunger|safe foods?|bones)\b/,
  fasting:
    /\b(?:fast(?:ing|ed)?|eat\w*|ate|food|water|days?|hungry|hunger|meals?|starv\w*|dry fast|juice|cleanse|detox|calories|kcal|liquids?|nothing but|broth|bite)\b/,
  'cutting-weight':
    /\b(?:weigh\w*|weight|kg|kilos?|lbs?|pounds|sauna|sweat\w*|water pills?|diuretic\w*|dehydrat\w*|weigh[- ]?in|cut(?:ting)?|make weight|class|fight|laxativ\w*|spit\w*|trash bag|bin bag|plastic|drink\w*|dry|drop|lose|starv\w*|not eating|wedding|comp(?:etition)?)\b/,
  pregnancy:
    /\b(?:pregn\w*|preg|prego|preggers|preggo|prengan\w*|expecting|trimester|weeks|wks|months along|due|bump|midwife|ivf|conceiv\w*|baby|twins|ultrasound|scan|test|late|prenatal|antenatal|obgyn|womb|mum to be|mom to be|bun in the oven|knocked up)\b/,
  'after-birth':
    /\b(?:birth|born|postpartum|post ?partum|postnatal|baby|newborn|c[- ]?section|ca?esarean|deliver\w*|breast ?feed\w*|nursing|stitches|weeks|wks|days|gave|labou?r|twins|tear|pelvic|diastasis|new (?:mum|mom)|(?:mum|mom) of|little one)\b/,
  'under-18':
    /\b(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|teen\w*|grade|grader|high school|middle school|school|minor|under 18|under age|kid|my parents|my mum|my mom|gcse\w*|years? old|yo|y o)\b/,
  'medicines-drugs':
    /\b(?:med\w*|pills?|tablets?|drugs?|dos(?:e|es|ed|age|ing)|doubl\w*|mg|milligrams?|prescri\w*|steroids?|test(?:osterone)?|tren\w*|anavar|dbol|dianabol|clen\w*|sarms?|trt|hgh|insulin|warfarin|blood ?thinners?|thinners|eliquis|xarelto|anticoag\w*|aspirin|ibuprofen|nurofen|advil|paracetamol|tylenol|acetaminophen|codeine|tramadol|opioid\w*|oxy\w*|antidepress\w*|ssri|sertraline|prozac|lithium|xanax|valium|adderall|ritalin|ozempic|wegovy|mounjaro|semaglutide|saxenda|ephedrine|dnp|caffeine|pre ?workout|creatine|beta ?blockers?|statins?|diuretics?|laxatives?|antibiotics?|inhaler|levothyroxine|thyroxine|metformin|cocaine|coke|mdma|ecstasy|weed|meth|ketamine|painkillers?|overdos\w*|inject\w*|cycle|supplements?|cure)\b/,
};

/** Someone who could do harm. */
const somebody =
  /\b(?:he|she|him|her|hes|shes|his|partner|husband|wife|boyfriend|girlfriend|bf|gf|ex|fianc\w+|dad|daddy|mum|mom|father|mother|step\w+|brother|sister|coach|trainer|boss|uncle|aunt|cousin|family|parents?|room ?mate|flat ?mate|someone|somebody|man|men|guy|hubby|landlord|teacher|carer|son|daughter|in laws?)\b/;

/** For a friend's danger: besides the friend, what there is to fear. */
const feared =
  /\b(?:(?:him|her|them|their)(?:self|selves)|text(?:s|ed|ing)?|note|notes|posts?|posted|threat\w*|scared for|worried about|worry about|won'?t (?:talk|answer|eat|get up)|scars?|arms|bottle|drinking|locked|depress\w*|dark|giving away|gave away|(?:saying|says|said|talks? about|talking about|told me) (?:that )?(?:he|she|they|hes|shes|it|nothing|life|everyone|everybody|goodbye)|not safe|help (?:him|her|them)|not ok|dont know what to do)\b/;

/** Whether a sentence names what a concern is about. */
export function hasEvidence(concern: ConcernName, sentence: string): boolean {
  const said = sentence.toLowerCase().replaceAll('’', "'");
  if (!evidence[concern]?.test(said)) return false;
  if (concern === 'abuse') return somebody.test(said);
  return concern !== 'friend-self-harm' || Boolean(evidence['self-harm']?.test(said)) || feared.test(said);
}
