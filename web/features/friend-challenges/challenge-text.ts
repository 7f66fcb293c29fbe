import type { FriendChallenge } from '../../../shared/contracts/friend-challenges';
import { isolated } from '../../../shared/rules/isolated';

const doneText = (at: string | null) => (at === null ? 'not yet' : 'done');

function resultText({ friend, myDoneAt, theirDoneAt }: FriendChallenge): string {
  if (myDoneAt && theirDoneAt)
    return `Both of you did it. ${myDoneAt < theirDoneAt ? 'You were' : `${isolated(friend.name)} was`} first.`;
  if (myDoneAt) return `You did it and ${isolated(friend.name)} didn't. This one is yours.`;
  return theirDoneAt ? `${isolated(friend.name)} did it. Next one's yours.` : 'No one did it this time.';
}

/** A challenge's status in a sentence; `until` is the day it ends. */
export function challengeText(challenge: FriendChallenge, until: string): string {
  const { state, friend, isSender, myDoneAt, theirDoneAt } = challenge;
  if (state === 'accepted')
    return `You: ${doneText(myDoneAt)} · ${isolated(friend.name)}: ${doneText(theirDoneAt)} · until ${until}`;
  if (state === 'invited')
    return isSender
      ? `Waiting for ${isolated(friend.name)} until ${until}`
      : `${isolated(friend.name)} challenged you`;
  if (state === 'declined') return 'Declined';
  return state === 'expired' ? 'No one answered in time' : resultText(challenge);
}

/** The same about one that is open or was just answered, short enough for a line. */
export function briefText(challenge: FriendChallenge, until: string): string {
  const { state, friend, isSender, myDoneAt, theirDoneAt } = challenge;
  const name = isolated(friend.name);
  if (state !== 'accepted') return isSender ? `Waiting for ${name}` : `${name} challenged you`;
  if (myDoneAt) return `You did it · waiting for ${name}`;
  return theirDoneAt ? `${name} did it · until ${until}` : `With ${name} · until ${until}`;
}
