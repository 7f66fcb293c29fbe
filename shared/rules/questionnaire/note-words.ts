/** A pattern for any of these words; a * stands for any ending. */
export const wordsOf = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\w'-])(?:${words
      .trim()
      .replaceAll(/\s+/g, '|')
      .replaceAll('*', String.raw`[\w'-]*`)
      .replaceAll('_', ' ')})(?![\w-])`,
  );

/** Parts of a body that can hurt. */
const bodyParts =
  'knee* kneecap* back backs lowerback spine spinal vertebra* shoulder* neck* hip hips ankle* wrist* elbow* foot feet heel heels hand hands finger* thumb* toe toes groin hamstring* hammies calf calves achilles shin shins rib ribs leg legs thigh* quad quads glute* arm arms forearm* bicep* tricep* tendon* joint* rotator tailbone coccyx jaw disc discs disk disks meniscus acl mcl ligament* muscle* nerve* bone* chest hernia pelvi* si_joint lumbar cervical trap traps lats abs core butt bum head headache* belly stomach tummy eye* ear ears skin sole soles arch arches bunion* sciatic* collarbone scapula knuckle* bladder body';
/** How it hurts. */
const hurting =
  'sore* hurt* pain* ache* aching achy achin injur* stiff* torn tore tear sprain* strain* twist* pull* broken broke fractur* tweak* inflam* swollen swell* acting_up acts_up act_up plays_up playing_up play_up niggl* killing bother* dodgy weak* trouble* problem* issue* click* crack* crunch* pop pops replacement* surger* operat* throb* tight* numb* tingl* busted wonky gives_out gave_out gives_way grumbl* complain* creak* burning burns cramp* spasm* pinch* trapped slipped herniated bulging dislocat* bruise* limp* worn rsi whiplash lumbago sciatica fasciitis tendonitis tendinitis tendinopathy bursitis carpal impingement spur spurs scoliosis knot* tender seiz* wear_and_tear shoot* stab* ping* jammed locks locked';
/** Conditions, operations, and medicines that name one. */
export const conditions =
  'asthma* diabet* prediabet* pre-diabet* insulin high_blood_pressure low_blood_pressure blood_pressure high_cholesterol cholesterol hypertens* hypotens* stent* pacemaker murmur arrhythmia afib fibrillation angina epilep* seizure* pregnan* postpartum postnatal gave_birth c-section* cesarean caesarean diastasis breastfe* thyroid* hypothyroid* hyperthyroid* hashimoto* graves_disease underactive_thyroid overactive_thyroid osteopor* osteopen* osteoarth* arthritis arthritic rheuma* anaemi* anemi* migraine* copd emphysema bronchitis cancer chemo* tumor* tumour* leukemia lymphoma stroke fibromyalgia pcos endometriosis fibroid* menopaus* perimenopaus* hernia* crohn* colitis ibs coeliac celiac lupus gout vertigo meniere* multiple_sclerosis parkinson* dementia faint faints fainted fainting passed_out dizz* palpitation* anorexi* bulimi* eating_disorder blood_clot* thrombosis dvt embolism concussion long_covid sleep_apn* apnea apnoea pots allerg* eczema psoria* bipolar ptsd insomnia reflux gerd ulcer* gallstone* heart_condition heart_disease heart_problem* heart_attack heart_failure heart_issue* heart_surgery open_heart bypass kidney_disease kidney_problem* kidney_failure kidney_stone* liver_disease lung_disease sjogren* raynaud* ehlers hypermobil* neuropath* glaucoma cataract* hiv hepatitis lyme varicose lymphedema warfarin blood_thinner* beta_blocker* antidepressant* statin* metformin inhaler ozempic tachycardia aneurysm sickle chest_pain* pain_in_my_chest pains_in_my_chest pain_in_the_chest scoliosis_surgery stoma transplant';
/** What else belongs to a doctor. */
const medical =
  'blood bp pressure cardi* heart birth expecting trimester graves osteo* remission tia ibd sclerosis ms alzheimer* kidney* liver lung lungs clot clots covid hay_fever hayfever depress* anxi* adhd autis* ocd panic gallbladder appendi* retina* deaf blind hearing tinnitus fatty sinus* lymph* raised elevated doctor* doc dr gp physician cardiologist physio* specialist surgeon* nurse hospital clinic med meds pill pills tablet* medicat* medicine* injection* mounjaro semaglutide thinner* steroid* ssri* ibuprofen cortisone hrt condition* diagnos* disease* disorder* syndrome trait chronic illness ill sick sickness surgical implant* prosthe* amputat* wheelchair disab* breath* oxygen sugar hormon* iron vitamin* deficien* intoleran* lactose gluten recover* rehab healed symptom* flare* immune infection* virus fever health healthy period periods bladder prostate incontinen* mri x-ray scan* ct scar* therapy treatment* catheter dialysis bradycardia valve* cfs fatigue scoliosis glucose a1c';
/** Work, family, and the day. */
const life =
  'work* job* office desk* shift* night* nightshift* hour* hrs boss career* commut* driv* drove travel* trip trips kid kids child* baby babies newborn toddler* son sons daughter* twin twins family famil* mum mom mother* father* dad parent* wife husband partner carer caregiver caring care single school* uni universit* college study* studi* student* exam* class classes teach* lecture* retire* pension* unemploy* homemaker housewife household housework chore* stay-at-home sit sits sitting sat seat* sedentary stand* stood feet walk* lift* carry* heavy physical* manual labor labour construction warehouse factory farm* restaurant kitchen retail shop store hospital clinic freelance* business* self-employed remote home wfh computer* laptop screen* meeting* deadline* client* customer* patient* overtime weekend* weekday* schedule* routine* busy stress* exhaust* tired* tiring drain* energy sleep* asleep rest awake wake* morning* afternoon* day days daily week* time times free balance lunch* eat* meal* snack* sick leave holiday* plane* flight* fly flying hotel* jetlag truck* lorry van taxi* bus army military police* fire* rota rotat* call calls on-call stair* posture move moves moving movement active activ* life lifestyle train* exercis* gym workout* fitness fit sport* run running bike bik* cycl* swim* dog walks dance danc* affect* effect* pregnan* nurse* nursing break breaks divorce* marri* alone lonely money responsib* pressure mental* burnout burn* gig gigs deliver* load* packing lap standing hectic chao* irregular unpredictable flexib* easy';
/** What keeps people from training. */
const barriers =
  'time lazy laziness lazyness motivat* unmotivat* demotivat* disciplin* consisten* willpower will_power procrastinat* excuse* habit* quit* quits gave_up give_up giving_up stop* start* began begin* stick* stuck gym* exercis* train* workout* work_out working_out program* routine* plan plans money expens* cost* price* afford* cheap* poor budget membership* fee fees equipment space room bored* boring bore dull fun enjoy* like hate* dislike* fear* afraid scar* asham* shame shy embarrass* intimidat* judg* confiden* self-conscious* insecur* anxi* depress* stress* tired* exhaust* energy sleep* busy work* job* kid kids child* baby family famil* parent* husband wife partner school stud* injur* pain* hurt* knee* back shoulder* health* sick* ill illness covid pandemic weather winter rain* cold heat hot dark summer travel* distance far location access food eat* eating diet* sweet* sugar chocolate cake* beer* drink* alcohol wine smok* cigarette* netflix sofa couch tv phone gaming game* games social instagram scroll* knowledge know* clue idea learn* confus* overwhelm* lost support alone lonel* accountab* buddy friend* partner coach* trainer* result* progress* plateau* slow impatien* patien* perfection* all-or-nothing expectation* pressure mindset mental* head mood brain adhd focus forget* forgot* remember* myself me comfort* effort energy hard difficult* age old fat weight overweight body shape out_of_shape breath* sweat* clothes mirror* look* stare* star* crowd* loud people men women child* care carer* caring divorce* grief griev* died death loss breakup marri* pregnan* birth menopaus* move moved moving commut* schedule* hour* hrs night* shift* morning* evening* week* weekend* month* year* day days always never every life lifestyle responsib* priorit* dog sport* run running walk* yoga swim* bike class classes app apps videos youtube internet fitness fit held holding back procrast* addict* relapse* hospital surger* operat* injury allerg* asthma period* hormon* thyroid holiday* vacation* christmas party parties festiv* deadline* exam*';

/** Words that also belong to talk about anything else: alone they are no answer. */
const weak = wordsOf(
  'time day days today week* month* year* morning* afternoon* weekend* dog dogs weather rain* cold hot heat dark winter summer tv phone game* games party parties people men women food eat* lunch dinner drink* cake* chocolate sweet* wine look* like likes hate* know* remember* forgot* clothes mirror class classes app apps videos youtube internet bike bus plane flight* hotel* car shop store restaurant kitchen travel* trip holiday* christmas money price* cost* cheap* mum mom mother* father* dad parent* wife husband partner friend* son daughter* doctor* doc dr nurse hospital police fire* army stop* start* began run running walk* dance* danc* move* train moon crack* pop pops pull* locks click* trouble* problem* issue* broken broke bother* loud social easy free break* idea learn* call calls head eye* hand hands back always never every me myself wake* awake sleep* asleep snack* active meal* hearing blind deaf fat old age marri* divorce* party paper moved',
);
const strong = {
  medicalConditions: `${conditions} ${medical} ${bodyParts} ${hurting}`,
  bodyPains: `${conditions} ${medical} ${bodyParts} ${hurting}`,
  workLifeEffects: `${life} ${hurting} ${barriers} knackered cabin crew jet_lag varies vary graveyard`,
  fitnessBarriers: `${barriers} nobody embar*`,
};
export type NoteField = keyof typeof strong;
const topics = Object.fromEntries(
  Object.entries(strong).map(([field, words]) => [field, new RegExp(wordsOf(words), 'g')]),
);

/** What makes a weak word part of a habit: whoever says it, and how often or how much. */
const habit =
  /\b(?:too (?!bad|late)|not enough|no (?!way|idea)|never|always|every|usually|often|when(?:ever)?|because|can'?t|cannot|don'?t|doesn'?t|hard|hate|love|instead|since|after|lack|lots? of|so much|all (?:day|week|the time)|most|mostly|prefer|keeps? me|kept me|stops? me|i (?:have|had|always|never|just|get|got|keep|work|am|was|eat|can|do|need|live|travel|drive|run|forget|forgot|don't|start|started|stop|stopped|know|hate|like|sleep)|i'm|i've|for me|me from|makes? me|gets? me|to me|myself|my (?:lower |upper |left |right |bad |old |other )*(?:own|body|back|knees?|job|work|schedule|kids?|children|husband|wife|partner|family|boss|mind|head|mood|weight|age|health|energy|motivation|time|days?|life|asthma))\b/;

/** Whether a lower-case text has words of a note's topic, or one that says so in passing about oneself. */
export function isOnTopic(text: string, field: NoteField): boolean {
  const said = text.match(topics[field] ?? /$^/g) ?? [];
  return said.some((word) => !weak.test(word)) || (said.length > 0 && habit.test(text));
}

/** Whether a lower-case text names something of a note's topic, in words that mean nothing else. */
export const namesTopic = (text: string, field: NoteField): boolean =>
  (text.match(topics[field] ?? /$^/g) ?? []).some((word) => !weak.test(word));
