import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Profile } from '../../../../shared/contracts/profile';
import { forgetAskedLater, laterTexts, readAskedLater } from '../../../features/onboarding/asked-later';
import { Button, buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { paths } from '../../paths';

/** Once there is a workout, the first question that was left for later at the setup; one a visit. */
export function LaterQuestion({ profile, className }: { profile: Profile; className?: string }) {
  const [field] = useState(() => readAskedLater(profile.id)[0]);
  const [isUnwanted, setUnwanted] = useState(false);
  const isOver = isUnwanted || (field !== undefined && (profile.answers?.[field]?.length ?? 0) > 0);
  useEffect(() => {
    if (field && isOver) forgetAskedLater(profile.id, field);
  }, [field, isOver, profile.id]);
  if (!field || isOver || profile.progress.workoutsCompleted === 0) return null;
  return (
    <Card className={className} aria-label="A question for later">
      <p className="text-small text-fg-2">You said I could ask later.</p>
      <p className="mt-1 font-strong">{laterTexts[field]}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.profileSummary}>
          Answer
        </Link>
        <Button variant="text" onClick={() => setUnwanted(true)}>
          Don't ask again
        </Button>
      </div>
    </Card>
  );
}
