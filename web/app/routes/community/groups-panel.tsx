import { useSearchParams } from 'react-router-dom';
import { GroupDialog } from '../../../features/groups/components/group-dialog';
import { GroupLists } from '../../../features/groups/components/group-lists';
import { LeaderboardList } from '../../../features/leaderboards/components/leaderboard-list';
import { paths } from '../../paths';

function inviteAddress(group: string, invite: string): string {
  const search = new URLSearchParams({ tab: 'groups', group, invite });
  return `${location.origin}${paths.gameChallenges}?${search}`;
}

/** Groups, with the one named in the address open. */
export function GroupsPanel() {
  const [search, setSearch] = useSearchParams();
  const groupId = search.get('group');
  const show = (group: string | null) =>
    setSearch(group ? { tab: 'groups', group } : { tab: 'groups' }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <GroupLists onOpen={show} />
      {groupId && (
        <GroupDialog
          groupId={groupId}
          invite={search.get('invite')}
          inviteAddress={inviteAddress}
          renderBoard={(board) => <LeaderboardList {...board} />}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}
