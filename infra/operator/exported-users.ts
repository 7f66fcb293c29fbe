import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const exportedSchema = z.object({
  username: z.string(),
  attributes: z.record(z.string(), z.string()),
});
/** An account as the daily export tells of it; its username is the ID that all rows have. */
export type ExportedUser = z.output<typeof exportedSchema>;

const completeSchema = z.object({ users: z.number() });

/** Reads an export from a folder it was downloaded to; throws if it is not whole. */
export function readExport(folder: string): ExportedUser[] {
  const names = readdirSync(folder);
  if (!names.includes('complete.json'))
    throw new Error(`${folder} has no complete.json: the export broke off, take an earlier one.`);
  const users = names
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => exportedSchema.parse(JSON.parse(line)));
  const { users: count } = completeSchema.parse(
    JSON.parse(readFileSync(join(folder, 'complete.json'), 'utf8')),
  );
  if (users.length !== count) throw new Error(`${folder} has ${users.length} of ${count} accounts.`);
  return users;
}

/** The format has no quotes: a comma inside a value comes after a backslash. */
const cell = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').replaceAll(',', '\\,');

/**
 * The file of a Cognito import job, with the columns that the pool asks for. Only confirmed addresses: an import refuses
 * others. Nobody keeps a second factor or a password.
 */
export function importFile(header: readonly string[], users: readonly ExportedUser[]): string {
  const lines = users
    .filter(({ attributes }) => attributes['email_verified'] === 'true')
    .map(({ attributes }) => {
      const { email = '' } = attributes;
      const values = { ...attributes, 'cognito:username': email, 'cognito:mfa_enabled': 'false' };
      return header.map((name) => cell((values as Record<string, string>)[name] ?? '')).join(',');
    });
  return `${[header.join(','), ...lines].join('\n')}\n`;
}

/** The new ID of each old one, for those whose address is in both pools. */
export function newIds(
  before: readonly ExportedUser[],
  after: readonly { username: string; email: string }[],
): Map<string, string> {
  const byEmail = new Map(after.map(({ username, email }) => [email.toLowerCase(), username]));
  return new Map(
    before.flatMap(({ username, attributes: { email = '' } }) => {
      const id = byEmail.get(email.toLowerCase());
      return id === undefined ? [] : [[username, id] as const];
    }),
  );
}
