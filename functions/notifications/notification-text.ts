import type { NotificationKind } from '../../shared/contracts/notifications';
import { grouped } from '../../shared/rules/number-text';
import { burnedText } from '../../shared/rules/kcal-text';
import type { StoredNotification } from './notification';
import { isolated } from '../../shared/rules/isolated';

type Facts = StoredNotification['facts'];
interface Words {
  title: string;
  message: string;
}

/** Other people's words, quoted so that they don't look like ours. */
const quoted = (title: Facts[string] | undefined, otherwise: string) =>
  title === undefined ? otherwise : `“${isolated(String(title).replaceAll(/[“”]/g, "'"))}”`;

const inARow = (count: number) => (count === 1 ? 'One day down' : `${count} days in a row`);

/** An answered invitation is not a result yet. */
const answers: Readonly<Record<string, (name: string) => string>> = {
  accepted: (name) => `${name} accepted your challenge`,
  declined: (name) => `${name} declined your challenge`,
};

const words: Record<NotificationKind, (name: string, facts: Facts) => Words> = {
  friendRequest: (name) => ({
    title: 'New friend request',
    message: `${name} would like to train with you.`,
  }),
  friendAccepted: (name) => ({ title: 'New friend', message: `You and ${name} are friends now.` }),
  challenge: (name, { title }) => ({
    title: 'A challenge for you',
    message: `${name} is challenging you to ${quoted(title, 'a workout')}.`,
  }),
  challengeResult: (name, { title, result = 'See how it went.', outcome }) => ({
    title: answers[String(outcome)]?.(name) ?? `Your challenge with ${name} is over`,
    message: `${quoted(title, 'Your challenge')}: ${result}`,
  }),
  sharedWorkout: (name, { title, minutes = 0, caloriesBurned = 0 }) => ({
    title: `${name} shared a workout`,
    message: `${quoted(title, 'A workout')}: ${minutes} min, ${burnedText(Number(caloriesBurned))}.`,
  }),
  tier: (_, { tier = 'the next tier', points = 0 }) => ({
    title: `You reached ${tier}`,
    message: `${grouped(Number(points))} points, all of them earned.`,
  }),
  streakAtRisk: (_, { count = 1 }) => ({
    title: 'Your streak is at risk',
    message: `${inARow(Number(count))}. A few minutes today will keep it going.`,
  }),
  // Without its minutes: the session may still change today.
  trainingDay: () => ({
    title: 'Today is a training day',
    message: 'Your session is ready. A shorter one counts, too.',
  }),
  cheer: (name, { kind = 'workout', minutes = 0 }) => ({
    title: `${name} cheered you on`,
    message: `For your ${kind}: ${Number(minutes) === 1 ? '1 active minute' : `${minutes} active minutes`}.`,
  }),
};

/** The text of a notification; `name` is the person it is about. */
export const notificationText = (
  { kind, facts }: Pick<StoredNotification, 'kind' | 'facts'>,
  name: string,
): Words => words[kind](isolated(name), facts);
