import { Plus, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AnswerField } from '../../../../shared/domain/questionnaire';
import { buttonClass } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Chip, ChipRow } from '../../../ui/chip';
import { summaryLabel } from '../summary-answers';
import './redo-card.css';

interface RedoCardProps {
  path: string;
  /** Answers that no card of the page shows yet. */
  addable: readonly AnswerField[];
  onAdd: (field: AnswerField) => void;
}

export function RedoCard({ path, addable, onAdd }: RedoCardProps) {
  return (
    <Card className="redo-card" aria-labelledby="redo-card">
      <CardHeader id="redo-card" title="Something new?" />
      {addable.length > 0 && (
        <>
          <p>Tell me what I should train around.</p>
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
      <p>If a lot has changed, we go through all the questions again. Your points and history stay.</p>
      <Link className={buttonClass({ variant: 'line' })} to={path}>
        <RotateCcw className="icon-sm" aria-hidden="true" />
        Redo onboarding
      </Link>
    </Card>
  );
}
