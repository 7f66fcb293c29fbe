import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';
import { readSource } from './imports';

const theme = join('web', 'styles', 'app.css');
const inWeb = (ends: RegExp) =>
  readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => ends.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && !/^(dist|public)[/\\]/.test(file),
    )
    .map((file) => join('web', file));

/**
 * What looks like a utility with a step of a scale, `min-h-48` or `lg:pr-44`: if the scale lacks the step, Tailwind
 * silently generates no rule.
 */
const stepped =
  /^(?:[a-z-]+(?:\/[a-z]+)?:)*!?-?(?:[mp][trblxyse]?|gap(?:-[xy])?|space-[xy]|(?:min-|max-)?[wh]|size|inset(?:-[xy])?|top|right|bottom|left|start|end|basis|scroll-[mp][trblxy]?|translate(?:-[xy])?|indent|rounded(?:-[a-z]{1,2})?|border(?:-[trblxy])?)-\d[\w./]*!?$/;

const tokensOf = (source: string) => source.split(/[\s'"`{}]+/).filter((token) => stepped.test(token));

const selectorOf = (name: string) => `.${name.replaceAll(/[^\w-]/g, '\\$&')}`;

/** The names for which neither the theme nor a style sheet has a rule. */
async function unknownOf(names: readonly string[]): Promise<string[]> {
  const compiler = await compile(readSource(theme), {
    base: join(process.cwd(), 'web', 'styles'),
    loadStylesheet: (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : join(process.cwd(), 'node_modules', id);
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
    },
  });
  const css = compiler.build([...names]);
  return names.filter((name) => !css.includes(selectorOf(name)));
}

it('every class with a step of a scale makes a rule: the scale has that step', async () => {
  const where = new Map<string, string>();
  for (const file of inWeb(/\.tsx?$/)) for (const token of tokensOf(readSource(file))) where.set(token, file);
  expect(where.size).toBeGreaterThan(200);
  const unknown = await unknownOf([...where.keys()]);
  expect(unknown.map((token) => `${where.get(token)}: ${token}`)).toEqual([]);
});

it('finds one that has none', async () => {
  const tokens = tokensOf(`className="lg:pr-44 min-h-48 lg:p-4 -mt-1.5 grid"`);
  expect(tokens).toEqual(['lg:pr-44', 'min-h-48', 'lg:p-4', '-mt-1.5']);
  expect(await unknownOf(tokens)).toEqual(['lg:pr-44', 'min-h-48']);
});
