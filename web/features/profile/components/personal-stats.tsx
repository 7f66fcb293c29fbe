import { Pencil, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { bmiBadge } from '../../../../shared/rules/bmi';
import type { AnswerField, ProfileAnswers } from '../../../../shared/rules/questionnaire';
import { formatAnswer } from '../../../../shared/rules/questionnaire/format-answer';
import { formatHeight, toOneDecimal, type UnitSystem } from '../../../../shared/rules/units';
import { Badge } from '../../../ui/badge';
import { Card, CardHeader } from '../../../ui/card';
import { IconButton } from '../../../ui/icon-button';
import { Skeleton } from '../../../ui/skeleton';
import { summaryLabel } from '../summary-answers';
import { WeightParts } from './weight-parts';

const shownFields = ['age', 'heightCm', 'weightKg', 'targetWeightKg', 'gender'] as const;
type ShownField = (typeof shownFields)[number];

const statClass =
  'grid min-h-24 grid-cols-words-end content-between rounded-md bg-surface-2 pt-1 pr-1 pb-4 pl-4 tiny:min-h-0';
const nameClass = 'flex min-h-tap items-center self-center text-small leading-snug text-fg-2';
const valueClass = 'col-span-full text-num leading-tight font-heavy tracking-display';
const smallClass = 'text-small font-semibold tracking-normal text-fg-2';

interface PersonalStatsProps {
  profile: Profile | undefined;
  onEdit: (field: AnswerField) => void;
}

export function PersonalStats({ profile, onEdit }: PersonalStatsProps) {
  const answers = profile?.answers;
  return (
    <Card aria-labelledby="personal-stats">
      <CardHeader id="personal-stats" title="Personal stats" />
      <dl className="grid grid-cols-measures gap-2 tabular-nums md:grid-cols-3">
        {shownFields.map((field) => (
          <div key={field} className={statClass}>
            <dt className={nameClass}>{summaryLabel(field)}</dt>
            <dd className={valueClass}>
              {answers ? (
                <StatValue field={field} answers={answers} units={profile.units} />
              ) : (
                <Skeleton width="4rem" height="2rem" />
              )}
            </dd>
            <dd className="col-start-2 row-start-1">
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
        ))}
        <BodyMassIndex profile={profile} />
      </dl>
    </Card>
  );
}

function StatValue(props: { field: ShownField; answers: ProfileAnswers; units: UnitSystem }) {
  const { field, answers, units } = props;
  if (field === 'gender')
    return <span className="block py-1.5 text-lead tracking-title">{formatAnswer(field, answers)}</span>;
  const value = answers[field];
  if (value === null)
    return <span className="block py-1.5 text-lead tracking-title">{formatAnswer(field, answers)}</span>;
  if (field === 'age') return <Measure value={value} unit="years" />;
  if (field !== 'heightCm') return <WeightParts kg={value} units={units} unitClass={smallClass} />;
  if (units !== 'metric') return formatHeight(value, units);
  return <Measure value={toOneDecimal(value)} unit="cm" />;
}

function Measure({ value, unit }: { value: ReactNode; unit: string }) {
  return (
    <>
      {value}
      <small className={smallClass}> {unit}</small>
    </>
  );
}

/** Young people get no BMI badge, so the whole entry is omitted. */
function BodyMassIndex({ profile }: { profile: Profile | undefined }) {
  const badge = bmiBadge(profile?.bmi ?? null, profile?.answers?.age ?? null);
  if (profile && !badge) return null;
  const isWarning = badge?.tone === 'warning';
  return (
    <div className={statClass}>
      <dt className={nameClass}>
        <abbr className="no-underline" title="Body mass index">
          BMI
        </abbr>
      </dt>
      <dd className={`flex flex-wrap items-center gap-x-2 gap-y-1 ${valueClass}`}>
        {badge ? (
          <Badge tone={isWarning ? 'warm' : 'go'} size="lg">
            {isWarning && <TriangleAlert aria-hidden="true" />}
            {badge.text}
          </Badge>
        ) : (
          <Skeleton width="4rem" height="2rem" />
        )}
        {isWarning && (
          <small className={smallClass}>{badge?.text === '25.0' ? 'just above 25' : 'above 25'}</small>
        )}
      </dd>
    </div>
  );
}
