import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { manifest } from '../functions/manifest';
import { bundleFunctions, type BundledEntry } from './bundle';
import { chunksInCircles, compressedKb, loadedWith, readChunks, type Chunk } from './chunk-graph';
import { offerHelp } from './help';

const root = path.resolve(import.meta.dirname, '..');

/** One line of a report; sizes in kB of 1,000 bytes after gzip. */
export interface SizeRow {
  name: string;
  sizeKb: number;
  limitKb: number;
}

/**
 * 105 of these are the SDK. The planner and the reading of health notes are the largest parts of our own; each exercise adds a
 * quarter of a kB to functions that plan. What minutes are typed is read by the one reader of numbers. What all log lines say of a
 * request takes half a kB, secrets that are read and kept another one, heart rates with their limits and calories one kB, and
 * what was done outside two and a half.
 */
const lambdaLimitKb = 191;
const largeLambdaLimitKb = 300;
const largePackages = ['openai', '@aws-sdk/client-s3'];
/**
 * What is worked out where it is needed, not asked of someone else: amounts of meals, whether a message tells of danger, and what it
 * asks for. The coach has a model for each of the last two, the words of twelve languages, and since it answers figures of foods and
 * proposes meals to log also the table of foods with what reads sentences, 375 kB, which is unpacked when a message is about food.
 * The first that is found holds.
 */
const largeData = [
  { file: 'functions/coach/safety/danger-model.bin', limitKb: 1_108 },
  { file: 'functions/nutrition/foods/food-table.bin', limitKb: 520 },
];

const entryLimitKb = 130;
/**
 * The character counters of fields are on most pages and take half a kB on each, the cleaning of texts and the reading of numbers as
 * much again, the reference of what failed a tenth, heart rates in the contracts of workouts and profile a third.
 */
const routeLimitKb = 43;
/** What reads the answers of a conversation; the page of 19 kB is there before it. */
const conversationLimitKb = 63;

/** Libraries that load late and as a whole; their chunks are measured separately. */
const lateLibraries = [
  {
    packages: ['aws-amplify', '@aws-amplify'],
    limitKb: 60,
    reason: 'sign-in, fetched alongside the first page',
  },
  {
    packages: ['zod'],
    limitKb: 30,
    reason: 'parses every API answer; fetched once, alongside the first page',
  },
  { packages: ['uplot'], limitKb: 40, reason: 'draws the charts; their words and tables are there before' },
  {
    packages: ['@garmin/fitsdk'],
    limitKb: 65,
    reason: 'writes a workout for other platforms; nearly all of it is the table of the format’s messages',
  },
  { packages: ['three'], limitKb: 175, reason: 'the live coach; a picture stands in until it has loaded' },
];

/**
 * A worker, and each part that it loads late. One finds a body in pictures with MediaPipe; one reads files of watches and
 * phones, for which it loads FIT's profile or SQLite; one writes the history, with FIT's profile. Only people who use the
 * camera, import a file, or export everything load them.
 */
const workerLimitKb = 130;

function fromPackage(source: string, name: string): boolean {
  return source.includes(`node_modules/${name}/`);
}

/** The size of a function's bundle and its limit. */
export function lambdaRow({ entry, file, inputs, data }: BundledEntry): SizeRow {
  const large = inputs.some((input) => largePackages.some((name) => fromPackage(input, name)));
  const smallLimitKb = large ? largeLambdaLimitKb : lambdaLimitKb;
  const limitKb = largeData.find((each) => data.includes(each.file))?.limitKb ?? smallLimitKb;
  // Packed files are compressed as they are.
  const dataKb = data.reduce((kb, each) => kb + statSync(path.join(root, each)).size / 1000, 0);
  return { name: entry, sizeKb: compressedKb(file) + dataKb, limitKb };
}

function lambdaSizes(): SizeRow[] {
  const entries = new Set(Object.values(manifest.functions).map(({ entry }) => entry));
  return bundleFunctions([...entries]).map(lambdaRow);
}

const mostlyFrom = (sources: string[], isFrom: (source: string) => boolean) =>
  sources.filter(isFrom).length > sources.length / 2;

/** Packages that several pages share are chunks of their own: fetched once, measured separately. */
const isLibrary = ({ sources }: Chunk) => mostlyFrom(sources, (source) => source.includes('node_modules/'));

function libraryLimitKb({ sources }: Chunk): number {
  const known = lateLibraries.find(({ packages }) =>
    mostlyFrom(sources, (source) => packages.some((name) => fromPackage(source, name))),
  );
  return known?.limitKb ?? routeLimitKb;
}

function entryOf(site: string): string {
  const html = readFileSync(path.join(site, 'index.html'), 'utf8');
  const name = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(html)?.[1];
  if (!name) throw new Error(`${site}/index.html loads no module from /assets: run npm run build first.`);
  return name;
}

/** web/main.ts waits for the first view, then loads this one; it is not a page. */
const holdsApp = (chunk: Chunk | undefined) =>
  chunk?.sources.some((source) => source.endsWith('/start.tsx')) ?? false;

/** The reading of answers, which the pages of the conversation load on their own. */
const readsAnswers = (chunk: Chunk | undefined) =>
  chunk?.sources.some((source) => source.endsWith('/chat/reply-to.ts')) ?? false;

/** What is certainly loaded when a chunk is requested: what all of its importers have in common. */
function thereBefore(chunks: Map<string, Chunk>, name: string): Set<string> {
  const askers = [...chunks.values()].filter(({ lazyImports }) => lazyImports.includes(name));
  const [first = new Set<string>(), ...others] = askers.map((asker) => loadedWith(chunks, asker.name));
  return new Set([...first].filter((each) => others.every((loaded) => loaded.has(each))));
}

/** A chunk and everything that it may ever load, which workers and their parts are not: they are started by address. */
function everReached(chunks: Map<string, Chunk>, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const { imports = [], lazyImports = [] } = chunks.get(name) ?? {};
  for (const next of [...imports, ...lazyImports]) everReached(chunks, next, seen);
  return seen;
}

/**
 * The entry with the app it starts and everything they load immediately; each later chunk with what it adds to its
 * importers; late libraries and workers on their own.
 */
export function webSizes(site: string): SizeRow[] {
  const chunks = readChunks(site);
  const circle = chunksInCircles(chunks);
  if (circle.length > 0) throw new Error(`Chunks import each other: ${circle.join(', ')}`);
  const sum = (names: Iterable<string>) =>
    [...names].reduce((kb, name) => kb + (chunks.get(name)?.sizeKb ?? 0), 0);
  const entry = entryOf(site);
  const app = (chunks.get(entry)?.lazyImports ?? []).filter((name) => holdsApp(chunks.get(name)));
  const starts = [entry, ...app];
  const atOnce = new Set(starts.flatMap((name) => [...loadedWith(chunks, name)]));
  const all = [...chunks.values()];
  const ofPages = everReached(chunks, entry);
  const loadedLate = new Set(all.flatMap(({ lazyImports }) => lazyImports));
  const isWorker = ({ name }: Chunk) => !ofPages.has(name) && !loadedLate.has(name);
  const libraries = all.filter((chunk) => !atOnce.has(chunk.name) && !isWorker(chunk) && isLibrary(chunk));
  const excluded = new Set([...atOnce, ...libraries.map(({ name }) => name)]);
  const later = new Set(all.flatMap(({ lazyImports }) => lazyImports).filter((name) => !excluded.has(name)));
  const added = (name: string) => {
    const there = thereBefore(chunks, name);
    return [...loadedWith(chunks, name)].filter((each) => !excluded.has(each) && !there.has(each));
  };
  const limitOf = (name: string) => {
    if (!ofPages.has(name)) return workerLimitKb;
    return readsAnswers(chunks.get(name)) ? conversationLimitKb : routeLimitKb;
  };
  return [
    { name: entry, sizeKb: sum(atOnce), limitKb: entryLimitKb },
    ...[...later].map((name) => ({ name, sizeKb: sum(added(name)), limitKb: limitOf(name) })),
    ...libraries.map((chunk) => ({
      name: chunk.name,
      sizeKb: chunk.sizeKb,
      limitKb: ofPages.has(chunk.name) ? libraryLimitKb(chunk) : workerLimitKb,
    })),
    ...all.filter(isWorker).map(({ name, sizeKb }) => ({ name, sizeKb, limitKb: workerLimitKb })),
  ];
}

/** Prints the rows, largest first, and returns those above their limit. */
export function report(rows: SizeRow[]): SizeRow[] {
  for (const { name, sizeKb, limitKb } of rows.toSorted((a, b) => b.sizeKb - a.sizeKb)) {
    const verdict = sizeKb > limitKb ? '  TOO LARGE' : '';
    console.log(`${sizeKb.toFixed(1).padStart(7)} of ${limitKb} kB  ${name}${verdict}`);
  }
  return rows.filter(({ sizeKb, limitKb }) => sizeKb > limitKb);
}

function main(what: string | undefined): void {
  offerHelp(`
npm run sizes    compares the bundles of functions and pages with their budgets (needs npm run build)

  --help    print this
`);
  const measures: Record<string, () => SizeRow[]> = {
    lambdas: lambdaSizes,
    web: () => webSizes(path.join(root, 'web/dist')),
  };
  const measure = measures[what ?? ''];
  if (!measure) throw new Error('Say what to measure: tsx infra/check-sizes.ts lambdas, or web.');
  const tooLarge = report(measure());
  if (tooLarge.length > 0) {
    console.error(`Above the limit: ${tooLarge.map(({ name }) => name).join(', ')}`);
    process.exit(1);
  }
}

if (process.argv[1] === import.meta.filename) main(process.argv[2]);
