import type { LocalHelp } from './local-help';

/** What is said, with whom to call where the person is. */
type AnswerText = (help: LocalHelp) => string;

const noTraining =
  "Please leave today's session too: I won't suggest any training until a doctor has said it is fine. After that I'm here.";

const selfHarm: AnswerText = ({ emergency, crisisLine }) =>
  "I'm really glad you told me. What you're feeling matters far more than any workout, and you deserve a person " +
  'beside you now, not an app.\n\n' +
  `- **If you might act on these thoughts or you are in danger, call ${emergency} now**, or go to the nearest ` +
  'emergency department.\n' +
  `- Call or text ${crisisLine}; they listen, free and at any hour.\n` +
  '- Tell **someone you trust** today, in plain words, and ask them to stay with you.\n\n' +
  "I can't be that help, so I won't plan any training right now. Please reach out to one of them first.";

const friendSelfHarm: AnswerText = ({ emergency, crisisLine }) =>
  "I'm glad you are looking out for them. Take it seriously; you do not have to find the perfect words.\n\n" +
  `- **If they may act on it now, call ${emergency}** and stay with them, in person or on the line.\n` +
  '- **Ask them openly** whether they think of suicide. Asking does not put the thought there; listen, and do not promise to keep it secret.\n' +
  `- Call ${crisisLine} together, or for yourself: they help those who worry too. Tell another adult whom you trust.\n\n` +
  'And look after yourself in this. Training can wait.';

const heart: AnswerText = ({ emergency }) =>
  'Please **stop exercising now** and sit down.\n\n' +
  `- **If it is happening now, is strong, spreads to arm, jaw or back, or comes with sweating, breathlessness or fainting: call ${emergency} at once.** ` +
  'Do not drive yourself.\n' +
  '- If it has passed, **see a doctor soon**, today if you can, and tell them exactly what you were doing.\n\n' +
  noTraining;

const stroke: AnswerText = ({ emergency }) =>
  `This can be a stroke. **Call ${emergency} now**, even if it is getting better: every minute counts.\n\n` +
  '- Check: does one side of the **face** hang, does one **arm** sink, is **speech** slurred or confused? One sign is enough.\n' +
  '- Note **when it began**. Sit or lie down, eat and drink nothing, and do not stay alone.\n\n' +
  noTraining;

const breathing: AnswerText = ({ emergency }) =>
  'Please **stop now**, sit upright and loosen what is tight.\n\n' +
  `- **If you cannot speak whole sentences, lips turn blue, throat or tongue swell, or it gets worse: call ${emergency} at once.**\n` +
  '- With asthma, use your **reliever inhaler** as your plan says; with an adrenaline pen for an allergy, use it and still call.\n' +
  '- If it has passed, **see a doctor soon** about it.\n\n' +
  noTraining;

const fainting: AnswerText = ({ emergency }) =>
  'Please **stop now**, lie down and put your legs up. Cool down and sip water if it was hot.\n\n' +
  `- **Call ${emergency}** if somebody does not come round within a minute, is confused, hit the head, or had chest pain, palpitations or breathlessness with it.\n` +
  '- Fainting or nearly fainting, above all in exercise, **belongs to a doctor soon**, today if you can.\n\n' +
  noTraining;

const blood: AnswerText = ({ emergency }) =>
  'Bleeding of this kind has to be looked at by a doctor, so no training now.\n\n' +
  `- **Call ${emergency}** if it is a lot, does not stop, or comes with faintness, chest pain, breathlessness or strong pain.\n` +
  '- Else **call a doctor today**, also if it was once and has stopped. Dark, coffee-coloured or black counts as blood.\n\n' +
  noTraining;

const clot: AnswerText = ({ emergency }) =>
  'A leg or arm that is swollen, warm, red or painful on one side can be a blood clot. Please do not train on it and do not massage it.\n\n' +
  '- **See a doctor today**, without waiting for it to pass, and tell them of flights, operations, a birth or the pill.\n' +
  `- **With sudden breathlessness, chest pain, coughing blood or fainting: call ${emergency} at once.**\n\n` +
  noTraining;

const injury: AnswerText = ({ emergency }) =>
  'That sounds like more than a strain. Please **stop and do not load it**.\n\n' +
  '- Rest it, cool it for 10 to 15 minutes through a cloth, and keep it raised.\n' +
  '- **See a doctor today** for a pop or snap, quick swelling, a joint that is locked or out of place, or a limb that does not carry you.\n' +
  `- **Call ${emergency}** after a blow to the head with vomiting, drowsiness or confusion, for numb legs or lost control of bladder or bowel, or for a bone that is plainly broken.\n\n` +
  "I won't plan training for it until somebody has looked at it. After that I'm glad to plan around it.";

const lowSugar: AnswerText = ({ emergency }) =>
  'Please **stop and check your blood sugar now**, if you can.\n\n' +
  '- **Low, or you cannot measure: take 15 to 20 g of fast sugar** (glucose tablets, juice, not diet drinks), wait 15 minutes, check again, and do not stay alone.\n' +
  '- **Very high, or with ketones, vomiting or deep breathing:** follow your sick-day plan and call your diabetes team or a doctor now.\n' +
  `- **Drowsy, confused or fainting: somebody calls ${emergency}** and gives nothing by mouth.\n\n` +
  'No training until your values have been steady for a while and you feel well. Your diabetes team can tell you which values are safe to train with.';

const eatingDisorder: AnswerText = ({ emergency }) =>
  "Thank you for telling me. This sounds like a hard time with food, and it isn't something to train your way out " +
  "of, so I won't plan a workout or a diet around it.\n\n" +
  '- Please talk to a **doctor** or an **eating-disorder specialist**; this is common, it is nobody’s fault, and it ' +
  'can be treated.\n' +
  '- A **helpline for eating disorders** in your country can tell you where to start.\n' +
  `- If you feel faint, your heart races, or you have not been able to keep food or water down, **call ${emergency}**.\n\n` +
  'You deserve food and rest, whatever you did or did not do today.';

const fasting: AnswerText = ({ emergency }) =>
  "I don't plan training on so little food: it takes muscle, and it can bring down your heart and your blood pressure.\n\n" +
  '- Please **eat and drink something now**, small and plain first if it has been more than a day.\n' +
  '- After several days without food, or with illness or medicines, **ask a doctor before you eat a lot at once**.\n' +
  `- **Faint, confused, a racing heart or no water kept down: call ${emergency}.**\n\n` +
  'If not eating feels like the only thing in your hands, or eating frightens you, tell a doctor that too. It can be helped.';

const cuttingWeight: AnswerText = ({ emergency }) =>
  "I don't help with sweating or starving weight off for a date: drying out has killed healthy athletes.\n\n" +
  '- **Drink and eat now.** No sauna suits, no water tablets, no laxatives, no spitting.\n' +
  '- Tell your **coach and a sports doctor** how much is missing; another weight class is a real choice.\n' +
  `- **Cramps, confusion, a racing heart, no urine or fainting: call ${emergency}.**\n\n` +
  'What I gladly do: a steady plan over weeks, with food and water.';

const medicines: AnswerText = ({ emergency }) =>
  'Medicines, supplements and how much of them to take are not for a coach to decide, so I stay out of it, and I ' +
  "won't plan training around it.\n\n" +
  '- Please ask your **doctor or pharmacist**, and ask them too whether and how hard you may train with it.\n' +
  '- **Do not start, stop or change a prescribed medicine on your own**, also not on training days.\n' +
  `- If you took too much of something or feel unwell after it, **call ${emergency}** or a poison line.\n\n` +
  'Once they have told you what is fine, I am happy to help with the training.';

const maternity =
  (when: string): AnswerText =>
  ({ emergency }) =>
    `Training ${when} can be wonderful, but what is right depends on you, and I am not able to ` +
    "judge that. So I won't put a plan together here.\n\n" +
    '- Ask your **midwife or doctor** what is right for you now; they can also send you to a **pre- or postnatal ' +
    'trainer or physiotherapist**.\n' +
    `- **Stop and call ${emergency} or your maternity unit** for bleeding, fluid, chest pain, fainting, ` +
    `breathlessness or a strong headache${when === 'in pregnancy' ? ', or when the baby moves less' : ', fever, or a painful calf'}.\n` +
    (when === 'in pregnancy'
      ? ''
      : '- **Low, empty or frightened since the birth?** That is common and can be treated: tell your midwife or doctor, today if you think of harming yourself.\n') +
    '\nOnce it is in your health notes, I keep every session gentle; show them yours ' +
    'before you begin. Everything else in the app stays open to you, and I am glad to answer questions about it.';

const underAge: AnswerText = () =>
  "While you're under 18 your body is still growing, so I don't give advice on losing weight, targets or diets, and I " +
  "won't plan training for that.\n\n" +
  '- If your weight worries you, talk to a **doctor or school nurse**, and to a parent or another adult you trust.\n' +
  '- If food or your body fill your head all day, tell them that too; it is common and there is good help.\n\n' +
  'What I can do with you: get **stronger, fitter and more flexible**. Ask me for an exercise and I will show it.';

const abuse: AnswerText = ({ emergency }) =>
  'Thank you for trusting me with this. Nobody may hurt, force or control you, and it is not your fault.\n\n' +
  `- **If you are in danger now, call ${emergency}**, or get to people or a place where you are safe.\n` +
  '- A **helpline for violence and abuse** in your country listens and helps you plan, free and in secret; for children and teenagers there are lines of their own.\n' +
  '- Tell **one person you trust**: a friend, a doctor, a teacher. If somebody reads your phone, write to them from another one.\n\n' +
  'Training can wait. You come first.';

const operation: AnswerText = ({ emergency }) =>
  "So soon after an operation your surgeon knows what is right, and I don't. So let's not train yet.\n\n" +
  '- Ask your **surgeon or doctor** when you may begin, with what, and how much you may lift.\n' +
  '- **Call a doctor today** about fever, more pain, or a wound that is red, wet or open.\n' +
  `- **Call ${emergency}** for chest pain, breathlessness or heavy bleeding; a calf that swells is for a doctor at once.\n\n` +
  'Write "my doctor said it is fine" when you have their word, and we begin gently. Get well soon.';

const fever: AnswerText = ({ emergency }) =>
  'With a fever or the flu, rest is the whole plan: training would strain your heart and keep you ill for longer.\n\n' +
  '- Drink often, sleep, and take it slow.\n' +
  '- **Ask a doctor** if it climbs above 39 °C (102 °F), stays for three days, or you have an illness that makes it riskier.\n' +
  `- **Call ${emergency}** for breathlessness, confusion, a stiff neck or a rash that does not fade.\n\n` +
  'Once you have been well for a whole day, write "the fever is gone", and we begin gently. Get well soon.';

const noInhaler: AnswerText = ({ emergency }) =>
  'Without your inhaler at hand we leave training out: that is the one thing you want beside you when you breathe hard.\n\n' +
  '- Get it first, or a new one from your **doctor or pharmacist** today.\n' +
  `- **Struggling for air? Sit upright and call ${emergency}.**\n\n` +
  'Write "I have my inhaler" when it is with you, and we begin with a long warm-up.';

const pregnancyLoss: AnswerText = ({ emergency }) =>
  "I'm so sorry for your loss. Be gentle with yourself; nothing has to be done today.\n\n" +
  '- Your body needs its time too: ask your **midwife or doctor** when you may train again.\n' +
  `- **Call ${emergency}** for heavy bleeding, fever, strong pain or fainting.\n` +
  '- A slow walk with someone you trust is enough for now. If it weighs more than you can carry, tell your doctor; you do not have to do this alone.\n\n' +
  'Write "my doctor said it is fine" when you have their word, and we begin gently.';

const doctorFirst: AnswerText = ({ emergency }) =>
  'Thank you for telling me. That is for a doctor first, and only then for a workout, so I plan none yet.\n\n' +
  '- Ask your **doctor** whether you may train, how hard, and what to leave out. If it is new or getting worse, call them today.\n' +
  '- Until then rest, or take an easy walk if you feel well and nobody told you otherwise.\n' +
  `- **Call ${emergency}** for chest pain, breathlessness, fainting, sudden weakness, confusion, or pain you can't bear.\n\n` +
  'Write "a doctor said it is fine" when that is so, and we begin gently.';

const alcohol: AnswerText = ({ emergency }) =>
  "Not with alcohol in you: balance goes first, and your heart is working already. Water, something to eat, and sleep are today's plan; tomorrow we start easy.\n\n" +
  `- **Call ${emergency}** if anyone can't be woken, breathes slowly, or keeps being sick.\n` +
  '- If you drink more than you want to, a doctor can help, without any lecture.';

/** What each concern is answered with. */
export const answerTexts = {
  'self-harm': selfHarm,
  abuse,
  stroke,
  heart,
  breathing,
  'friend-self-harm': friendSelfHarm,
  fainting,
  blood,
  clot,
  'low-sugar': lowSugar,
  injury,
  'eating-disorder': eatingDisorder,
  'cutting-weight': cuttingWeight,
  fasting,
  'after-birth': maternity('after a birth'),
  pregnancy: maternity('in pregnancy'),
  'under-18': underAge,
  'medicines-drugs': medicines,
  operation,
  fever,
  'no-inhaler': noInhaler,
  'pregnancy-loss': pregnancyLoss,
  'doctor-first': doctorFirst,
  alcohol,
} as const satisfies Record<string, AnswerText>;

export type ConcernName = keyof typeof answerTexts;
export const concernNames = Object.keys(answerTexts) as [ConcernName, ...ConcernName[]];
