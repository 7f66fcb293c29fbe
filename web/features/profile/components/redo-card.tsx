import { Plus, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Chip, ChipRow } from '../../../ui/chip';
import { summaryLabel, type SummaryField } from '../summary-answers';

interface RedoCardProps {
  path: string;
  /** Answers that no card on the page shows yet. */
  addable: readonly SummaryField[];
  onAdd: (field: SummaryField) => void;
  className?: string | undefined;
}

export function RedoCard({ path, addable, onAdd, className }: RedoCardProps) {
  return (
    <Card className={['flex flex-col', className].filter(Boolean).join(' ')} aria-labelledby="redo-card">
      <CardHeader id="redo-card" title="Something new?" />
      <div className="flex flex-1 flex-col items-start gap-3">
        {addable.length > 0 && (
          <>
            <p className="text-fg-2">Tell me what I should train around.</p>
            <ChipRow label="Add a note">
              {addable.map((field) => (
                <Chip key={field} onClick={() => onAdd(field)}>
                  <Plus className="icon-sm" aria-hidden="true" />
                  {summaryLabel(field)}
                </Chip>
              ))}
            </ChipRow>
          </>
        )}
        <p className="text-fg-2">
          If a lot has changed, we can go through the questions again. You keep your points and history.
        </p>
        <Link className={`${buttonClass({ variant: 'line' })} mt-auto`} to={path}>
          <RotateCcw className="icon-sm" aria-hidden="true" />
          Redo onboarding
        </Link>
      </div>
    </Card>
  );
}
