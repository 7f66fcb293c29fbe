import { measuresToBegin } from '../../foods/trait-needs';
import type { Kind } from '../kind';

const folder = 'infra/foods/everyday';
const traitsOption = 'traits=';

export const food: Kind = (tree, group = '', ...words) => {
  const name = words
    .filter((word) => !word.startsWith(traitsOption))
    .join(' ')
    .trim();
  const traits =
    words
      .find((word) => word.startsWith(traitsOption))
      ?.slice(traitsOption.length)
      .replaceAll(',', ' ') ?? '';
  const groups = tree.names(folder).map((file) => file.replace(/\.txt$/, ''));
  if (!groups.includes(group)) throw new Error(`There is no group '${group}': ${groups.join(', ')}`);
  if (!/^[A-Z][^;|*~/]+$/.test(name))
    throw new Error(`'${name}' is no name of a food: write it like 'Rice pudding'.`);
  const path = `${folder}/${group}.txt`;
  if (tree.read(path).includes(`\n${name};`) || tree.read(path).includes(`\n${name} |`))
    throw new Error(`${path} has ${name}.`);
  const row = [name, '= Rice 100', measuresToBegin(traits), ...(traits === '' ? [] : [traits])];
  tree.append(path, row.join(' | '));
  return [
    `In ${path}, last line: other names after a semicolon, the number of the source or the recipe, the portions, and what it is (infra/foods/README.md).`,
    'Then npm run build:foods, and commit the table with it. Unit tests in infra/foods say what is missing.',
  ];
};
