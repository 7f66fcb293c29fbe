import type { LocalDate } from '../../shared/rules/local-date';
import type { SpokenField } from '../../shared/rules/questionnaire/spoken-questions';
import type { TalkTaken, Told } from '../../shared/rules/questionnaire/talk/talk';
import { takeTalk } from '../../shared/rules/questionnaire/talk/take-talk';
import type { UnitSystem } from '../../shared/rules/units';
import { isTakenName } from '../people/rules/taken-names';
import { takenNameText } from './parse-name';

/** What is known so far: the name and the answers. */
export type SpokenAnswers = Told;

export type SpokenAnswerTaken = TalkTaken;

/** Takes what is said in a spoken onboarding as the chat does, with the name as another question. */
export function takeSpokenAnswer(
  asked: SpokenField,
  text: string,
  told: SpokenAnswers,
  units: UnitSystem,
  today: LocalDate,
): SpokenAnswerTaken {
  const taken = takeTalk(asked, text, told, { units, today });
  const { name } = taken.given;
  if (name === undefined || !isTakenName(name)) return taken;
  return { outcome: 'again', given: {}, echo: takenNameText, asked };
}
