import type { Climber } from '../../../shared/contracts/challenges';
import type { Ladder } from './api/challenges-query';

/** A person on the trail: at the highest challenge they completed, or at the bottom before the first. */
export interface OnTrail extends Climber {
  isMe: boolean;
}

/** The person and their friends by place, 0 to 26; the person comes first. */
export function peopleByPlace({ completed, friends }: Ladder, me: { id: string; name: string }) {
  const byPlace = new Map<number, OnTrail[]>();
  const all = [{ ...me, completed, isMe: true }, ...friends.map((friend) => ({ ...friend, isMe: false }))];
  for (const person of all) byPlace.set(person.completed, [...(byPlace.get(person.completed) ?? []), person]);
  return byPlace;
}

/** Who is at a place, for screen readers: 'You and Hana are here'. */
export function hereText(people: readonly OnTrail[]): string {
  const names = people.map(({ isMe, name }) => (isMe ? 'You' : name));
  const last = names.at(-1);
  if (last === undefined) return '';
  if (names.length === 1) return last === 'You' ? 'You are here' : `${last} is here`;
  return `${names.slice(0, -1).join(', ')} and ${last} are here`;
}
