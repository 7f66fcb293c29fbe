import { joined } from '../../../shared/rules/joined';
import type { Notification, NotificationKind } from '../../../shared/contracts/notifications';
import { agoText } from '../../lib/date-time-text';

export type InboxGroup = 'friends' | 'challenges' | 'training';

const groupOf: Record<NotificationKind, InboxGroup> = {
  friendRequest: 'friends',
  friendAccepted: 'friends',
  challenge: 'challenges',
  challengeResult: 'challenges',
  sharedWorkout: 'friends',
  tier: 'training',
  streakAtRisk: 'training',
  trainingDay: 'training',
  cheer: 'friends',
};

export const groupLabels: Record<InboxGroup, string> = {
  friends: 'Friends',
  challenges: 'Challenges',
  training: 'Training',
};

/** The groups that these belong to, in their fixed order. */
export function groupsIn(notifications: readonly Notification[]): InboxGroup[] {
  const there = new Set(notifications.map(({ kind }) => groupOf[kind]));
  return (Object.keys(groupLabels) as InboxGroup[]).filter((group) => there.has(group));
}

export const ofGroup = (notifications: readonly Notification[], group: InboxGroup | null) =>
  group === null ? notifications : notifications.filter(({ kind }) => groupOf[kind] === group);

/** A row of the list: one notification, or several that say the same of different people. */
export interface InboxRow {
  /** The newest. */
  notification: Notification;
  ids: string[];
}

export interface InboxDay {
  /** 'Today', 'Yesterday', '3 days ago', or a date. */
  title: string;
  rows: InboxRow[];
}

/** Kinds of which several on one day are one row, in words for these names. */
const together: Partial<Record<string, (names: string) => Pick<Notification, 'title' | 'message'>>> = {
  friendAccepted: (names) => ({ title: 'New friends', message: `${names} are your friends now.` }),
  cheer: (names) => ({ title: `${names} cheered for you`, message: 'They saw what you did.' }),
};

/** 'Sam and Lena', 'Sam, Lena, and 3 others'. */
export const namesText = (names: readonly string[]): string =>
  joined(names.length <= 3 ? names : [...names.slice(0, 2), `${names.length - 2} others`]);

function rowOf(notifications: readonly [Notification, ...Notification[]]): InboxRow {
  const [newest] = notifications;
  const names = [...new Set(notifications.flatMap(({ person }) => person?.name ?? []))];
  const words = together[newest.kind];
  const text = words && notifications.length > 1 ? words(namesText(names)) : {};
  return { notification: { ...newest, ...text }, ids: notifications.map(({ id }) => id) };
}

/** How many different people these are about. */
const peopleIn = (notifications: readonly Notification[]) =>
  new Set(notifications.flatMap(({ person }) => person?.id ?? [])).size;

function rowsOf(notifications: readonly Notification[]): InboxRow[] {
  return notifications.flatMap((each) => {
    const same = notifications.filter(({ kind, person }) => kind === each.kind && person !== null);
    const isFolded = each.kind in together && each.person !== null && peopleIn(same) > 1;
    if (!isFolded) return [rowOf([each])];
    const [newest, ...rest] = same;
    return newest?.id === each.id ? [rowOf([newest, ...rest])] : [];
  });
}

/** Newest first, by day of this device. */
export function daysOf(notifications: readonly Notification[]): InboxDay[] {
  const days = new Map<string, Notification[]>();
  for (const each of notifications) {
    const title = agoText(each.createdAt);
    days.set(title, [...(days.get(title) ?? []), each]);
  }
  return [...days].map(([title, each]) => ({ title, rows: rowsOf(each) }));
}
