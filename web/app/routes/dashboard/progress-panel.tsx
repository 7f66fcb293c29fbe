import type { Profile } from '../../../../shared/contracts/profile';
import { FirstBadgesCard } from '../../../features/dashboard/components/first-badges-card';
import { ProgressCard } from '../../../features/dashboard/components/progress-card';
import { useFreezeNews } from '../../../features/dashboard/use-freeze-news';
import { useRank } from './use-rank';

interface ProgressPanelProps {
  profile: Profile | undefined;
}

export function ProgressPanel(props: ProgressPanelProps) {
  useFreezeNews(props.profile?.progress);
  return <ProgressCard {...props} rank={useRank()} />;
}

/** Shown instead while there is too little data for charts. */
export function FirstBadgesPanel(props: ProgressPanelProps & { profile: Profile }) {
  return <FirstBadgesCard {...props} rank={useRank()} />;
}
