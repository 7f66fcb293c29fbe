import { CloudOff } from 'lucide-react';
import { formSteps, type FormStep } from '../form-steps';
import { Segments } from '../../../ui/segments';
import type { SaveStatus } from '../draft-saver';

interface SetupHeaderProps {
  step: FormStep;
  number: number;
  /** The share of this step's questions that are answered. */
  answered: number;
  /** Which of the step's questions this is, if it shows one at a time. */
  question?: { number: number; of: number };
  status: SaveStatus;
}

const saved: Partial<Record<SaveStatus, string>> = { saving: 'Saving', saved: 'Saved' };

export function SetupHeader({ step, number, answered, question, status }: SetupHeaderProps) {
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap justify-between gap-x-3 text-small text-fg-2">
        <b className="text-go-text tabular-nums">
          Step {number} of {formSteps.length}
        </b>
        {question && (
          <span className="tabular-nums">
            Question {question.number} of {question.of}
          </span>
        )}
        <span>{saved[status]}</span>
        <span className="inline-flex items-center gap-1.5 text-warm-text empty:hidden" role="status">
          {status === 'waiting' && (
            <>
              <CloudOff className="size-icon-sm flex-none" aria-hidden="true" />
              Not saved yet. Still trying.
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
      <h1
        className="mt-1 text-num leading-tight font-black tracking-display tiny:text-head lg:text-display"
        tabIndex={-1}
      >
        {step.title}
      </h1>
    </header>
  );
}
