import type { Kind } from '../kind';

const folder = 'infra/foods/everyday';

export const food: Kind = (tree, group = '', ...words) => {
  const name = words.join(' ').trim();
  const groups = tree.names(folder).map((file) => file.replace(/\.txt$/, ''));
  if (!groups.includes(group)) throw new Error(`There is no group '${group}': ${groups.join(', ')}`);
  if (!/^[A-Z][^;|*~/]+$/.test(name))
    throw new Error(`'${name}' is no name of a food: write it like 'Rice pudding'.`);
  const path = `${folder}/${group}.txt`;
  if (tree.read(path).includes(`\n${name};`) || tree.read(path).includes(`\n${name} |`))
    throw new Error(`${path} has ${name}.`);
  tree.append(path, `${name} | = Rice 100 | portion 100`);
  return [
    `In ${path}, last line: other names after a semicolon, the number of the source or the recipe, the portions (infra/foods/README.md).`,
    'Then npm run build:foods, and commit the table with it.',
  ];
};
