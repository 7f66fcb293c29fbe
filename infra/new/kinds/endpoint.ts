import { newSuite } from '../api-suite';
import { apiTest, contractEntry, routeLine, useCase } from '../endpoint';
import type { Kind } from '../kind';
import { nameOf } from '../names';

/** The one match of a pattern's first group. */
function oneOf(text: string, pattern: RegExp, what: string): string {
  const found = new Set([...text.matchAll(pattern)].map(([, group = '']) => group));
  const [only = ''] = found;
  if (found.size !== 1)
    throw new Error(`${what}: found ${[...found].join(', ') || 'nothing'}, write it by hand.`);
  return only;
}

export const endpoint: Kind = (tree, areaName = '', written = '') => {
  const area = nameOf(areaName);
  const name = nameOf(written);
  const folder = `functions/${area.kebab}`;
  const contractFile = `shared/contracts/${area.kebab}.ts`;
  if (!tree.has(`${folder}/routes.ts`)) throw new Error(`There is no area ${area.kebab} with routes.`);
  const contracts = tree.read(contractFile);
  const place = {
    endpoint: name,
    area,
    segment: oneOf(contracts, /^ {4}path: '\/([\w-]+)/gm, `the first part of the paths in ${contractFile}`),
    contract: oneOf(contracts, /^export const (\w+Contract) = \{$/gm, `the contract in ${contractFile}`),
  };
  const routes = `${folder}/routes.ts`;
  tree.line(contractFile, {
    from: `export const ${place.contract} = {`,
    to: '} as const satisfies Contract;',
    line: contractEntry(place),
  });
  tree.write(`${folder}/${name.kebab}.ts`, useCase(place, null));
  tree.import(routes, `import { ${name.camel} } from './${name.kebab}';`);
  tree.line(routes, {
    from: `routes(${place.contract}, {`,
    to: '  });',
    line: routeLine(place, '{ clock: systemClock }'),
  });
  if (!tree.read(routes).includes('import { systemClock }'))
    tree.import(routes, "import { systemClock } from '../platform/clock';");
  const suite = newSuite(tree, name.kebab);
  tree.write(suite.path, apiTest(place, area.kebab, suite.begins));
  return [
    `What it takes and answers: ${contractFile}; what it does: ${folder}/${name.kebab}.ts, with the deps of the area in place of systemClock.`,
    `What it may read and write: the tables of its function in ${folder}/area.ts.`,
    `Its test runs by npx vitest run --config tests/vitest.config.ts --project api ${suite.path}`,
  ];
};
