import type { Word } from '../../../shared/domain/reading/words';
import { wordsOf } from '../../../shared/domain/reading/words';
import type { CoachReply, PastMessage } from '../coach-facts';
import type { ConcernName } from './answers';
import { saysAny } from './concern';

interface Care {
  /** How it is called when it is spoken of again. */
  about: string;
  kind: 'body' | 'mind' | 'food';
}

/** What is asked about again before training goes on; the others are no matter of an hour. */
const cares: Readonly<Partial<Record<ConcernName, Care>>> = {
  'self-harm': { about: 'how dark it was for you', kind: 'mind' },
  'friend-self-harm': { about: 'somebody you are worried about', kind: 'mind' },
  abuse: { about: 'what is being done to you', kind: 'mind' },
  heart: { about: 'your chest or your heart', kind: 'body' },
  stroke: { about: 'signs that can mean a stroke', kind: 'body' },
  breathing: { about: 'your breathing', kind: 'body' },
  fainting: { about: 'fainting or dizziness', kind: 'body' },
  blood: { about: 'bleeding', kind: 'body' },
  clot: { about: 'what may be a blood clot', kind: 'body' },
  injury: { about: 'your injury', kind: 'body' },
  'low-sugar': { about: 'your blood sugar', kind: 'body' },
  'eating-disorder': { about: 'how hard food is for you', kind: 'food' },
  fasting: { about: 'going without food', kind: 'food' },
  'cutting-weight': { about: 'forcing your weight down', kind: 'food' },
};

/** Words that may stand between those of a request: 'give me a 20 minute workout'. */
const requestGap = 3;
/** Asking for training, not speaking of it. */
const requests = [
  'give|make|show|plan|start|want|need|like|do|send|try|begin|another|new|quick|short|hard|easy|minute|minutes|todays workout|session|training|plan|routine|exercise|circuit|hiit|cardio|abs|legs|arms',
  'what should|can i do|train',
  'can|could|may|should i train|exercise|work|run|lift|squat|go',
  'lets go|start|begin|train',
  'something quick|short|hard|easy|else',
  'workout|session|training|plan|routine|minute|minutes|min please|now|today',
  'shorter|harder|easier',
];
/** Of meals, which are no training. */
const meals = ['eat|eating|food|meal|drink|breakfast|lunch|dinner|protein'];

const settledWords = [
  'am fine|ok|okay|good|safe|better|well|alright|eating',
  'feel|feeling fine|ok|okay|good|safe|better|well|alright',
  'doctor|gp|physio|nurse|hospital|paramedic|midwife|therapist|dietitian said|says|checked|cleared|told|looked',
  'saw|seen|called|rang doctor|gp|hospital|physio|somebody|someone|therapist|friend|mum|mom|dad',
  'been|went|spoke|talked to doctor|gp|hospital|physio|somebody|someone|therapist|friend|mum|mom|dad',
  'got checked',
  'cleared to|for|by',
  'all clear',
  'has|it passed',
  'it is over|gone|fine|ok',
  'was a joke',
  'just kidding|joking',
  'kidding',
  'not in danger',
  'is safe',
  'have eaten',
  'ate something',
];
const denied = ['not ok|okay|fine|safe|good|better|well', 'not feel|feeling|been|seen|called', 'no doctor'];

const isSettled = (words: readonly Word[]) => saysAny(words, settledWords) && !saysAny(words, denied);

const questions: Readonly<Record<Care['kind'], string>> = {
  body:
    'Has a doctor looked at it? Until then moving hard could harm you, so I have no plan for you yet. Write "a doctor said it is ' +
    'fine" when that is so, or tell me what is different now.',
  mind:
    'How are you right now, and is somebody with you or on the line? A workout will not carry that alone. Write "I am safe" when that is so, ' +
    'and we move gently together.',
  food: 'Have you eaten and drunk something since? Food comes before training today. Write "I have eaten" when that is so, and we begin gently.',
};

const said = (reply: string): CoachReply => ({ reply, exerciseIds: [], workout: null });

/**
 * What is answered while a danger of the last messages is open: a request to train is met with a question about it,
 * and word that it is settled with relief. Null where nothing is open or the message asks for something else.
 */
export function careAfter(words: readonly Word[], history: readonly PastMessage[]): CoachReply | null {
  const at = history.findLastIndex(({ concern }) => concern && cares[concern]);
  const concern = history[at]?.concern;
  const care = concern ? cares[concern] : undefined;
  if (!care) return null;
  const since = history.slice(at + 1).filter(({ role }) => role === 'user');
  if (since.some(({ content }) => isSettled(wordsOf(content)))) return null;
  const asksToTrain = saysAny(words, requests, requestGap) && !saysAny(words, meals);
  if (isSettled(words))
    return asksToTrain
      ? null
      : said(
          "I'm glad to hear it, thank you for telling me. Take it slowly: ask me for something short and gentle whenever you feel like it.",
        );
  return asksToTrain
    ? said(`Before we train: you told me about ${care.about}. ${questions[care.kind]}`)
    : null;
}
