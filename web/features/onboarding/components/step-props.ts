import type { DraftAnswers } from '../../../../shared/domain/questionnaire';
import type { AnswerActions, Problems } from '../use-answers';

export interface StepProps {
  answers: DraftAnswers;
  actions: AnswerActions;
  /** What to say at each field now; empty until somebody tried to go on. */
  problems: Problems;
}
