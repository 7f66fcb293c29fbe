/** A name in the spellings of code and texts; `wall-angel`, `wallAngel` and `WallAngel` are the same. */
export interface Name {
  kebab: string;
  camel: string;
  pascal: string;
  /** 'Wall angel'. */
  sentence: string;
  /** 'Wall Angel'. */
  title: string;
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function nameOf(written: string): Name {
  const kebab = written.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`'${written}' is no name: write it like wall-angel or WallAngel.`);
  const words = kebab.split('-');
  const pascal = words.map(upper).join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    sentence: upper(words.join(' ')),
    title: words.map(upper).join(' '),
  };
}
