import { sectionsOf, type Section, type Span } from './spans';
import { exactly, isDeclaredIn, isNamed, readText, resolvePath, sources } from './tree';

export interface Missing {
  /** Where it is named: file and line. */
  at: string;
  name: string;
  /** What it was interpreted as. */
  as: string;
}

const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
const allIn = (path: string, pattern: RegExp) =>
  [...readText(path).matchAll(pattern)].map(([, name = '']) => name);
const projects = allIn('tests/vitest.config.ts', /\bname: '(\w+)'/g);
const benches = allIn('tests/bench/run.ts', /^ {2}(\w+): async/gm);
const addresses = new Set(
  sources
    .filter((path) => /^(?:shared\/contracts\/|web\/app\/paths\.ts|infra\/|functions\/)/.test(path))
    .flatMap((path) => allIn(path, /['"`](\/[\w/{}:.-]*)/g)),
);

const pathLike =
  /(?<![\w/@.:])(?:(?:\.{1,2}|[\w<>*.{},-]+)\/[\w<>*./{},-]*|[\w<>*-]+(?:\.[\w<>*-]+)*\.(?:tsx?|mjs|css|json|txt|md|html|png|webp|yml|tsv)(?![\w-]))/g;
const addressLike = /(?<![\w.:/<*}-])\/[a-z][\w/{}-]*/g;
const nameLike = /(?<![\w-])[A-Za-z_$][\w$]*(?:[-.][A-Za-z_$][\w$]*)*\*?/g;
const keywords = new Set(['throw', 'new', 'export', 'const', 'true', 'false', 'null']);

const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];
const withoutLinks = (text: string) => text.replaceAll(/\w+:\/\/\S*|\S+@\S+\.\w+/g, ' ');
const pathsIn = (text: string) =>
  matches(withoutLinks(text), pathLike).map((each) => each.replace(/[.,]$/, ''));
const addressesIn = (text: string) => matches(withoutLinks(text).replaceAll(pathLike, ' '), addressLike);
const namesIn = (text: string) =>
  matches(withoutLinks(text).replaceAll(pathLike, ' ').replaceAll(addressLike, ' '), nameLike).filter(
    (each) => !keywords.has(each),
  );

const isAddress = (address: string) =>
  (address.includes('ENV') && isNamed(address)) ||
  [address, address.replace(/^\/api\//, '/')].some(
    (each) => addresses.has(each) || addresses.has(`${each}/`),
  );

const isCommand = (text: string) =>
  /^(?:(?:npm|npx|aws|curl|git|export|ollama|for|while|do)\s|--|[A-Z_]+=)/.test(text);

/** Scripts, their options, vitest projects, benches, and variables; other tools' commands are theirs. */
function missingInCommand(text: string): string[] {
  const script = /^npm (?:run )?(?:-s )?([\w:]+(?:-\w+)*)/.exec(text)?.[1] ?? '';
  const named = script === 'bench' ? matches(text.replace(/^.*bench/, ''), /(?<!-)\b[a-z]+/g) : [];
  const isOurs = /^npm run|^--|npx tsx /.test(text) && !/--project/.test(text);
  return [
    ...(['', 'run', 'ci', ...Object.keys(scripts)].includes(script) ? [] : [script]),
    ...named.filter((bench) => !benches.includes(bench)),
    ...[...text.matchAll(/--project (\w+)/g)].flatMap(([, name = '']) =>
      projects.includes(name) ? [] : [name],
    ),
    ...matches(text, /\b[A-Z][A-Z_]{4,}(?==)/g).filter((name) => !isNamed(name)),
    ...(isOurs ? matches(text, /(?<!\w)--[a-z][\w-]+/g).filter((option) => !isNamed(option)) : []),
  ];
}

const noSpan: Span = { text: '', before: '', after: '' };
const joins = /^(?:,? and | or |, )$/;
const leads = /^(?: (?:is|are|stands?))?(?: (?:of|in) | \()$/;

/** '`a` and `b` of `path`', '`a` (`path`)', '`path` (`a`, `b`)': names that are claimed to be in a path. */
function saidToBeIn(spans: Span[], index: number): string[] {
  const nameAt = (at: number) => {
    const { text } = spans[at] ?? noSpan;
    return text.startsWith("'") || isCommand(text) || pathsIn(text).length > 0 ? undefined : namesIn(text)[0];
  };
  const walk = (first: number, step: 1 | -1): string[] => {
    const names: string[] = [];
    for (let at = first; ; at += step) {
      const name = nameAt(at);
      if (name !== undefined) names.push(name);
      if (name === undefined || !joins.test((spans[at] ?? noSpan)[step === 1 ? 'after' : 'before']))
        return names;
    }
  };
  const isLedTo = leads.test(spans[index]?.before ?? '');
  const isFollowed = spans[index]?.after === ' (';
  return [...(isLedTo ? walk(index - 1, -1) : []), ...(isFollowed ? walk(index + 1, 1) : [])];
}

const saysProject = (before: string, after: string) =>
  before.endsWith('(project ') || /^ project\b/.test(after);

function missingInSection(file: string, section: Section): Missing[] {
  const texts = section.flatMap(({ spans }) => spans.map(({ text }) => text));
  const named = texts.flatMap(pathsIn).map((path) => path.replace(/\/(?:[^/]*[<*{…].*)?$/, ''));
  const around = [...new Set(named)].flatMap((path) => exactly(path, file));
  const missingInSpan = (spans: Span[], index: number): [as: string, names: string[]][] => {
    const { text, before, after } = spans[index] ?? noSpan;
    const paths = pathsIn(text);
    const noPaths = paths.filter((path) => resolvePath(path, file, around).length === 0);
    if (isCommand(text))
      return [
        ['path', noPaths],
        ['command', missingInCommand(text)],
      ];
    const [only = ''] = paths;
    const targets = only === text ? resolvePath(only, file, around) : [];
    const isIn = (name: string) => targets.some((path) => isDeclaredIn(path, name));
    return [
      ['path', noPaths],
      ['address', addressesIn(text).filter((each) => !isAddress(each))],
      ['name', namesIn(text).filter((each) => !isNamed(each))],
      ['project', saysProject(before, after) && !projects.includes(text) ? [text] : []],
      [`name in ${only}`, targets.length > 0 ? saidToBeIn(spans, index).filter((each) => !isIn(each)) : []],
    ];
  };
  return section.flatMap(({ line, spans }) =>
    spans.flatMap((_, index) =>
      missingInSpan(spans, index).flatMap(([as, names]) =>
        names.map((name) => ({ at: `${file}:${line}`, name, as })),
      ),
    ),
  );
}

/** Everything in backquotes that the repository does not have. */
export const missingIn = (file: string, markdown: string): Missing[] =>
  sectionsOf(markdown).flatMap((section) => missingInSection(file, section));
