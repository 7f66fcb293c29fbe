import type { TrainingChoice } from '../../../../shared/contracts/training';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import type { UnitSystem } from '../../../../shared/rules/units';
import type { AnswerActions, Problems } from '../use-answers';

/** The units that measures are typed and shown in; they are stored in centimetres and kilograms. */
export interface UnitChoice {
  units: UnitSystem;
  onUnits: (units: UnitSystem) => void;
}

/** Training days and minutes beside the answers. */
export interface TrainingStepProps {
  answers: DraftAnswers;
  /** Undefined while they are as proposed. */
  chosen: TrainingChoice | undefined;
  onChoose: (choice: TrainingChoice) => void;
}

export interface StepProps extends UnitChoice {
  answers: DraftAnswers;
  actions: AnswerActions;
  /** What to say at each field now; empty until somebody tried to go on. */
  problems: Problems;
}
