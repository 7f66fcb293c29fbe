import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  sentAt: z.iso.datetime(),
});

/** An email the product would have sent. */
export type Mail = z.output<typeof mailSchema>;

export interface MailFolder {
  send(mail: Omit<Mail, 'sentAt'>): Promise<void>;
  /** All emails, newest last. */
  list(): Mail[];
}

const sequenceDigits = 6;

function fileNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+\.json$/.test(name))
      .sort();
  } catch {
    return [];
  }
}

/** Emails as numbered JSON files, in the order they were sent, instead of a mail service. */
export function openMailFolder(folder: string): MailFolder {
  let last = Number.parseInt(fileNames(folder).at(-1) ?? '0', 10);
  return {
    async send(mail) {
      mkdirSync(folder, { recursive: true });
      last += 1;
      const name = `${String(last).padStart(sequenceDigits, '0')}.json`;
      const content = JSON.stringify({ ...mail, sentAt: new Date().toISOString() }, null, 2);
      writeFileSync(join(folder, `${name}.part`), `${content}\n`);
      renameSync(join(folder, `${name}.part`), join(folder, name));
    },
    list: () =>
      fileNames(folder).map((name) => mailSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))),
  };
}
