import { Pencil } from 'lucide-react';
import { useId } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import type { ProfileAnswers } from '../../../../shared/rules/questionnaire';
import { formatAnswer } from '../../../../shared/rules/questionnaire/format-answer';
import { conditionsText } from '../../../../shared/rules/training/condition-names';
import { Card, CardHeader } from '../../../ui/card';
import { IconButton } from '../../../ui/icon-button';
import { Skeleton } from '../../../ui/skeleton';
import { summaryLabel, type SummaryField } from '../summary-answers';

interface AnswersCardProps {
  title: string;
  fields: readonly SummaryField[];
  profile: Profile | undefined;
  onEdit: (field: SummaryField) => void;
}

/** An answer as text; null if there is none. Conditions are also read from the notes. */
function textOf(field: SummaryField, { training }: Profile, answers: ProfileAnswers): string | null {
  if (field !== 'conditions') return answers[field] === null ? null : formatAnswer(field, answers);
  const conditions = training?.conditions ?? answers.conditions ?? [];
  return conditions.length === 0 ? null : conditionsText(conditions);
}

/** Answers as text, one per row. */
export function AnswersCard({ title, fields, profile, onEdit }: AnswersCardProps) {
  const id = useId();
  const answers = profile?.answers;
  return (
    <Card className="pb-2" aria-labelledby={id}>
      <CardHeader id={id} title={title} />
      <dl>
        {fields.map((field) => {
          const text = profile && answers ? textOf(field, profile, answers) : null;
          return (
            <div
              key={field}
              className="grid grid-cols-words-end items-center gap-x-2 border-t border-line py-3 first:border-t-0"
            >
              <dt className="self-end text-small leading-text text-fg-2">{summaryLabel(field)}</dt>
              <dd
                className={`self-start leading-text wrap-anywhere ${
                  answers && text === null ? 'font-medium text-fg-3' : 'font-strong'
                }`}
              >
                {answers ? (text ?? 'None') : <Skeleton width="60%" height="1.375rem" />}
              </dd>
              <dd className="col-start-2 row-span-2 row-start-1 -mr-3 self-center">
                <IconButton
                  label={`Edit ${summaryLabel(field).toLowerCase()}`}
                  className={answers ? undefined : 'invisible'}
                  disabled={!answers}
                  onClick={() => onEdit(field)}
                >
                  <Pencil aria-hidden="true" />
                </IconButton>
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
