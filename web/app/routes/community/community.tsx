import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnreadCount } from '../../../lib/unread-count';
import { SkeletonRows } from '../../../ui/skeleton';
import { PageTabs } from '../../../ui/page-tabs';
import { usePageTitle } from '../../use-page-title';
import { communityTabs } from './community-tabs';

export default function CommunityPage() {
  usePageTitle('Community');
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const { value, Panel } = communityTabs.find((tab) => tab.value === wanted) ?? communityTabs[0];
  const unread = useUnreadCount();
  const tabs = communityTabs.map((tab) => (tab.value === 'notifications' ? { ...tab, unread } : tab));
  const choose = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true });
  return (
    <div className="mx-auto w-full max-w-page px-gutter pb-12">
      <PageTabs
        label="Community"
        title={<h1 className="text-title max-md:sr-only">Community</h1>}
        tabs={tabs}
        value={value}
        onChange={choose}
      >
        {/* Its own for each tab: the router would wait for a tab's code with the old one open. */}
        <Suspense key={value} fallback={<SkeletonRows count={4} label="Loading this tab" />}>
          <Panel />
        </Suspense>
      </PageTabs>
    </div>
  );
}
