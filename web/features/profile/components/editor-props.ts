import type { ProfileAnswers } from '../../../../shared/rules/questionnaire';
import type { UnitSystem } from '../../../../shared/rules/units';
import type { Edited, SummaryField } from '../summary-answers';

export interface EditorProps<Field extends SummaryField = SummaryField> {
  field: Field;
  /** Includes the edit so far, as long as it is valid. */
  answers: ProfileAnswers;
  units: UnitSystem;
  error: string | null;
  onEdit: (edited: Edited) => void;
}
