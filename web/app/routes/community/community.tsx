import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnreadCount } from '../../../lib/unread-count';
import { SkeletonRows } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import { usePageTitle } from '../../use-page-title';
import { ChallengesBanner } from './challenges-banner';
import { communityTabs } from './community-tabs';

export default function CommunityPage() {
  usePageTitle('Community');
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const { value, Panel } = communityTabs.find((tab) => tab.value === wanted) ?? communityTabs[0];
  const unread = useUnreadCount();
  const tabs = communityTabs.map((tab) => (tab.value === 'notifications' ? { ...tab, count: unread } : tab));
  const choose = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true });
  return (
    <div className="mx-auto grid w-full max-w-page content-start gap-4 px-gutter pt-2 pb-12">
      <h1 className="text-title">Community</h1>
      <ChallengesBanner />
      <Tabs label="Community" tabs={tabs} value={value} onChange={choose}>
        <Suspense fallback={<SkeletonRows count={4} label="Loading this tab" />}>
          <Panel />
        </Suspense>
      </Tabs>
    </div>
  );
}
