import type { DraftAnswers } from '../../../../shared/domain/questionnaire';
import type { UnitSystem } from '../../../../shared/domain/units';
import type { AnswerActions, Problems } from '../use-answers';

/** The units that measures are typed and shown in; they are stored in centimetres and kilograms. */
export interface UnitChoice {
  units: UnitSystem;
  onUnits: (units: UnitSystem) => void;
}

export interface StepProps extends UnitChoice {
  answers: DraftAnswers;
  actions: AnswerActions;
  /** What to say at each field now; empty until somebody tried to go on. */
  problems: Problems;
}
