import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { featuresOf } from '../../functions/understanding/features';
import { intentFeaturesOf } from '../../functions/understanding/intent-features';
import type { LinearModel } from '../../functions/understanding/linear-model';
import { evenly } from '../../functions/understanding/stored-model';
import { factFeaturesOf, namingParts } from '../../functions/understanding/told-features';
import { offerHelp } from '../help';
import { unpacked, writePacked } from '../packed-file';
import { everydayMessages, messagesIn } from './templates';
import { train, type Training, type Utterance } from './train';

const here = import.meta.dirname;
const functions = path.resolve(here, '../../functions');
const coach = path.join(functions, 'coach');

/** A model: its training messages, the file it is stored in, and how it is trained. */
export interface ModelSource {
  /** The folder of its own messages; each file is named after the label of its messages. */
  folder?: string;
  file: string;
  /** Messages of other files that it also learns from. */
  besides?: () => Utterance[];
  training: Training;
}

/** Everyday talk and every request to the coach are not a danger. */
function harmless(): Utterance[] {
  const asked = readUtterances(intents).map(({ text }) => text);
  return [...everydayMessages(), ...asked].map((text) => ({ text, label: 'none' }));
}

const danger: ModelSource = {
  folder: path.join(here, 'danger'),
  besides: harmless,
  file: path.join(coach, 'safety/danger-model.bin'),
  training: {
    featuresOf: (text) => evenly(featuresOf(text)),
    rounds: 15,
    decay: 0.0005,
    bits: 15,
    steps: 15,
    worth: { none: 0.9 },
  },
};

const intents: ModelSource = {
  folder: path.join(here, 'intents'),
  file: path.join(coach, 'reply/intent-model.bin'),
  training: {
    featuresOf: intentFeaturesOf,
    rounds: 8,
    decay: 0.00005,
    bits: 14,
    steps: 13,
    worth: { 'out-of-scope': 0.4 },
  },
};

/** Requests in which people also say how they are. */
const alsoTelling = [
  'soreness',
  'pain-advice',
  'ill',
  'seated',
  'tired-or-busy',
  'exercise-joints',
  'older-balance',
];

/**
 * Facts to plan around, and messages that name the same things without stating any: only the parts that name
 * something.
 */
function toldMessages(): Utterance[] {
  const told = messagesIn(path.join(here, 'told')).map(({ text, file }) => ({
    text,
    label: file.startsWith('plain') ? 'plain' : 'tells',
  }));
  const asked = readUtterances(intents).filter(({ label }) => !alsoTelling.includes(label));
  const others = [...everydayMessages(), ...asked.map(({ text }) => text)];
  return [...told, ...others.map((text) => ({ text, label: 'plain' }))].flatMap(({ text, label }) =>
    namingParts(text).map((part) => ({ text: part, label })),
  );
}

const facts: ModelSource = {
  besides: toldMessages,
  file: path.join(functions, 'spared/reading/fact-model.bin'),
  training: {
    featuresOf: factFeaturesOf,
    rounds: 10,
    decay: 0.0005,
    bits: 14,
    steps: 15,
    worth: { plain: 0.7 },
  },
};

export const models = { danger, intents, facts };

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The messages of a model with their labels. */
export function readUtterances({ folder, besides }: Pick<ModelSource, 'folder' | 'besides'>): Utterance[] {
  const names = folder === undefined ? [] : readdirSync(folder);
  const own = names
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) =>
      linesOf(path.join(folder ?? here, name)).map((text) => ({ text, label: path.basename(name, '.txt') })),
    );
  const all = [...own, ...(besides?.() ?? [])];
  const known = new Set<string>();
  // If a message appears twice, the first one counts, so that a danger is never everyday talk.
  return all.filter(({ text }) => !known.has(text.toLowerCase()) && known.add(text.toLowerCase()));
}

const everySo = 20;
/** Where the code stands and what is said of it does not change what it does. */
const importOrComment = /^import [^;]+;\n|^ *(?:\/\/|\/?\*).*\n/gm;

/**
 * A checksum of everything that goes into a model: messages, their features (of a sample, since all would take
 * seconds), and the training.
 */
export function sourceOf(
  { training }: Pick<ModelSource, 'training'>,
  utterances: readonly Utterance[],
): string {
  const code = readFileSync(path.join(here, 'train.ts'), 'utf8').replaceAll(importOrComment, '');
  const hash = createHash('sha256').update(code);
  hash.update(JSON.stringify(training));
  for (const [index, { text, label }] of utterances.entries()) {
    hash.update(`${label} ${text}\n`);
    if (index % everySo === 0) hash.update([...training.featuresOf(text)].join(' '));
  }
  return hash.digest('hex').slice(0, 16);
}

function build(model: ModelSource): void {
  const utterances = readUtterances(model);
  const source = sourceOf(model, utterances);
  const size = writePacked(model.file, modelBytes(source, train(utterances, model.training)));
  console.log(
    `${path.basename(model.file)}: ${utterances.length} messages, ${(size / 1000).toFixed(0)} kB compressed`,
  );
}

/** Whether the stored model was made from the current sources and need not be rebuilt. */
export function modelBytes(source: string, { weights, ...head }: LinearModel): Buffer {
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ source, ...head })}\n`),
    Buffer.from(weights.buffer),
  ]);
}

/** The checksum of what a stored model is made of; null where none is stored. */
export function storedSource({ file }: Pick<ModelSource, 'file'>): string | null {
  const [head] = unpacked(file)?.toString('latin1').split('\n', 1) ?? [];
  return head === undefined ? null : (JSON.parse(head) as { source: string }).source;
}

/** Whether the stored model was built from these sources, so that it need not be built again. */
const isFresh = (model: ModelSource) => storedSource(model) === sourceOf(model, readUtterances(model));

function main(): void {
  offerHelp(`
npm run build:understanding    trains the models for danger, requests, and facts from infra/understanding

  --help    print this
`);
  for (const model of Object.values(models)) if (!isFresh(model)) build(model);
}

if (process.argv[1] === import.meta.filename) main();
