import type { LocalHelp } from './local-help';

/** What is said, with the numbers to call where the person is. */
type AnswerText = (help: LocalHelp) => string;

const noTraining =
  "Please skip today's session too. I won't suggest any training until a doctor has said it's okay. After that, I'm here.";

const selfHarm: AnswerText = ({ emergency, crisisLine }) =>
  "I'm really glad you told me. What you're feeling matters far more than any workout, and you deserve to have a person " +
  'with you right now, not an app.\n\n' +
  `- **If you might act on these thoughts or you are in danger, call ${emergency} now**, or go to the nearest ` +
  'emergency department.\n' +
  `- Call or text ${crisisLine}; they listen, for free, at any hour.\n` +
  '- Tell **someone you trust** today, in plain words, and ask them to stay with you.\n\n' +
  "I can't be that help, so I won't plan any training right now. Please reach out to one of them first.";

const friendSelfHarm: AnswerText = ({ emergency, crisisLine }) =>
  "I'm glad you're looking out for them. Take it seriously; you don't have to find the perfect words.\n\n" +
  `- **If they might act on it now, call ${emergency}** and stay with them, in person or on the phone.\n` +
  '- **Ask them openly** whether they are thinking about suicide. Asking does not plant the idea; listen, and do not promise to keep it secret.\n' +
  `- Call ${crisisLine} together, or on your own: they also help people who are worried about someone. Tell another adult you trust.\n\n` +
  'And take care of yourself too. Training can wait.';

const heart: AnswerText = ({ emergency }) =>
  'Please **stop exercising now** and sit down.\n\n' +
  `- **If it is happening now, is severe, spreads to your arm, jaw, or back, or comes with sweating, shortness of breath, or fainting: call ${emergency} right away.** ` +
  'Do not drive yourself.\n' +
  '- If it has passed, **see a doctor soon**, today if you can, and tell them exactly what you were doing.\n\n' +
  noTraining;

const stroke: AnswerText = ({ emergency }) =>
  `This could be a stroke. **Call ${emergency} now**, even if it is getting better. Every minute counts.\n\n` +
  '- Check: does one side of the **face** droop, does one **arm** drift down, is **speech** slurred or confused? One sign is enough.\n' +
  '- Note **when it started**. Sit or lie down, do not eat or drink anything, and do not stay alone.\n\n' +
  noTraining;

const breathing: AnswerText = ({ emergency, words }) =>
  'Please **stop now**, sit upright, and loosen tight clothing.\n\n' +
  `- **If you cannot speak in full sentences, your lips turn blue, your throat or tongue swells, or it gets worse: call ${emergency} right away.**\n` +
  `- If you have asthma, use your **${words.inhaler}** as your plan says. If you have ${words.pen} for an allergy, use it and still call.\n` +
  '- If it has passed, **see a doctor soon** about it.\n\n' +
  noTraining;

const fainting: AnswerText = ({ emergency }) =>
  'Please **stop now**, lie down, and put your legs up. If it was hot, cool down and sip water.\n\n' +
  `- **Call ${emergency}** if someone does not come to within a minute, is confused, hit their head, or also had chest pain, palpitations, or shortness of breath.\n` +
  '- If you fainted or nearly fainted, especially during exercise, **see a doctor soon**, today if you can.\n\n' +
  noTraining;

const blood: AnswerText = ({ emergency }) =>
  'A doctor needs to look at this kind of bleeding, so no training now.\n\n' +
  `- **Call ${emergency}** if it is a lot, does not stop, or comes with faintness, chest pain, shortness of breath, or severe pain.\n` +
  '- Otherwise, **call a doctor today**, even if it happened once and stopped. Dark, coffee-colored, or black counts as blood.\n\n' +
  noTraining;

const clot: AnswerText = ({ emergency }) =>
  'A leg or arm that is swollen, warm, red, or painful on one side can be a blood clot. Please do not train on it, and do not massage it.\n\n' +
  '- **See a doctor today**, without waiting for it to pass, and tell them about any flights, surgery, childbirth, or birth control pills.\n' +
  `- **With sudden shortness of breath, chest pain, coughing up blood, or fainting: call ${emergency} right away.**\n\n` +
  noTraining;

const injury: AnswerText = ({ emergency }) =>
  'That sounds like more than a strain. Please **stop and do not put weight or load on it**.\n\n' +
  '- Rest it, cool it through a cloth for 10 to 15 minutes, and keep it raised.\n' +
  '- **See a doctor today** for a pop or snap, quick swelling, a joint that is locked or out of place, or a limb that will not hold your weight.\n' +
  `- **Call ${emergency}** after a blow to the head with vomiting, drowsiness, or confusion, for numb legs or loss of bladder or bowel control, or for a bone that is clearly broken.\n\n` +
  "I won't plan training for it until someone has looked at it. After that, I'm glad to plan around it.";

const lowSugar: AnswerText = ({ emergency }) =>
  'Please **stop and check your blood sugar now**, if you can.\n\n' +
  '- **If it is low, or you cannot check it: take 15 to 20 g of fast-acting sugar** (glucose tablets, juice, not diet drinks), wait 15 minutes, check again, and do not stay alone.\n' +
  '- **If it is very high, or you have ketones, vomiting, or deep breathing:** follow your sick-day plan and call your diabetes team or a doctor now.\n' +
  `- **If you are drowsy, confused, or fainting: someone should call ${emergency}** and give nothing by mouth.\n\n` +
  'No training until your numbers have been steady for a while and you feel well. Your diabetes team can tell you which numbers are safe to train with.';

const eatingDisorder: AnswerText = ({ emergency }) =>
  "Thank you for telling me. This sounds like a hard time with food, and it isn't something to train your way out " +
  "of, so I won't plan a workout or a diet around it.\n\n" +
  '- Please talk to a **doctor** or an **eating-disorder specialist**; this is common, it is no one’s fault, and it ' +
  'can be treated.\n' +
  '- A **helpline for eating disorders** in your country can tell you where to start.\n' +
  `- If you feel faint, your heart races, or you have not been able to keep food or water down, **call ${emergency}**.\n\n` +
  'You deserve food and rest, whatever you did or did not do today.';

const fasting: AnswerText = ({ emergency }) =>
  "I don't plan training on so little food: it costs muscle, and it can slow your heart and lower your blood pressure.\n\n" +
  '- Please **eat and drink something now**, small and plain first if it has been more than a day.\n' +
  '- After several days without food, or if you are ill or take medicine, **ask a doctor before you eat a lot at once**.\n' +
  `- **If you are faint or confused, your heart is racing, or you cannot keep water down: call ${emergency}.**\n\n` +
  'If not eating feels like the only thing you can control, or eating frightens you, tell a doctor that too. There is help.';

const cuttingWeight: AnswerText = ({ emergency, words }) =>
  "I don't help with sweating or starving off weight for a date; dehydration has killed healthy athletes.\n\n" +
  `- **Drink and eat now.** No sauna suits, no ${words.waterPills}, no laxatives, no spitting.\n` +
  '- Tell your **coach and a sports doctor** how far off you are; another weight class is a real option.\n' +
  `- **For cramps, confusion, a racing heart, no urine, or fainting: call ${emergency}.**\n\n` +
  "What I'm happy to do is a steady plan over weeks, with food and water.";

const medicines: AnswerText = ({ emergency, words }) =>
  "Medicines, supplements, and how much of them to take aren't for a coach to decide, so I stay out of it, and I " +
  "won't plan training around it.\n\n" +
  '- Please ask your **doctor or pharmacist**, and also ask whether and how hard you can train with it.\n' +
  '- **Do not start, stop, or change a prescribed medicine on your own**, not even on training days.\n' +
  `- If you took too much of something or feel unwell after it, **call ${emergency}** or ${words.poison}.\n\n` +
  "Once they've told you what's okay, I'm happy to help with the training.";

const maternity =
  (when: string): AnswerText =>
  ({ emergency, words }) =>
    `Training ${when} can be wonderful, but what's right depends on you, and I'm not able to ` +
    "judge that. So I won't put a plan together here.\n\n" +
    '- Ask your **midwife or doctor** what is right for you now; they can also refer you to a **pre- or postnatal ' +
    `trainer or ${words.therapist}**.\n` +
    `- **Stop and call ${emergency} or your ${words.maternity}** for bleeding, leaking fluid, chest pain, fainting, ` +
    `shortness of breath, or a severe headache${when === 'during pregnancy' ? ', or if the baby moves less' : ', fever, or a painful calf'}.\n` +
    (when === 'during pregnancy'
      ? ''
      : '- **Low, empty, or frightened since the birth?** That is common and can be treated: tell your midwife or doctor, today if you have thoughts of harming yourself.\n') +
    "\nOnce it's in your health notes, I'll keep every session gentle; show them yours " +
    "before you start. Everything else in the app stays open to you, and I'm glad to answer questions about it.";

const underAge: AnswerText = () =>
  "While you're under 18, your body is still growing, so I don't give advice on losing weight, targets, or diets, and I " +
  "won't plan training for that.\n\n" +
  '- If your weight worries you, talk to a **doctor or school nurse**, and to a parent or another adult you trust.\n' +
  '- If food or your body is on your mind all day, tell them that too; it is common, and there is good help.\n\n' +
  'Here is what I can do with you: get **stronger, fitter, and more flexible**. Ask me for an exercise, and I will show you.';

const abuse: AnswerText = ({ emergency }) =>
  'Thank you for trusting me with this. No one has the right to hurt, force, or control you, and it is not your fault.\n\n' +
  `- **If you are in danger now, call ${emergency}**, or get to people or a place where you are safe.\n` +
  '- A **helpline for violence and abuse** in your country listens and helps you plan, free and confidential; there are separate lines for children and teenagers.\n' +
  '- Tell **one person you trust**: a friend, a doctor, a teacher. If someone reads your phone, contact them from another one.\n\n' +
  'Training can wait. You come first.';

const operation: AnswerText = ({ emergency, words }) =>
  `So soon after ${words.surgery}, your surgeon knows what is right, and I don't. So let's not train yet.\n\n` +
  '- Ask your **surgeon or doctor** when you can start, with what, and how much you can lift.\n' +
  '- **Call a doctor today** about fever, more pain, or a wound that is red, wet, or open.\n' +
  `- **Call ${emergency}** for chest pain, shortness of breath, or heavy bleeding. If your calf swells, see a doctor right away.\n\n` +
  'Write "my doctor said it is fine" when you have their word, and we begin gently. Get well soon.';

const fever: AnswerText = ({ emergency }) =>
  'With a fever or the flu, rest is the whole plan: training would strain your heart and keep you sick longer.\n\n' +
  '- Drink often, sleep, and take it easy.\n' +
  '- **Ask a doctor** if it goes above 39 °C (102 °F), lasts three days, or you have an illness that makes it riskier.\n' +
  `- **Call ${emergency}** for shortness of breath, confusion, a stiff neck, or a rash that does not fade.\n\n` +
  'Once you\'ve been well for a whole day, tell me "the fever is gone" and we\'ll start gently. Get well soon.';

const noInhaler: AnswerText = ({ emergency }) =>
  "Without your inhaler at hand, we skip training; it's the one thing you need with you when you breathe hard.\n\n" +
  '- Get it first, or get a new one from your **doctor or pharmacist** today.\n' +
  `- **Struggling for air? Sit upright and call ${emergency}.**\n\n` +
  'When you have it with you, tell me "I have my inhaler" and we\'ll start with a long warm-up.';

const pregnancyLoss: AnswerText = ({ emergency }) =>
  "I'm so sorry for your loss. Be gentle with yourself; nothing has to get done today.\n\n" +
  '- Your body needs time too: ask your **midwife or doctor** when you can train again.\n' +
  `- **Call ${emergency}** for heavy bleeding, fever, severe pain, or fainting.\n` +
  '- A slow walk with someone you trust is enough for now. If it is more than you can carry, tell your doctor; you do not have to do this alone.\n\n' +
  'Write "my doctor said it is fine" when you have their word, and we begin gently.';

const doctorFirst: AnswerText = ({ emergency }) =>
  "Thank you for telling me. That needs a doctor before it needs a workout, so I won't plan one yet.\n\n" +
  '- Ask your **doctor** whether you can train, how hard, and what to leave out. If it is new or getting worse, call them today.\n' +
  '- Until then, rest, or take an easy walk if you feel well and no one has told you otherwise.\n' +
  `- **Call ${emergency}** for chest pain, shortness of breath, fainting, sudden weakness, confusion, or pain you can't bear.\n\n` +
  'Once that\'s true, tell me "a doctor said it is fine" and we\'ll start gently.';

const alcohol: AnswerText = ({ emergency }) =>
  "Not after drinking: balance goes first, and your heart is already working harder. Water, something to eat, and sleep are today's plan; tomorrow we'll start easy.\n\n" +
  `- **Call ${emergency}** if anyone can't be woken up, breathes slowly, or keeps vomiting.\n` +
  '- If you drink more than you want to, a doctor can help, without a lecture.';

/** The answer to each concern. */
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
  'after-birth': maternity('after giving birth'),
  pregnancy: maternity('during pregnancy'),
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
