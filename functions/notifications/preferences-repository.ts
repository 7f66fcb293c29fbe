import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  mailedKinds,
  notificationKinds,
  type MailedKind,
  type NotificationKind,
  type NotificationPreferences,
  type PreferenceChanges,
} from '../../shared/contracts/notifications';
import { usualQuietHours, type QuietHours } from '../../shared/rules/quiet-hours';
import { reminderHourOutside, usualReminderHour } from '../../shared/rules/reminder-time';
import { readBatch } from '../platform/storage/batch';
import { unlessRefused, when } from '../platform/storage/conditions';
import { parseRows, readRow, type Item } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const kindsOf = (choose: (kind: NotificationKind) => boolean) =>
  Object.fromEntries(
    notificationKinds.map((kind) => [kind, choose(kind)]),
  ) as NotificationPreferences['kinds'];

const mailsOf = (choose: (kind: MailedKind) => boolean) =>
  Object.fromEntries(mailedKinds.map((kind) => [kind, choose(kind)])) as Record<MailedKind, boolean>;

/** The attribute that says whether a kind is pushed; the kind's own attribute has its name. */
const pushed = (kind: NotificationKind) => `push_${kind}`;
const mailed = (kind: MailedKind) => `mail_${kind}`;

const choices = [...notificationKinds, ...notificationKinds.map(pushed), ...mailedKinds.map(mailed)];
const choicesSchema = z.object(Object.fromEntries(choices.map((name) => [name, z.boolean().optional()])));
const quietHoursSchema = z
  .object({ from: z.number().int(), to: z.number().int() })
  .nullable()
  .default(usualQuietHours);
const rowSchema = z.object({
  userId: z.string().default(''),
  quietHours: quietHoursSchema,
  reminderHour: z.number().int().default(usualReminderHour),
  chosen: choicesSchema,
});
const storedSchema = z.preprocess((item) => ({ ...(item as Item), chosen: item }), rowSchema);

/** An unreadable row may say that everything is off, so it throws. */
const unreadable = ({ userId }: Item): z.output<typeof rowSchema> => ({
  userId: String(userId),
  quietHours: usualQuietHours,
  reminderHour: usualReminderHour,
  chosen: Object.fromEntries(choices.map((name) => [name, false])),
});

/** Kinds are on by default, including ones added later; push and email are off until someone asks for them. */
function toPreferences(row: z.output<typeof rowSchema>): NotificationPreferences {
  const { reminderHour, quietHours, chosen } = row;
  return {
    reminderHour: reminderHourOutside(quietHours, reminderHour),
    quietHours,
    kinds: kindsOf((kind) => chosen[kind] ?? true),
    push: kindsOf((kind) => chosen[pushed(kind)] ?? false),
    mail: mailsOf((kind) => chosen[mailed(kind)] ?? false),
  };
}

interface Willing {
  userId: string;
  isPushed: boolean;
  isMailed: boolean;
  quietHours: QuietHours | null;
}

/** The `notification-preferences` table: one row per person, one attribute per choice. */
export function createPreferencesRepository({
  documents,
  tableName,
}: Pick<Storage, 'documents' | 'tableName'>) {
  const TableName = tableName('notification-preferences');

  return {
    async read(userId: string): Promise<NotificationPreferences> {
      const row = await readRow(documents, { TableName, Key: { userId } }, storedSchema);
      return toPreferences(row ?? storedSchema.parse({}));
    },

    /** Those of `userIds` who have not turned a kind off, whether it is pushed or emailed to them, and their quiet hours. */
    async readWilling(userIds: readonly string[], kind: NotificationKind): Promise<Willing[]> {
      const keys = userIds.map((userId) => ({ userId }));
      const rows = await readBatch(documents, TableName, keys, { consistent: true });
      const known = parseRows(storedSchema, rows, TableName, unreadable);
      const chosen = new Map(known.map((row) => [row.userId, toPreferences(row)]));
      return userIds
        .filter((userId) => chosen.get(userId)?.kinds[kind] ?? true)
        .map((userId) => {
          const { push, mail, quietHours = usualQuietHours } = chosen.get(userId) ?? {};
          const isMailed = mailedKinds.some((each) => each === kind && mail?.[each]);
          return { userId, isPushed: push?.[kind] ?? false, isMailed, quietHours };
        });
    },

    /** Changes only what is given, so that two simultaneous changes both last. */
    changeItem(userId: string, changes: PreferenceChanges): TransactItem {
      const { kinds, push = {}, mail, reminderHour, quietHours } = changes;
      const pushes = notificationKinds.map((kind) => [pushed(kind), push[kind]]);
      const mails = mailedKinds.map((kind) => [mailed(kind), mail?.[kind]]);
      const set = { ...kinds, ...Object.fromEntries([...pushes, ...mails]), reminderHour, quietHours };
      return { Update: updateOf({ TableName, Key: { userId } }, { set }) };
    },

    /** Only updates an existing row: the default is no emails, and a deleted account must stay deleted. */
    async stopMails(userId: string): Promise<void> {
      const set = Object.fromEntries(mailedKinds.map((kind) => [mailed(kind), false]));
      const update = updateOf({ TableName, Key: { userId } }, { set }, when('attribute_exists(userId)'));
      await unlessRefused(documents.send(new UpdateCommand(update)));
    },
  };
}

export type PreferencesRepository = ReturnType<typeof createPreferencesRepository>;
