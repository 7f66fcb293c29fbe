import type { Word } from '../../../shared/rules/reading/words';
import { factLabelOf, type HealthFact } from '../../spared/public';
import { say } from '../reply/dialogue';
import type { CoachReply } from '../coach-facts';
import { concernNames, type ConcernName } from './answers';
import { saysAny } from './concern';

type Kind = 'body' | 'mind' | 'food' | 'fever' | 'inhaler' | 'alcohol';

/** What is asked about again before training continues; the other concerns aren't settled within hours. */
const kinds: Readonly<Partial<Record<ConcernName, Kind>>> = {
  'self-harm': 'mind',
  'friend-self-harm': 'mind',
  abuse: 'mind',
  heart: 'body',
  stroke: 'body',
  breathing: 'body',
  fainting: 'body',
  blood: 'body',
  clot: 'body',
  injury: 'body',
  'low-sugar': 'food',
  'medicines-drugs': 'body',
  'eating-disorder': 'food',
  fasting: 'food',
  'cutting-weight': 'food',
  operation: 'body',
  'pregnancy-loss': 'body',
  'doctor-first': 'body',
  alcohol: 'alcohol',
  fever: 'fever',
  'no-inhaler': 'inhaler',
};

/** Words that can come between those of a request: 'give me a 20 minute workout'. */
const requestGap = 3;
/** Asking for training, not talking about it. */
const requests = [
  'give|make|show|plan|start|want|need|like|do|send|try|begin|another|new|quick|short|hard|easy|minute|minutes|todays workout|session|training|plan|routine|exercise|circuit|hiit|cardio|abs|legs|arms',
  'what should|can i do|train',
  'can|could|may|should i train|exercise|work|run|lift|squat|go',
  'lets go|start|begin|train',
  'something quick|short|hard|easy|else',
  'workout|session|training|plan|routine|minute|minutes|min please|now|today',
  'shorter|harder|easier',
];
/** About meals, which are not training. */
const meals = ['eat|eating|food|meal|drink|breakfast|lunch|dinner|protein'];

const seenByDoctor = [
  'doctor|gp|physio|nurse|hospital|paramedic|midwife|therapist|dietitian|cardiologist|pharmacist|er|clinic|team said|says|checked|cleared|told|looked|examined|confirmed|gave|thinks',
  'saw|seen|called|rang|visited doctor|gp|hospital|physio|cardiologist|pharmacist|poison|er|clinic',
  'been|went|spoke|talked to|with doctor|gp|hospital|physio|er|clinic|pharmacist',
  'back|home|discharged from hospital|er|clinic',
  'got|was|been|am checked|cleared',
  'cleared to|for|by',
  'fine|ok|okay|safe|good to exercise|train|move|work',
  'they said|say|monitored|checked|kept',
  'all clear',
];
const safeNow = [
  'am|feel|feeling safe|better|fine|okay|ok',
  'not in danger',
  'is|she|he|they safe',
  'was a joke',
  'just kidding|joking',
  'kidding',
  'saw|seen|called|rang|told|with|talked|spoke doctor|gp|somebody|someone|therapist|friend|mum|mom|dad|line|sister|brother',
  'doctor|gp|therapist said|says|checked|told|helps',
  'is with me',
];
const fed = [
  'have|just|i eaten|ate|had|eating',
  'ate something',
  'am|feel|feeling fine|okay|ok|better eating',
  'had breakfast|lunch|dinner|meal|food|sandwich',
  'sugar|levels|glucose is|are back|normal|steady|fine|stable|good',
];
const cooled = [
  'fever|temperature is|has|was gone|over|passed|down|normal|broken',
  'no|without fever|temperature',
  'am|feel|feeling well|fine|better|healthy|good',
  'over it',
];
const hasInhaler = [
  'have|got|found|with|brought|bought|picked my|the|it|a|new inhaler|puffer|it|one',
  'inhaler|puffer is here|back|with',
];
const denied = [
  'not ok|okay|fine|safe|good|better|well',
  'not feel|feeling|been|seen|called|eaten|ate',
  'no doctor',
];
const well = [
  'am|feel|feeling|is|it fine|ok|okay|good|better|gone|passed|well|alright',
  'was a joke',
  'kidding',
];

const settling: Readonly<Record<Kind, readonly string[]>> = {
  body: seenByDoctor,
  mind: safeNow,
  food: [...fed, ...seenByDoctor],
  fever: [...cooled, ...seenByDoctor],
  inhaler: hasInhaler,
  alcohol: ['sober', 'slept it off', 'only|just one beer|wine|drink', 'no alcohol'],
};

/** Words that take it back for one kind only: a fever masked by medicine isn't gone. */
const deniedOf: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  fever: ['still fever|hot|ill', 'took|with|on paracetamol|ibuprofen|nurofen|tylenol|advil|aspirin'],
  inhaler: ['no|not have|got inhaler|it'],
};

const isSettled = (words: readonly Word[], kind: Kind) =>
  saysAny(words, settling[kind], 2) && !saysAny(words, [...denied, ...(deniedOf[kind] ?? [])]);

const questions: Readonly<Record<Kind, string>> = {
  body:
    'Has a doctor looked at it? Until then, moving hard could harm you, so I don\'t have a plan for you yet. When one has, tell me "a doctor said it is ' +
    'fine", or tell me what has changed.',
  mind:
    'How are you right now, and is someone with you or on the phone? A workout can\'t fix this on its own. When you\'re safe, tell me "I am safe" ' +
    "and we'll move gently together.",
  food: 'Have you eaten and drunk something since? Food comes before training today. When you have, tell me "I have eaten" and we\'ll start gently.',
  fever:
    'Has it been gone for a whole day? Until then, rest does more than I can. When it has, tell me "the fever is gone" and we\'ll start gently.',
  alcohol: 'Sleep and water first. When you are, tell me "I am sober" and we\'ll start gently.',
  inhaler:
    'Do you have it with you now? When you do, tell me "I have my inhaler" and we\'ll start with a long warm-up.',
};

export interface CareTaken {
  reply: CoachReply;
  /** The dangers that the message settles. */
  cleared: readonly HealthFact[];
}

const glad =
  "I'm glad to hear that. Thank you for telling me. I'll keep it gentle for a while; ask me for something short whenever you feel like it.";

function kindOf({ what }: HealthFact): Kind | null {
  const name = concernNames.find((each) => each === what);
  return (name && kinds[name]) ?? null;
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The question to answer before training while a danger is open, about the latest one; null when none is. */
export function careQuestion([latest]: readonly HealthFact[]): CoachReply | null {
  const kind = latest ? kindOf(latest) : null;
  if (!latest || !kind) return null;
  return say(`Before we train: you told me about ${uncapitalized(factLabelOf(latest))}. ${questions[kind]}`);
}

/**
 * The answer while a danger is open: a request to train gets a question about it; news that it is settled gets relief, or the question
 * about the next one. Each danger is settled by its own words: someone who has eaten hasn't seen a doctor. Null when nothing is open or the
 * message asks for something else.
 */
export function careAfter(words: readonly Word[], open: readonly HealthFact[]): CareTaken | null {
  const [latest] = open;
  const kind = latest ? kindOf(latest) : null;
  const question = careQuestion(open);
  if (!kind || !question) return null;
  const isOver = (fact: HealthFact) => {
    const own = kindOf(fact);
    return own !== null && isSettled(words, own);
  };
  const cleared = open.filter(isOver);
  const asksToTrain = saysAny(words, requests, requestGap) && !saysAny(words, meals);
  if (cleared.length > 0)
    return { reply: careQuestion(open.filter((fact) => !isOver(fact))) ?? say(glad), cleared };
  if (saysAny(words, well) && !saysAny(words, denied) && !asksToTrain)
    return { reply: say(`I'm glad it's better. ${questions[kind]}`), cleared: [] };
  return asksToTrain ? { reply: question, cleared: [] } : null;
}
