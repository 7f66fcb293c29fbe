// Stems, which no dictionary knows. cspell:disable
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
  'abs achilles acl ankle* arch arches arm arms back backs belly bicep* bladder body bone* bum bunion* butt calf calves cervical chest coccyx collarbone core disc discs disk disks ear ears elbow* eye* feet finger* foot forearm* glute* groin hammies hamstring* hand hands head headache* heel heels hernia hip hips jaw joint* knee* knuckle* lats leg legs ligament* lowerback lumbar mcl meniscus muscle* neck* nerve* pelvi* quad quads rib ribs rotator scapula sciatic* shin shins shoulder* si_joint skin sole soles spinal spine stomach tailbone tendon* thigh* thumb* toe toes trap traps tricep* tummy vertebra* wrist*';
/** How it hurts. */
const hurting =
  'ache* achin aching achy act_up acting_up acts_up bother* broke broken bruise* bulging burning burns bursitis busted carpal click* complain* crack* cramp* creak* crunch* dislocat* dodgy fasciitis fractur* gave_out gives_out gives_way grumbl* herniated hurt* impingement inflam* injur* issue* jammed killing knot* limp* locked locks lumbago niggl* numb* operat* pain* pinch* ping* play_up playing_up plays_up pop pops problem* pull* replacement* rsi scoliosis seiz* shoot* slipped sore* spasm* sprain* spur spurs stab* stiff* strain* surger* swell* swollen tear tender tendinitis tendinopathy throb* tight* tingl* tore torn trapped trouble* tweak* twist* weak* wear_and_tear whiplash wonky worn';
/** Conditions, operations, and medicines that name one. */
export const conditions =
  'afib allerg* anaemi* anemi* aneurysm angina anorexi* antidepressant* apnea apnoea arrhythmia arthritic arthritis asthma* beta_blocker* bipolar blood_clot* blood_pressure blood_thinner* breastfe* bronchitis bulimi* bypass c-section* caesarean cancer cataract* celiac cesarean chemo* chest_pain* cholesterol coeliac colitis concussion copd crohn* dementia diabet* diastasis dizz* dvt eating_disorder eczema ehlers embolism emphysema endometriosis epilep* faint fainted fainting faints fibrillation fibroid* fibromyalgia gallstone* gave_birth gerd glaucoma gout graves_disease hashimoto* heart_attack heart_condition heart_disease heart_failure heart_issue* heart_problem* heart_surgery hepatitis hernia* high_blood_pressure high_cholesterol hiv hypermobil* hypertens* hyperthyroid* hypotens* hypothyroid* ibs inhaler insomnia insulin kidney_disease kidney_failure kidney_problem* kidney_stone* leukemia liver_disease long_covid low_blood_pressure lung_disease lupus lyme lymphedema lymphoma meniere* menopaus* metformin migraine* multiple_sclerosis murmur neuropath* open_heart osteoarth* osteopen* osteopor* overactive_thyroid ozempic pacemaker pain_in_my_chest pain_in_the_chest pains_in_my_chest palpitation* parkinson* passed_out pcos perimenopaus* postnatal postpartum pots pre-diabet* prediabet* pregnan* psoria* ptsd raynaud* reflux rheuma* scoliosis_surgery seizure* sickle sjogren* sleep_apn* statin* stent* stoma stroke tachycardia thrombosis thyroid* transplant tumor* tumour* ulcer* underactive_thyroid varicose vertigo warfarin';
/** What else belongs to a doctor. */
const medical =
  'a1c adhd alzheimer* amputat* anxi* appendi* autis* birth blind blood bp bradycardia breath* cardi* catheter cfs chronic clinic clot clots condition* cortisone covid ct deaf deficien* depress* diagnos* dialysis disab* disease* disorder* doc doctor* dr elevated expecting fatigue fatty fever flare* gallbladder glucose gp graves hay_fever hayfever healed health healthy hearing heart hormon* hospital hrt ibd ibuprofen ill illness immune implant* incontinen* infection* injection* intoleran* iron kidney* lactose liver lung lungs lymph* med medicat* medicine* meds mounjaro mri ms nurse ocd osteo* oxygen panic period periods physician physio* pill pills pressure prostate prosthe* raised recover* rehab remission retina* scan* scar* sclerosis semaglutide sick sickness sinus* specialist ssri* steroid* sugar surgeon* surgical symptom* syndrome tablet* therapy thinner* tia tinnitus trait treatment* trimester valve* virus vitamin* wheelchair x-ray';
/** Work, family, and the day. */
const life =
  'activ* affect* afternoon* army asleep awake babies balance bik* boss break breaks burn* bus business* call calls career* caregiver carry* chao* chore* client* clinic college computer* construction customer* cycl* dad daily danc* daughter* deliver* desk* drain* driv* drove easy effect* factory farm* father* feet fire* flexib* flight* fly flying free freelance* gig gigs heavy hectic home homemaker hotel* household housewife housework irregular jetlag kitchen labor labour lap laptop leave lecture* lift* load* lorry lunch* manual meal* meeting* military mom mother* movement moves mum newborn nurse* nursing office on-call overtime packing pension* physical* plane* police* posture remote rest restaurant retail retire* rota rotat* sat school* screen* seat* sedentary self-employed shop single sit sits sitting snack* son sons stair* stand* stay-at-home stood store taxi* teach* times tiring toddler* trip trips truck* twin twins unemploy* uni universit* unpredictable van wake* warehouse wfh';
/** What keeps people from training. */
const barriers =
  'access accountab* addict* adhd afford* afraid age alcohol all-or-nothing allerg* alone always anxi* app apps asham* asthma baby back beer* began begin* bike birth body bore bored* boring brain breakup breath* buddy budget busy cake* care carer* caring cheap* child* chocolate christmas cigarette* class classes clothes clue coach* cold comfort* commut* confiden* confus* consisten* cost* couch covid crowd* dark day days deadline* death demotivat* depress* died diet* difficult* disciplin* dislike* distance divorce* dog drink* dull eat* effort embarrass* energy enjoy* equipment evening* every exam* excuse* exercis* exhaust* expectation* expens* famil* far fat fear* fee fees festiv* fit fitness focus food forget* forgot* friend* fun game* gaming gave_up give_up giving_up grief griev* gym* habit* hard hate* head health* heat held holding holiday* hormon* hospital hot hour* hrs hurt* husband idea ill illness impatien* injur* insecur* instagram internet intimidat* job* judg* kid kids knee* know* laziness lazy lazyness learn* life lifestyle like location lonel* look* loss lost loud marri* me membership* men menopaus* mental* mindset mirror* money month* mood morning* motivat* move moved moving myself netflix never night* old operat* out_of_shape overweight overwhelm* pain* pandemic parent* parties partner party patien* people perfection* period* phone plan plans plateau* poor pregnan* pressure price* priorit* procrast* program* progress* quit* rain* relapse* remember* responsib* result* room routine* run running scar* schedule* school scroll* self-conscious* shame shape shift* shoulder* shy sick* sleep* slow smok* social sofa space sport* star* stick* stop* stress* stuck stud* sugar summer support surger* sweat* sweet* swim* thyroid time tired* train* travel* tv unmotivat* vacation* videos walk* weather week* weight wife will_power willpower wine winter women work* year* yoga youtube';

/** Words that also belong to talk about anything else: alone they are no answer. */
const weak = wordsOf(
  'active afternoon* age always app apps army asleep awake back began bike blind bother* break* broke broken bus cake* call calls car cheap* chocolate christmas class classes click* clothes cold cost* crack* dad danc* dark daughter* day days deaf dinner divorce* doc doctor* dog dogs dr drink* easy eat* every eye* fat father* fire* flight* food forgot* free friend* game* hand hands hate* head hearing heat holiday* hospital hot hotel* husband idea internet issue* kitchen know* learn* like likes locks look* loud lunch marri* me meal* men mirror mom money month* moon morning* mother* move* mum myself never nurse old paper parent* parties partner party people phone plane police pop pops price* problem* pull* rain* remember* restaurant run running shop sleep* snack* social son start* stop* store summer sweet* time today train travel* trip trouble* tv videos wake* walk* weather week* wife wine winter women year* youtube',
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
