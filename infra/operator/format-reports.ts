import type { OperatorAction } from '../../functions/people/operator-actions-repository';
import { isOnBoards, type Person } from '../../functions/people/public';
import { decisionsOf } from './decide-reports';
import { plainText } from './plain-text';
import type { Case, OpenReport, Reported } from './read-cases';

const dayMs = 86_400_000;

/** What people wrote could otherwise forge lines. */
const oneLine = (text: string) => plainText(text).replaceAll('\n', ' ').trim();
const minuteOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');
const count = (amount: number, one: string, many = `${one}s`) =>
  `${amount.toLocaleString('en')} ${amount === 1 ? one : many}`;

function boardsOf(person: Person): string {
  if (isOnBoards(person)) return 'on boards';
  if (person.hiddenFromBoards) return 'off boards (hidden by an operator)';
  return person.visible ? 'off boards' : 'off boards (their own choice)';
}

const groupText = ({
  name,
  description,
  isPublic,
}: {
  name: string;
  description: string;
  isPublic: boolean;
}) => `${isPublic ? 'public' : 'private'} group: ${oneLine(`${name}  ${description}`)}`;

/** Whom or what was reported, and the texts of theirs that others see. */
function reportedLines(reported: Reported): string[] {
  if (!reported) return ['gone: the account or the group does not exist any more'];
  if (reported.kind === 'group') {
    const { group, ownerName } = reported;
    const owner = `owner ${group.ownerId} ${oneLine(ownerName ?? '(gone)')}`;
    return [
      groupText(group),
      `${owner}, ${count(group.memberCount, 'member')}, since ${group.createdAt.slice(0, 10)}`,
    ];
  }
  const { person, joinedAt, ownGroups, challenges } = reported;
  const since = joinedAt === null ? 'member' : `member since ${joinedAt.slice(0, 10)}`;
  const done = `${count(person.totalPoints, 'point')}, ${count(person.workoutsCompleted, 'workout')}`;
  return [
    `${since}, ${person.state}, ${boardsOf(person)}, ${done}`,
    ...ownGroups.map((group) => `owns ${groupText(group)}`),
    ...challenges.map((title) => `challenges friends to: ${oneLine(title)}`),
  ];
}

const relations = {
  accepted: 'a friend',
  received: 'was asked to be friends',
  requested: 'asked to be friends',
  blocked: 'blocked them',
} as const;

function reportLine({ reportedAt, reason, note, userId, side, openByReporter }: OpenReport): string {
  const relation = side === null ? '' : relations[side];
  const others = openByReporter > 1 ? `${openByReporter} open reports by them` : '';
  const about = [relation, others].filter(Boolean).join(', ');
  const who = `by ${userId}${about && ` (${about})`}`;
  return `${minuteOf(reportedAt)}  ${reason.padEnd(10)}  ${who}  ${oneLine(note)}`.trimEnd();
}

const decided = ({ at, action, by, reports }: OperatorAction) =>
  `${minuteOf(at)}  ${action} by ${oneLine(by)}, ${count(reports.length, 'report')}`;

/** A reported person or group, with all that is known to decide, and the commands that do. */
export function formatCase(
  { reportedId, reported, reports, history }: Case,
  now: Date,
  options: string,
): string {
  const name = reported?.kind === 'person' ? reported.person.name : (reported?.group.name ?? '(gone)');
  const days = Math.floor((now.getTime() - Date.parse(reports[0]?.reportedAt ?? '')) / dayMs);
  const people = new Set(reports.map(({ userId }) => userId)).size;
  const waiting = `${count(reports.length, 'report')} by ${count(people, 'person', 'people')}, waiting ${count(days, 'day')}`;
  const commands = decisionsOf(reportedId).map(
    (decision) => `npm run reports -- ${decision} '${reportedId}'${options}`,
  );
  return [
    `${reportedId}  ${oneLine(name)}  ${waiting}`,
    ...[
      ...reportedLines(reported),
      ...reports.map(reportLine),
      ...history.map((action) => `before: ${decided(action)}`),
      ...commands,
    ].map((line) => `    ${line}`),
  ].join('\n');
}

/** A line of the audit log. */
export const formatAction = (action: OperatorAction): string => {
  const reasons = [...new Set(action.reports.map(({ reason }) => reason))].join(', ');
  return `${decided(action)}${reasons && ` (${reasons})`}  ${action.userId}`;
};
