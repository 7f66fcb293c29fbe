import { brand } from '../../../shared/brand';
import type { LocalDate } from '../../../shared/rules/local-date';
import type { Check } from '../../../shared/rules/questionnaire/contradictions';
import { retryText } from '../../../shared/rules/questionnaire/parse-result';
import { spokenQuestion, type SpokenField } from '../../../shared/rules/questionnaire/spoken-questions';
import { takeSpokenAnswer, type SpokenAnswerTaken } from '../take-spoken-answer';
import type { Onboarding } from '../../profile/public';
import type { Chunk } from '../chunks-repository';
import { holdsSpeech } from '../loudness';
import type { VoiceSession, Work } from '../voice-session';
import type { Engine } from './engine';
import { problemOfProfile } from './spoken-tools';

/** The outcome of a turn. */
export interface Decision {
  /** Null if nothing was said. */
  transcript: string | null;
  given: SpokenAnswerTaken['given'];
  text: string;
  asked: SpokenField | null;
}

interface Situation {
  session: VoiceSession;
  onboarding: Onboarding;
  engine: Engine;
  utterance: readonly Chunk[];
  /** The person's own day. */
  today: LocalDate;
}

const allAnswered = "That's everything. Take a look before I start your plan.";
const cannotHear = "I can't hear you here. Please type your answer.";

const asking = (asked: SpokenField | null, check?: Check | null) =>
  check?.question ?? (asked ? spokenQuestion(asked) : allAnswered);
const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

function greet({ asked, work }: VoiceSession, { name, answers }: Onboarding): string {
  if (work.kind === 'nudge') return joined('Take your time.', asking(asked));
  const isNew = name === null && Object.keys(answers).length === 0;
  const welcome = isNew ? `Hi, I'm ${brand.coach}.` : "Welcome back. Let's pick up where we left off.";
  return joined(welcome, asking(asked));
}

/** An invalid profile is not complete: the invalid part is asked again. */
function finished(onboarding: Onboarding, { given, ...decision }: Decision): Decision {
  if (decision.asked !== null) return { ...decision, given };
  const { name = onboarding.name, ...answers } = given;
  const problem = problemOfProfile({ name, answers: { ...onboarding.answers, ...answers } });
  if (!problem) return { ...decision, given };
  const text = joined(problem.message || retryText, asking(problem.field));
  return { ...decision, given, asked: problem.field, text };
}

async function hear(
  { session, onboarding, engine, utterance: chunks, today }: Situation,
  work: Extract<Work, { kind: 'speech' }>,
): Promise<Decision | null> {
  const isSpeech = holdsSpeech(chunks.flatMap(({ loudness }) => loudness));
  if (chunks.length === 0 || (!work.committed && !isSpeech)) return null;
  const heard = await engine.hear(Buffer.concat(chunks.map(({ pcm }) => pcm)), onboarding, today);
  if (!heard)
    return {
      transcript: '',
      given: {},
      text: joined(cannotHear, asking(session.asked)),
      asked: session.asked,
    };
  const { transcript, given, echo, asked, check } = heard;
  return { transcript, given, text: joined(echo, asking(asked, check)), asked };
}

/** Decides the reply before anything is stored or said; null for sound without speech. */
export async function decideReply(situation: Situation): Promise<Decision | null> {
  const { session, onboarding } = situation;
  const { work, asked } = session;
  if (work.kind === 'speech') {
    const heard = await hear(situation, work);
    return heard && finished(onboarding, heard);
  }
  if (work.kind !== 'text' || asked === null) {
    const decision = { transcript: null, given: {}, text: greet(session, onboarding), asked };
    return finished(onboarding, decision);
  }
  const taken = takeSpokenAnswer(asked, work.text, onboarding, onboarding.units, situation.today);
  const text = joined(taken.echo, asking(taken.asked, taken.check));
  return finished(onboarding, { transcript: work.text, given: taken.given, text, asked: taken.asked });
}

/** The model failed before it understood, so the question is asked again. */
export function askAgain({ asked, work }: VoiceSession): Decision {
  const text = joined(retryText, asking(asked));
  return { transcript: work.kind === 'speech' ? '' : null, given: {}, text, asked };
}
