import { stemOf } from '../../shared/rules/reading/stem';

/**
 * Words that mean much the same for the topic of a message. What the model learns about one then holds for the others;
 * a word may be in several classes.
 */
const classes: Readonly<Record<string, string>> = {
  self: 'i me my myself mine',
  other:
    'son daughter friend sister brother partner husband wife mum mom mother dad father boyfriend girlfriend bf gf mate bestie bff colleague coworker neighbour neighbor ' +
    'cousin niece nephew kid child roommate flatmate housemate uncle aunt aunty auntie gran grandma nan granny grandad grandpa girl boy he she him her his hers they them ' +
    'their someone somebody bro sis fiance fiancee lad lass buddy pal classmate teammate',
  partner:
    'partner husband wife boyfriend girlfriend bf gf ex fiance fiancee hubby missus stepdad stepmum stepmom stepfather coach trainer manager boss mum dad mother father',
  chest: 'chest breastbone sternum rib ribcage breast bra',
  heart:
    'heart pulse heartbeat beats hr bpm ticker palpitation afib arrhythmia angina cardiac cardiologist stent pacemaker aorta valve',
  arm: 'arm hand shoulder finger fingers forearm wrist elbow',
  face: 'face mouth lip lips smile eyelid eye cheek tongue jaw',
  side: 'left right side half sided one',
  leg: 'leg calf thigh shin ankle foot feet toe toes hamstring groin quad achilles',
  joint: 'knee shoulder elbow hip wrist ankle collarbone kneecap joint',
  spine: 'back spine spinal neck disc tailbone',
  head: 'head skull concussion concussed headache migraine temple',
  belly: 'stomach belly tummy abdomen gut bump womb bowel',
  pain: 'pain hurt hurting ache aching pressure tight tightness squeeze squeezing burning stabbing crushing heavy heaviness cramp discomfort agony excruciating sharp stab twinge vice band elephant painful killing',
  mild: 'sore soreness stiff tired doms tight achy normal usual little bit slightly mild tweak niggle',
  numb: 'numb numbness tingly tingling tingle pins needles weak weakness floppy limp paralysed paralyzed droop drooping droopy drooped hanging sagging lopsided wonky dead slack feel feeling',
  speech:
    'speech slur slurring slurred words word speak speaking talk talking mumbling gibberish jumbled garbled sentence nonsense',
  vision: 'vision sight see seeing blurry blurred double blind eye eyes curtain grey gray black spots stars',
  air: 'breathe breath breathing breathless air wheeze wheezing wheezy gasp gasping inhaler puffer ventolin salbutamol throat choke choking lung lungs asthma epipen anaphylaxis suffocating oxygen sats blue',
  faint:
    'faint fainted fainting collapse collapsed blackout unconscious dizzy dizziness lightheaded woozy spinning keeled swooned conscious consciousness giddy',
  blood: 'blood bleed bleeding bled bloody clot clots red pink maroon hemorrhage haemorrhage',
  outlet:
    'pee peed wee urine poo poop stool stools toilet loo cough coughed coughing spit spat vomit vomited sick puke puked bum wipe phlegm nosebleed tarry coffee grounds',
  swell:
    'swollen swell swelling swelled puffy red warm hot bruise bruised bruising purple balloon tender ballooned tight shiny bigger size',
  flight: 'flight plane flew flying haul surgery operation op cast immobile bus sitting hours long pill',
  pop: 'pop popped snap snapped crack cracked crunch clunk tear tore torn ripped rip twist twisted rolled dislocated broke broken fracture fractured',
  bear: 'weight stand walk bear bend straighten put move lift locked stuck limp',
  sugar:
    'sugar sugars glucose bg bgl bm cgm libre dexcom hypo hyper insulin diabetic diabetes diabetics ketones ketone mmol metformin reading t1 t1d t2 hba1c basal bolus pump',
  tremble:
    'shaky shaking shake sweaty sweating sweat clammy trembling confused jittery cold pale grey gray wobbly',
  purge:
    'purge purging purged vomit vomiting throw threw throwing puke puking laxative laxatives bulimia bulimic mia fingers toilet heave sick',
  disorder:
    'binge binging bingeing binged restrict restricting starve starving starved anorexia anorexic ana ed bulimia bulimic disordered relapse relapsing recovery orthorexia arfid',
  guilt:
    'disgusting disgusted fat guilty guilt punish punishment earn deserve hate ashamed shame mirror cry crying greedy undo compensate',
  food: 'eat eating eaten ate food meal breakfast lunch dinner calorie calories kcal cals snack cake pizza bread carbs bite apple lettuce',
  fast: 'fast fasting fasted omad water dry juice cleanse detox nothing zero without starve lemon broth tea empty',
  weighin:
    'weigh weighin weighins fight bout comp competition tournament wrestling wrestle boxing judo mma bjj jockey rowing lightweight scales class federation fighter ufc bodybuilding stage muay thai',
  dryout:
    'sauna sweat suit bin bag bags diuretic diuretics spit spitting dehydrate dehydrated water salt bath lasix hot tub sweating dried dry drink drinking',
  doping:
    'steroid steroids roids test tren trenbolone deca sustanon anavar dbol dianabol winny winstrol clen clenbuterol dnp ephedrine eca dmaa dmha sarms sarm ostarine rad140 lgd mk677 hgh gh peptides primo ' +
    'testosterone trt nandrolone masteron equipoise pct cycle stack blast cruise juice juicing gear',
  slimming:
    'ozempic wegovy mounjaro semaglutide tirzepatide saxenda phentermine sibutramine thyroxine levothyroxine t3 cytomel orlistat laxative pen jab jabs burners burner diet tea',
  drug: 'adderall ritalin vyvanse concerta cocaine coke line weed mdma molly ecstasy speed meth ketamine ket pills edibles lsd shrooms heroin xanax valium fentanyl poppers gummies high stoned mephedrone modafinil',
  alcohol:
    'drunk hungover hangover vodka wine whisky whiskey beer beers pints booze tequila alcohol pissed tipsy shots drinks gin rum units',
  medicine:
    'medication medications meds med medicine medicines tablet tablets beta blocker blockers antidepressant antidepressants ssri sertraline zoloft prozac fluoxetine citalopram lithium warfarin apixaban eliquis statin ' +
    'statins thinners ibuprofen advil naproxen paracetamol tylenol acetaminophen codeine tramadol oxycodone prednisone prednisolone bisoprolol propranolol ramipril amlodipine lisinopril painkiller painkillers antibiotic ' +
    'antibiotics diuretic epilepsy lamotrigine roaccutane accutane methotrexate aspirin viagra sildenafil nitrates antihistamine melatonin caffeine preworkout scoop scoops diclofenac cortisone steroid',
  dose: 'dose dosage doses mg mcg ml iu milligrams double doubled extra overdose prescription prescribed prescribe script inject injected injecting injection jab taper skip stop stopped quit mix mixing combine together chemist pharmacist',
  pregnant:
    'pregnant pregnancy trimester preggers preggo expecting bump due antenatal prenatal midwife ivf embryo foetus fetus baby conceived miscarriage miscarry weeks twins scan placenta preeclampsia contractions braxton gestational ttc implantation labour labor 1st 2nd 3rd',
  birth:
    'postpartum postnatal birth delivered delivery csection caesarean cesarean section stitches stitch diastasis recti pelvic floor prolapse breastfeeding breastfeed nursing newborn lochia perineum perineal episiotomy tear ' +
    'forceps baby bub mastitis kegels scar incision leak leaking heaviness gave born nicu stillborn vbac',
  young:
    'teen teenager teenage tween school grade grader freshman sophomore homework mum mom parents parent kid child daughter son puberty gcse prom minor junior underage yr',
  lose: 'lose losing loss slim slimmer slimming skinny skinnier thin thinner diet dieting cut cutting calories fat deficit weight kilo kilos kg pounds lbs lb stone chubby overweight shred ripped smaller flat',
  strike:
    'hit hits hitting punch punched punches slap slapped slaps choke choked strangle strangled kick kicked beat beats beaten shove shoved shoves push pushed grab grabbed threw throws thrown bruise bruises smack smacked pinned drag dragged violent violence belt twisted',
  threat:
    'threaten threatens threatened scare scares scared afraid fear frightened frightens terrified hide hiding safe unsafe angry temper mad rage yells screams shouts knife gun',
  control:
    'allow allowed allows let lets permission control controls controlling track tracks check checks lock locks locked forbid forbids money phone leave forced forces force makes made rules touch touches touched touching naked rape raped assault assaulted groped consent',
  die: 'die dying dead death kill killing suicide suicidal unalive kms ctb end ending life live living alive gone disappear exist existing funeral goodbye goodbyes note rope noose bridge pills overdose ledge roof jump drown cliff tracks burden around anymore heaven sleep wake',
  harm: 'cut cuts cutting razor razors blade blades scar scars scratch scratching burn burning hurt harm harming selfharm sh relapsed wrists thighs sleeves',
  hopeless:
    'hopeless pointless worthless useless nobody alone lonely empty anymore point care trapped burden failure give giving matter nothing darkness dark reason better without',
  now: 'now suddenly sudden today just since still minutes morning ago hour yesterday tonight started happening lasted again',
  training:
    'workout exercise train training session plan routine squat plank cardio hiit run running class abs stretch legs set sets reps gym lift yoga pilates burpees',
  idiom:
    'workout session burpees legday squad dance playlist song movie film series netflix game joke lol haha colleague boss jar pan car phone laptop dog cat garden song recipe cake tv show book',
};

const byStem = new Map<string, string[]>();
for (const [name, words] of Object.entries(classes)) {
  for (const stem of new Set(words.split(' ').map(stemOf)))
    byStem.set(stem, [...(byStem.get(stem) ?? []), name]);
}

/** The classes of a word. */
export const classesOf = (stem: string): readonly string[] => byStem.get(stem) ?? [];
