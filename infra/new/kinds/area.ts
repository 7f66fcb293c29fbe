import { newSuite } from '../api-suite';
import { apiTest, contractEntry, routeLine, useCase, type EndpointPlace } from '../endpoint';
import type { Kind } from '../kind';
import { nameOf, type Name } from '../names';

const contractOf = ({ camel }: Name, place: EndpointPlace) => `
import * as z from 'zod';
import type { Contract } from './endpoint';

export const ${camel}Contract = {
${contractEntry(place)}
} as const satisfies Contract;
`;

const areaOf = ({ kebab, camel }: Name) => `
import { ${camel}Contract } from '../../shared/contracts/${kebab}';
import type { Area } from '../manifest-types';

export const ${camel} = {
  name: '${kebab}',
  parts: {
    'core-api': { contract: ${camel}Contract, tables: { people: ['get'] } },
  },
} as const satisfies Area;
`;

const depsOf = ({ pascal }: Name) => `
import type { Clock } from '../platform/clock';

export interface ${pascal}Deps {
  clock: Clock;
}
`;

const routesOf = ({ kebab, camel, pascal }: Name, place: EndpointPlace) => `
import { ${camel}Contract } from '../../shared/contracts/${kebab}';
import { routes } from '../platform/http/routes';
import type { ${pascal}Deps } from './${kebab}-deps';
import { ${place.endpoint.camel} } from './${place.endpoint.kebab}';

export const ${camel}Routes = (deps: ${pascal}Deps) =>
  routes(${camel}Contract, {
${routeLine(place, 'deps')}
  });
`;

const apiOf = ({ camel }: Name) => `
import type { Platform } from '../platform/platform';
import { ${camel}Routes } from './routes';

export const ${camel}Api = ({ storage }: Platform) => ${camel}Routes({ clock: storage.clock });
`;

export const area: Kind = (tree, written = '') => {
  const name = nameOf(written);
  const { kebab, camel } = name;
  const folder = `functions/${kebab}`;
  const endpoint = nameOf(`read-${kebab}`);
  const place = { endpoint, area: name, segment: kebab, contract: `${camel}Contract` };
  if (tree.has(`${folder}/area.ts`)) throw new Error(`There is an area ${kebab}.`);
  tree.write(`shared/contracts/${kebab}.ts`, contractOf(name, place));
  tree.write(`${folder}/area.ts`, areaOf(name));
  tree.write(`${folder}/${kebab}-deps.ts`, depsOf(name));
  tree.write(`${folder}/${endpoint.kebab}.ts`, useCase(place, `${kebab}-deps`));
  tree.write(`${folder}/routes.ts`, routesOf(name, place));
  tree.write(`${folder}/api.ts`, apiOf(name));
  tree.import('functions/core/lambda.ts', `import { ${camel}Api } from '../${kebab}/api';`);
  tree.line('functions/core/lambda.ts', {
    from: 'joinRoutes(',
    to: '  ),',
    orderOf: (line) => line.trim(),
    line: `    ${camel}Api(platform),`,
  });
  const suite = newSuite(tree, kebab);
  tree.write(suite.path, apiTest(place, kebab, suite.begins));
  tree.line('functions/areas.ts', {
    from: '// Every area of the product',
    orderOf: (line) => line.split("'")[1] ?? '',
    line: `export { ${camel} } from './${kebab}/area';`,
  });
  return [
    `Its tables: tables in ${folder}/area.ts, with a repository each; the number of tables in README.md.`,
    `Once it is large, a function of its own: functions instead of parts in ${folder}/area.ts, and a lambda.ts.`,
    `More endpoints: npm run new -- endpoint ${kebab} <name>. What other areas may know of it: ${folder}/public.ts.`,
    `Its test runs by npx vitest run --config tests/vitest.config.ts --project api ${suite.path}`,
  ];
};
