import * as z from 'zod';
import { chance } from '../../../shared/rules/chance';

/** How many share the rows of one name: a partition of an index takes about a thousand writes a second. */
export const partitions = 8;

/** The key of the index that finds a row when its time has come; rows of one name are spread over partitions. */
export const dueKeyOf = (name: string, id: string) => `${name}#${Math.floor(chance(id) * partitions)}`;

/** Every key of a name. The name alone is the key of rows from when all shared one partition. */
export const dueKeysOf = (name: string): string[] => [
  name,
  ...Array.from({ length: partitions }, (_, partition) => `${name}#${partition}`),
];

/** The key of rows that failed when their time had come. */
export const asideKey = 'aside';

export const asideSchema = z.object({ at: z.string(), reason: z.string() });
/** When a row was set aside, and the name of the error. */
export type Aside = z.output<typeof asideSchema>;
