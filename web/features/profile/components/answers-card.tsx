import { Pencil } from 'lucide-react';
import { useId } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import type { AnswerField } from '../../../../shared/domain/questionnaire';
import { formatAnswer } from '../../../../shared/domain/questionnaire/format-answer';
import { Card, CardHeader } from '../../../ui/card';
import { IconButton } from '../../../ui/icon-button';
import { Skeleton } from '../../../ui/skeleton';
import { summaryLabel } from '../summary-answers';
import './answers-card.css';

interface AnswersCardProps {
  title: string;
  fields: readonly AnswerField[];
  profile: Profile | undefined;
  onEdit: (field: AnswerField) => void;
}

/** Answers in words, one a row. */
export function AnswersCard({ title, fields, profile, onEdit }: AnswersCardProps) {
  const id = useId();
  const answers = profile?.answers;
  return (
    <Card className="answers-card" aria-labelledby={id}>
      <CardHeader id={id} title={title} />
      <dl>
        {fields.map((field) => (
          <div key={field} className="answers-card-row">
            <dt>{summaryLabel(field)}</dt>
            <dd className={answers?.[field] === null ? 'answers-card-none' : undefined}>
              {answers ? formatAnswer(field, answers) : <Skeleton width="60%" height="1.375rem" />}
            </dd>
            <dd className="answers-card-edit">
              <IconButton
                label={`Edit ${summaryLabel(field).toLowerCase()}`}
                disabled={!answers}
                onClick={() => onEdit(field)}
              >
                <Pencil aria-hidden="true" />
              </IconButton>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
