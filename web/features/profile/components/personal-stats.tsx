import { Pencil, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { bmiBadge } from '../../../../shared/domain/bmi';
import type { AnswerField, ProfileAnswers } from '../../../../shared/domain/questionnaire';
import { formatAnswer } from '../../../../shared/domain/questionnaire/format-answer';
import { formatHeight, toOneDecimal, type UnitSystem } from '../../../../shared/domain/units';
import { Badge } from '../../../ui/badge';
import { Card, CardHeader } from '../../../ui/card';
import { IconButton } from '../../../ui/icon-button';
import { Skeleton } from '../../../ui/skeleton';
import { weightIn, weightUnit } from '../../../lib/measures';
import { summaryLabel } from '../summary-answers';
import './personal-stats.css';

const shownFields = ['age', 'heightCm', 'weightKg', 'targetWeightKg', 'gender'] as const;
type ShownField = (typeof shownFields)[number];

interface PersonalStatsProps {
  profile: Profile | undefined;
  onEdit: (field: AnswerField) => void;
}

export function PersonalStats({ profile, onEdit }: PersonalStatsProps) {
  const answers = profile?.answers;
  return (
    <Card className="personal-stats" aria-labelledby="personal-stats">
      <CardHeader id="personal-stats" title="Personal stats" />
      <dl className="num">
        {shownFields.map((field) => (
          <div key={field} className="personal-stat">
            <dt>{summaryLabel(field)}</dt>
            <dd>
              {answers ? (
                <StatValue field={field} answers={answers} units={profile.units} />
              ) : (
                <Skeleton width="4rem" height="2rem" />
              )}
            </dd>
            <dd className="personal-stat-edit">
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
        <BodyMassIndex profile={profile} />
      </dl>
    </Card>
  );
}

function StatValue(props: { field: ShownField; answers: ProfileAnswers; units: UnitSystem }) {
  const { field, answers, units } = props;
  if (field === 'gender') return <span className="personal-stat-word">{formatAnswer(field, answers)}</span>;
  const value = answers[field];
  if (value === null) return <span className="personal-stat-word">{formatAnswer(field, answers)}</span>;
  if (field === 'age') return <Measure value={value} unit="years" />;
  if (field !== 'heightCm') return <Measure value={weightIn(value, units)} unit={weightUnit(units)} />;
  if (units === 'imperial') return formatHeight(value, units);
  return <Measure value={toOneDecimal(value)} unit="cm" />;
}

function Measure({ value, unit }: { value: ReactNode; unit: string }) {
  return (
    <>
      {value}
      <small> {unit}</small>
    </>
  );
}

/** Young people have no badge, so for them the whole place is left out. */
function BodyMassIndex({ profile }: { profile: Profile | undefined }) {
  const badge = bmiBadge(profile?.bmi ?? null, profile?.answers?.age ?? null);
  if (profile && !badge) return null;
  const isWarning = badge?.tone === 'warning';
  return (
    <div className="personal-stat">
      <dt>
        <abbr title="Body mass index">BMI</abbr>
      </dt>
      <dd className="personal-stat-bmi">
        {badge ? (
          <Badge tone={isWarning ? 'danger' : 'go'}>
            {isWarning && <TriangleAlert aria-hidden="true" />}
            {badge.text}
          </Badge>
        ) : (
          <Skeleton width="4rem" height="2rem" />
        )}
        {isWarning && <small>above 25</small>}
      </dd>
    </div>
  );
}
