import type { Kind } from '../kind';
import { nameOf } from '../names';

const handlerOf = (kind: string, type: string) => `
import type { DomainEvent } from '../../shared/events/catalogue';
import { newsOf } from './notification';
import type { NotifyDeps } from './notifications-deps';
import { notify } from './notify';

export const on${type} =
  (deps: NotifyDeps) =>
  (event: DomainEvent<'${type}'>): Promise<void> =>
    notify(deps, [event.userId], { ...newsOf(event), kind: '${kind}', actorId: null, facts: {} });
`;

/** Every place that needs the kind, with its line; `tsc` names those that are missing. */
const linesOf = (kind: string, title: string) => [
  {
    path: 'shared/contracts/notifications.ts',
    from: 'export const notificationKinds = [',
    to: '] as const',
    line: `  '${kind}',`,
  },
  {
    path: 'functions/notifications/notification-text.ts',
    from: 'const words: Record<NotificationKind',
    to: '};',
    line: `  ${kind}: () => ({ title: '${title}', message: 'Say here what happened.' }),`,
  },
  {
    path: 'functions/push/mail/mail-notification.ts',
    from: 'const mailOf: {',
    to: '};',
    line: `  ${kind}: null,`,
  },
  {
    path: 'web/features/settings/components/kind-words.ts',
    from: 'export const kindWords: Record<NotificationKind',
    to: '};',
    line: `  ${kind}: { label: '${title}', about: 'Say here when it comes.' },`,
  },
  {
    path: 'web/features/notifications/components/notifications-card.tsx',
    from: 'const icons: Record<NotificationKind',
    to: '};',
    line: `  ${kind}: CircleCheckBig,`,
  },
  {
    path: 'web/app/notification-path.ts',
    from: 'const pathByKind: Readonly<Record<NotificationKind',
    to: '};',
    line: `  ${kind}: list,`,
  },
  {
    path: 'web/lib/push/push-browser.ts',
    from: 'const pushedAtFirst: Record<NotificationKind',
    to: '};',
    line: `  ${kind}: false,`,
  },
  {
    path: 'functions/notifications/rules/decide-telling.ts',
    from: 'const before: Record<NotificationKind',
    to: '};',
    line: `  ${kind}: mostADay - 1,`,
  },
  {
    path: 'functions/notifications/rules/digest-text.ts',
    from: 'const nouns: Record<NotificationKind',
    to: '};',
    line: `  ${kind}: ['${title.toLowerCase()}', '${title.toLowerCase()}s'],`,
  },
  {
    path: 'web/features/notifications/inbox-groups.ts',
    from: 'const groupOf: Record<NotificationKind',
    to: '};',
    line: `  ${kind}: 'training',`,
  },
];

const lambda = 'functions/notifications/lambda.ts';
const test = 'functions/notifications/each-kind.test.ts';

export const notification: Kind = (tree, written = '', eventName = '') => {
  const { camel: kind, sentence: title } = nameOf(written);
  const { pascal: type, kebab } = nameOf(eventName);
  if (
    !tree
      .names('shared/events')
      .some((file) => tree.read(`shared/events/${file}`).includes(`  ${type}: defineEvent`))
  )
    throw new Error(`There is no event ${type}: npm run new -- event ${type}`);
  tree.write(`functions/notifications/on-${kebab}.ts`, handlerOf(kind, type));
  const handler = `import { on${type} } from './on-${kebab}';`;
  for (const path of [lambda, test]) tree.import(path, handler);
  tree.line(lambda, {
    from: 'export const events = createConsumer<Heard>(',
    to: '  },',
    line: `    ${type}: on${type}(deps),`,
  });
  tree.line('functions/notifications/area.ts', {
    from: 'hears: [',
    to: '      ],',
    line: `        '${type}',`,
  });
  for (const { path, ...line } of linesOf(kind, title)) tree.line(path, line);
  tree.line(test, {
    from: 'const kinds: Record<NotificationKind',
    to: '};',
    line: `  ${kind}: told('${type}', on${type}, '${title}'),`,
  });
  return [
    `Whom it tells, and with which facts: functions/notifications/on-${kebab}.ts.`,
    'Its words: notification-text.ts beside it, and web/features/settings/components/kind-words.ts.',
    'Its icon (notifications-card.tsx), its page (notification-path.ts), whether it is pushed at first (push-browser.ts) or mailed (mail-notification.ts).',
    'Its case in tests/api/notifications.test.ts.',
  ];
};
