import * as z from 'zod';

const restoredSchema = z.array(z.tuple([z.string().min(1), z.string().min(1)]));

/** Tables that took others' places, from the variable that functions read too: `people=people-2`, by commas. */
export function readRestoredTables(text = process.env['RESTORED_TABLES']): Record<string, string> {
  const pairs = text ? text.split(',').map((pair) => pair.split('=')) : [];
  const parsed = restoredSchema.safeParse(pairs);
  if (!parsed.success) throw new Error('RESTORED_TABLES is malformed: use people=people-2, by commas.');
  return Object.fromEntries(parsed.data);
}

/** Specs under the names that their tables have now. */
export function underStoredNames<Spec>(
  specs: Readonly<Record<string, Spec>>,
  restored: Readonly<Record<string, string>>,
): Record<string, Spec> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [restored[name] ?? name, spec]));
}

/** The manifest's name of a stored table; undefined for one that another took the place of. */
export function nameInManifest(
  stored: string,
  restored: Readonly<Record<string, string>>,
): string | undefined {
  const taken = Object.entries(restored).find(([, name]) => name === stored);
  if (taken) return taken[0];
  return stored in restored ? undefined : stored;
}
