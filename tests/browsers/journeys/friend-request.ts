import { friendsContract } from '../../../shared/contracts/friends';
import { paths } from '../../../web/app/paths';
import type { Journey } from '../journey';
import { button, byRole, text } from '../target';

export const friendRequest: Journey = {
  name: 'a friend request arrives live and is accepted',
  isTelling: true,
  async run({ stage, user, picture }) {
    const maya = await stage.createMember('Maya Okafor');
    const noah = await stage.becomeMember(user, 'Noah Lindqvist');
    await user.open(paths.community);
    await user.see(text('No friends yet. Add some above!'));
    await maya.call(friendsContract.addFriend, { body: { friendId: noah.userId } });
    // Nobody touched the page.
    await user.see(text('Wants to be friends'));
    await picture('friend-request');
    await user.click(button('Accept Maya Okafor'));
    await user.see(text('Friends now'));
    await user.click(byRole('tab', /Notifications/));
    await user.see(text('New friend request'));
    const { friends } = await maya.call(friendsContract.listFriends, {});
    if (friends[0]?.status !== 'accepted') throw new Error(`Maya sees ${JSON.stringify(friends)}`);
  },
};
