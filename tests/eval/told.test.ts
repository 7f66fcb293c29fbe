import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toldOf } from '../../functions/spared/public';

const casesSchema = z.array(
  z.object({
    text: z.string(),
    facts: z.array(z.object({ kind: z.string(), what: z.string().nullable() })),
  }),
);

const cases = casesSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'blind/told.json'), 'utf8')),
);
const telling = cases.filter(({ facts }) => facts.length > 0);
const plain = cases.filter(({ facts }) => facts.length === 0);

/** A part that is only known in words keeps them; anything with a name must match. */
const isRead = ({ text, facts }: (typeof cases)[number]) => {
  const told = toldOf(text);
  return facts.every(({ what }) =>
    what === null ? told.length > 0 : told.some((fact) => fact.what === what),
  );
};

const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

describe('What people tell of their health, diet and limits', () => {
  it('is read in words of others, as far as is claimed', () => {
    const read = telling.filter(isRead).length;
    const heard = telling.filter(({ text }) => toldOf(text).length > 0).length;
    const imagined = plain.filter(({ text }) => toldOf(text).length > 0).length;
    console.info(
      `told, blind: ${share(read, telling.length)} read right, ${share(heard, telling.length)} noticed, ` +
        `${share(imagined, plain.length)} of what tells nothing taken for something`,
    );
    expect(read / telling.length).toBeGreaterThanOrEqual(0.8);
    expect(imagined / plain.length).toBeLessThanOrEqual(0.12);
  });
});
