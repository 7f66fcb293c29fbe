import { brand } from '../../../brand';

const lead = String.raw`^\W*(?:(?:oh|ah|ha(?:ha)*|lol|well|so|by the way|btw|hey|hi|ana|wow|and|but|anyway)[ ,!.]+)*`;
const talks: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${lead}(?:thanks?(?: you| so much| a lot| very much)*|thx|ty|cheers|(?:you'?re|ur) (?:so |very |really )?(?:\\w+)|that's (?:kind|nice|sweet|funny)(?: of you)?|i (?:really )?(?:like|love) (?:you|this app|this|talking to you|your \\w+))\\W*$`,
    ),
    'Thank you, that makes my day.',
  ],
  [
    new RegExp(
      `${lead}(?:how are you|how's it going|how is it going|how are things|what'?s up|how do you do|how was your (?:day|weekend)|you (?:ok|okay|alright|good))\\b`,
    ),
    "I'm doing great, thanks for asking.",
  ],
  [
    new RegExp(
      `${lead}(?:are you (?:a |an )?(?:real|human|robot|bot|ai|machine|person)\\b|am i (?:talking|speaking|chatting) (?:to|with)|who are you|what are you|is this (?:a |an )?(?:bot|robot|ai|real))`,
    ),
    `I'm ${brand.coach}, your virtual coach.`,
  ],
  [
    new RegExp(
      `${lead}(?:hello|hi|hey|hiya|howdy|good (?:morning|evening|afternoon|day)|yo)\\b[\\w ,]{0,20}\\W*$`,
    ),
    'Hi, good to have you here.',
  ],
  [
    new RegExp(
      `${lead}(?:i'?m|i am|i feel|feeling) (?:so |really |very |a bit |a little |kind of |quite )?(?:nervous|scared|afraid|anxious about this|excited|bored|hungry|sleepy|embarrassed|happy|in a hurry)\\b`,
    ),
    "I hear you. We'll take this one easy step at a time.",
  ],
];
/** What the coach says to talk about something else. */
export const elsewhere = "I'd love to hear more about that once your plan is ready.";

const idle =
  /^\W*(?:(?:the |it'?s |what )?(?:a )?(?:nice |lovely |beautiful |terrible |awful |great )?(?:weather|day)\b|(?:it'?s|is it) (?:raining|snowing|sunny|so hot|so cold|going to (?:rain|snow))|(?:can you )?tell me a (?:joke|story)|my (?:dog|cat|phone) (?:is|just|ate|loves)|(?:the|my) (?:doorbell|phone|kettle) (?:is|just)|i (?:just )?(?:love|like|had|ate|watched|saw) (?:\w+ ){0,2}(?:pizza|coffee|this song|football|lunch|dinner|breakfast|the game|the match|a movie|a film))/;
const other =
  /\b(?:weather|rain(?:ing|s)?|sunny|snow(?:ing|s)?|football|soccer|baseball|basketball|world cup|movie|film|netflix|series|episode|song|music|jokes?|recipe|pizza|bitcoin|stocks?|president|election|politics|concert|(?:the|a) (?:game|match)|news|(?:last|at the) weekend|capital of|what time|what day|your (?:favou?rite|name|age|weekend|day))\b/;
const asking =
  /^\W*(?:(?:hey|so|and|but|oh|by the way|btw|ana)[ ,]+)*(?:did|do|does|have|has|is|are|am|was|were|what|who|when|where|how|why|which|can you|could you|will|would you|should)\b(?! about (?:\w+ ){0,2}\d).*\?\W*$/;

/** Whether a text begins like a question and ends as one. */
export const startsAsking = (text: string): boolean => asking.test(text);

/** Whether a text is about neither the question nor the person's body and days. */
export const isElsewhere = (text: string): boolean =>
  talks.some(([pattern]) => pattern.test(text)) || idle.test(text) || startsAsking(text);

/** Whether a question is about the world, not about the questionnaire. */
export const asksElsewhere = (text: string): boolean =>
  other.test(text) || talks.some(([pattern]) => pattern.test(text));

/** What the coach says to talk about something else, in one sentence; null if it may be an answer. */
export function smallTalkReply(text: string): string | null {
  const known = talks.find(([pattern]) => pattern.test(text))?.[1];
  return known ?? (startsAsking(text) || idle.test(text) || other.test(text) ? elsewhere : null);
}
