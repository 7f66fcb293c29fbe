import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { motivationQuery } from '../../../features/coach/api/motivation-query';
import { WelcomeHero } from '../../../features/dashboard/components/welcome-hero';
import { AnswersSwitch } from '../../../features/profile/components/answers-switch';
import { TodayPanel } from './today-panel';
import { useRank } from './use-rank';

interface WelcomePanelProps {
  name: string;
  profile: Profile | undefined;
  className: string;
}

/** The hero, with the queries that change nothing else on the page. */
export const WelcomePanel = memo(function WelcomePanel(props: WelcomePanelProps) {
  const rank = useRank();
  const { data: motivation, isError: wordless } = useQuery(motivationQuery());
  return (
    <WelcomeHero
      {...props}
      rank={typeof rank === 'number' ? rank : null}
      words={motivation?.message ?? (wordless ? null : undefined)}
      today={<TodayPanel profile={props.profile} />}
      summaryTool={<AnswersSwitch className="-mx-2 -my-1.5 justify-self-start" />}
    />
  );
});
