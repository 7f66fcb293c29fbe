import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnreadCount } from '../../../lib/unread-count';
import { SkeletonRows } from '../../../ui/skeleton';
import { PinnedTabs } from '../../../ui/pinned-tabs';
import { usePageTitle } from '../../use-page-title';
import { communityTabs } from './community-tabs';
import { useBarHeight } from './use-bar-height';
import { useTabPlaces } from './use-tab-places';

export default function CommunityPage() {
  usePageTitle('Community');
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const { value, Panel } = communityTabs.find((tab) => tab.value === wanted) ?? communityTabs[0];
  const unread = useUnreadCount();
  const tabs = communityTabs.map((tab) => (tab.value === 'notifications' ? { ...tab, unread } : tab));
  const leave = useTabPlaces(value);
  const choose = (tab: string) => {
    leave(tab);
    setSearch({ tab }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="mx-auto w-full max-w-page px-gutter pb-12">
      <PinnedTabs
        label="Community"
        title={<h1 className="text-title max-md:sr-only">Community</h1>}
        tabs={tabs}
        value={value}
        onChange={choose}
        top={useBarHeight()}
      >
        {/* Its own for each tab: the router would wait for a tab's code with the old one open. */}
        <Suspense key={value} fallback={<SkeletonRows count={4} label="Loading this tab" />}>
          <Panel />
        </Suspense>
      </PinnedTabs>
    </div>
  );
}
