import { CloudOff } from 'lucide-react';
import { formSteps, type FormStep } from '../../../../shared/domain/questionnaire/form-steps';
import { Segments } from '../../../ui/segments';
import type { SaveStatus } from '../draft-saver';

interface SetupHeaderProps {
  step: FormStep;
  number: number;
  /** The share of this step's questions that are answered. */
  answered: number;
  status: SaveStatus;
}

const saved: Partial<Record<SaveStatus, string>> = { saving: 'Saving', saved: 'Saved' };

export function SetupHeader({ step, number, answered, status }: SetupHeaderProps) {
  return (
    <header className="setup-header">
      <div className="setup-header-line">
        <b>
          Step {number} of {formSteps.length}
        </b>
        <span>{saved[status]}</span>
        <span role="status">
          {status === 'waiting' && (
            <>
              <CloudOff className="icon-sm" aria-hidden="true" />
              Not saved yet, I keep trying
            </>
          )}
        </span>
      </div>
      <Segments
        label={`Step ${number} of ${formSteps.length}`}
        total={formSteps.length}
        done={number - 1}
        current={answered}
      />
      <h1 tabIndex={-1}>{step.title}</h1>
    </header>
  );
}
