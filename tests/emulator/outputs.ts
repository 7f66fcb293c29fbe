import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const outputsSchema = z.object({
  Url: z.url(),
  PagesBucket: z.string(),
  MediaBucket: z.string(),
  UserPoolId: z.string(),
  UserPoolClientId: z.string(),
});
/** What a deployment said about itself. */
export type Outputs = z.output<typeof outputsSchema>;

/** Reads what `cdk deploy --outputs-file <file>` wrote about a stack; undefined if there is no such file. */
export function readOutputs(file: string, stackName: string): Outputs | undefined {
  if (!existsSync(file)) return undefined;
  const stacks = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const { data, error } = outputsSchema.safeParse(stacks[stackName]);
  if (data) return data;
  const missing = error.issues.map(({ path }) => path.join('.') || stackName).join(', ');
  throw new Error(`${file} lacks ${missing}: deploy ${stackName} with --outputs-file ${file}.`);
}
