import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { challengesQuery } from '../../../features/challenges/api/challenges-query';
import { Button } from '../../../ui/button';

const ChallengeFriendDialog = lazy(async () => ({
  default: (await import('../../../features/friend-challenges/components/challenge-friend-dialog'))
    .ChallengeFriendDialog,
}));

/** Challenges one friend to a workout. */
export function ChallengeButton({ friend: { id, name } }: { friend: { id: string; name: string } }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={`Challenge ${name}`} onClick={() => setOpen(true)}>
        Challenge
      </Button>
      {open && (
        <Suspense>
          <OneFriend id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Both places on the ladder load only when the dialog opens; friends who hide theirs count as at the bottom. */
function OneFriend({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { data: ladder } = useQuery(challengesQuery());
  const completed = ladder?.friends.find((friend) => friend.id === id)?.completed ?? 0;
  return (
    <ChallengeFriendDialog
      friends={[{ id, name, completed }]}
      completed={ladder?.completed ?? 0}
      onClose={onClose}
    />
  );
}
