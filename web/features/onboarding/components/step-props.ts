import type { TrainingChoice } from '../../../../shared/contracts/training';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import type { UnitSystem } from '../../../../shared/rules/units';
import type { AnswerActions, Problems } from '../use-answers';

/** The units for typing and showing measures; they are stored in centimeters and kilograms. */
export interface UnitChoice {
  units: UnitSystem;
  onUnits: (units: UnitSystem) => void;
}

/** Training days and minutes, next to the answers. */
export interface TrainingStepProps {
  answers: DraftAnswers;
  /** Undefined while they are as proposed. */
  chosen: TrainingChoice | undefined;
  onChoose: (choice: TrainingChoice) => void;
}

export interface StepProps extends UnitChoice {
  answers: DraftAnswers;
  actions: AnswerActions;
  /** The message for each field; empty until the person has tried to continue. */
  problems: Problems;
}
