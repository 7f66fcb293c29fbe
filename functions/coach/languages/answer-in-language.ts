import type { ConcernName } from '../safety/answers';
import type { LocalHelp } from '../safety/local-help';
import type { CoachReply } from '../coach-facts';
import type { Language } from './language';
import { sentences } from './sentences';

/** The English messages behind the labels, which the built-in coach understands. */
const messages = [
  'What should I do today?',
  '10 minute workout without equipment',
  'How am I doing?',
] as const;

/** Says in the person's language that English is needed, and offers choices that work with a tap. */
export function answerInLanguage(language: Language): CoachReply {
  const { englishOnly, choices } = sentences[language];
  return {
    reply: `${englishOnly}\n\n${messages.map((message, at) => `- ${choices[at]}: *“${message}”*`).join('\n')}`,
    exerciseIds: [],
    workout: null,
    language,
    choices: messages.map((message, at) => ({ label: choices[at] ?? message, message, intent: null })),
  };
}

/** Concerns that aren't urgent to the minute. */
const calm: readonly ConcernName[] = [
  'eating-disorder',
  'fasting',
  'cutting-weight',
  'medicines-drugs',
  'pregnancy',
  'after-birth',
  'under-18',
  'operation',
  'fever',
  'no-inhaler',
  'pregnancy-loss',
  'doctor-first',
  'alcohol',
];

/** The first sentence of an answer to a danger, in the language in which it was told. */
export function leadIn(language: Language, concern: ConcernName, { number }: LocalHelp): string {
  const { urgent, care, emergency } = sentences[language];
  return calm.includes(concern) ? care : `**${urgent(number ?? emergency)}**`;
}
