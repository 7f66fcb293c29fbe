import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { goalFields, healthFields, type SummaryField } from '../summary-answers';
import { AnswersCard } from './answers-card';
import { CommunityCard } from './community-card';
import { PersonalStats } from './personal-stats';
import { ProfileHero } from './profile-hero';
import { ProgressTracking } from './progress-tracking';
import { RedoCard } from './redo-card';
import { WeightCard } from './weight-card';

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog')).AnswerDialog }));

interface ProfileSummaryProps {
  /** Known before the profile has loaded. */
  name: string;
  /** Undefined while it loads; the page already has its final size. */
  profile: Profile | undefined;
  communityPath: string;
  onboardingPath: string;
  /** The card of what plans work around. */
  plannedAround?: ReactNode;
  /** A link below the weight's chart. */
  moreWeights?: ReactNode;
}

const columnClass = 'grid min-w-0 gap-3 md:gap-4';

/** Everything the plan is based on, each answer editable, and the results so far. */
export function ProfileSummary(props: ProfileSummaryProps) {
  const { name, profile, communityPath, onboardingPath, plannedAround, moreWeights } = props;
  const [editing, setEditing] = useState<SummaryField | null>(null);
  const answers = profile?.answers;
  const hasHealthNotes = healthFields.some((field) => answers?.[field]?.length);
  return (
    <div
      className={`${columnClass} px-gutter pt-2 pb-3 md:pt-3 md:pb-6 lg:max-w-wide lg:grid-cols-main-side lg:items-start lg:pt-1.5`}
    >
      <div className={columnClass}>
        <ProfileHero name={profile?.name ?? name} points={profile?.progress.totalPoints} />
        <PersonalStats profile={profile} onEdit={setEditing} />
        {plannedAround}
        <WeightCard profile={profile} more={moreWeights} />
      </div>
      <div className={`${columnClass} md:grid-cols-2 lg:grid-cols-1`}>
        <AnswersCard title="Goals and focus" fields={goalFields} profile={profile} onEdit={setEditing} />
        {hasHealthNotes && (
          <AnswersCard
            title="Health & Lifestyle"
            fields={healthFields}
            profile={profile}
            onEdit={setEditing}
          />
        )}
        <ProgressTracking progress={profile?.progress} />
        <CommunityCard path={communityPath} />
        <RedoCard
          className={hasHealthNotes ? 'md:col-span-full' : undefined}
          path={onboardingPath}
          addable={answers && !hasHealthNotes ? healthFields : []}
          onAdd={setEditing}
        />
      </div>
      {profile?.answers && (
        <Suspense fallback={null}>
          <AnswerDialog
            field={editing}
            answers={profile.answers}
            units={profile.units}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
