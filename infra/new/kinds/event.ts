import type { Kind } from '../kind';
import { nameOf, type Name } from '../names';

const schemaOf = ({ camel, pascal, sentence }: Name) => `
import * as z from 'zod';
import { idSchema } from '../contracts/values';
import { defineEvent } from './envelope';

export const ${camel}Events = {
  /** ${sentence}: say here when that is so. */
  ${pascal}: defineEvent({
    version: 1,
    data: z.object({ id: idSchema }),
  }),
};
`;

const catalogue = 'shared/events/catalogue.ts';

export const event: Kind = (tree, written = '') => {
  const name = nameOf(written);
  if (!/(ed|Sent)$/.test(name.pascal))
    throw new Error('An event is named in the past: it ends in ed or Sent.');
  if (tree.has(`shared/events/${name.kebab}.ts`)) throw new Error(`There is an event ${name.pascal}.`);
  tree.write(`shared/events/${name.kebab}.ts`, schemaOf(name));
  tree.import(catalogue, `import { ${name.camel}Events } from './${name.kebab}';`);
  tree.line(catalogue, {
    from: 'export const eventCatalogue = {',
    to: '};',
    line: `  ...${name.camel}Events,`,
  });
  tree.line('tests/support/event-examples.ts', {
    from: 'export const eventExamples:',
    to: '};',
    line: `  ${name.pascal}: { id: '01JD3X6E9H0000000000000001' },`,
  });
  return [
    `Say in shared/events/${name.kebab}.ts what it carries, never personal data, and an example in tests/support/event-examples.ts.`,
    `Its producer: outboxItem(storage, '${name.pascal}', …) in its transaction; emits: ['${name.pascal}'] and outbox: ['put'] in its area.ts.`,
    `Its consumer: functions/<area>/on-${name.kebab}.ts, a line in lambda.ts, hears in area.ts (npm run new -- notification makes one).`,
  ];
};
