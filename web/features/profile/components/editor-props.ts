import type { ProfileAnswers } from '../../../../shared/rules/questionnaire';
import type { UnitSystem } from '../../../../shared/rules/units';
import type { Edited, SummaryField } from '../summary-answers';

export interface EditorProps<Field extends SummaryField = SummaryField> {
  field: Field;
  /** With what was edited so far, as long as that is valid. */
  answers: ProfileAnswers;
  units: UnitSystem;
  error: string | null;
  onEdit: (edited: Edited) => void;
}
