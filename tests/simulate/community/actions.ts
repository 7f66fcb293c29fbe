import { accountContract } from '../../../shared/contracts/account';
import { friendChallengesContract } from '../../../shared/contracts/friend-challenges';
import { friendsContract, type Friend } from '../../../shared/contracts/friends';
import { groupsContract } from '../../../shared/contracts/groups';
import { workoutsContract } from '../../../shared/contracts/workouts';
import { newId } from '../../support/new-id';
import { one, type Member } from './member';

/** Does something if there is reason to; returns whether it was done. `members` are those who are there. */
type Act = (member: Member, members: Member[]) => Promise<boolean>;

interface Action {
  name: string;
  /** How often a sociable person does it on a visit. */
  share: number;
  act: Act;
}

const about = (id: string) => ({ params: { id } });

async function friendsOf({ user }: Member, status: Friend['status']): Promise<Friend[]> {
  return (await user.call(friendsContract.listFriends)).friends.filter((friend) => friend.status === status);
}

const answerRequest: Act = async (member) => {
  const [asking] = await friendsOf(member, 'received');
  if (!asking) return false;
  const { acceptFriend, declineFriend } = friendsContract;
  await member.user.call(member.random() < 0.85 ? acceptFriend : declineFriend, about(asking.id));
  return true;
};

const askSomeone: Act = async ({ user, random }) => {
  const { suggestions } = await user.call(friendsContract.listSuggestions);
  const friendId = one(suggestions, random)?.id;
  if (friendId) await user.call(friendsContract.addFriend, { body: { friendId } });
  return friendId !== undefined;
};

const cheer: Act = async ({ user, random }) => {
  const { friends } = await user.call(friendsContract.listTrainedToday);
  const friend = one(
    friends.filter(({ cheered }) => !cheered),
    random,
  );
  if (!friend) return false;
  const body = { sessionId: friend.sessionId };
  await user.call(friendsContract.cheerFriend, { ...about(friend.id), body });
  return true;
};

const challenge: Act = async (member) => {
  const friend = one(await friendsOf(member, 'accepted'), member.random);
  if (!friend) return false;
  const body = { id: newId(), routineId: 'core-blast' };
  await member.user.call(friendChallengesContract.challengeFriend, { ...about(friend.id), body });
  return true;
};

const answerChallenge: Act = async ({ user, random }) => {
  const { challenges } = await user.call(friendChallengesContract.listFriendChallenges);
  const asked = challenges.find(({ isSender, state }) => !isSender && state === 'invited');
  if (!asked) return false;
  const { acceptFriendChallenge, declineFriendChallenge } = friendChallengesContract;
  await user.call(random() < 0.8 ? acceptFriendChallenge : declineFriendChallenge, about(asked.id));
  return true;
};

const foundGroup: Act = async ({ user }) => {
  const body = { id: newId(), name: 'Early birds', isPublic: true };
  await user.call(groupsContract.createGroup, { body });
  return true;
};

const joinGroup: Act = async ({ user, random }) => {
  const groups = (await user.call(groupsContract.listGroups)).public.filter(({ role }) => role === null);
  const group = one(groups, random);
  if (group) await user.call(groupsContract.joinGroup, { ...about(group.id), body: {} });
  return group !== undefined;
};

const shareWorkout: Act = async (member) => {
  const id = member.lastWorkoutId;
  if (id === null) return false;
  member.lastWorkoutId = null;
  await member.user.call(workoutsContract.shareWorkout, about(id));
  return true;
};

const blockFriend: Act = async (member) => {
  const friend = one(await friendsOf(member, 'accepted'), member.random);
  if (friend) await member.user.call(friendsContract.blockPerson, about(friend.id));
  return friend !== undefined;
};

const leave: Act = async (member, members) => {
  await member.user.signIn();
  await member.user.call(accountContract.deleteAccount);
  members.splice(members.indexOf(member), 1);
  return true;
};

/** What people do when they have come, in this order. */
export const actions: readonly Action[] = [
  { name: 'answered a request', share: 1, act: answerRequest },
  { name: 'answered a challenge', share: 1, act: answerChallenge },
  { name: 'asked someone to be a friend', share: 0.15, act: askSomeone },
  { name: 'cheered a friend', share: 0.7, act: cheer },
  { name: 'shared a workout', share: 0.3, act: shareWorkout },
  { name: 'challenged a friend', share: 0.1, act: challenge },
  { name: 'joined a group', share: 0.05, act: joinGroup },
  { name: 'founded a group', share: 0.004, act: foundGroup },
  { name: 'blocked a friend', share: 0.004, act: blockFriend },
  { name: 'left for good', share: 0.002, act: leave },
];
