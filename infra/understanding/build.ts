import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { featuresOf } from '../../shared/domain/understanding/features';
import { offerHelp } from '../help';
import { train, type Utterance } from './train';

const here = import.meta.dirname;
export const modelFile = path.resolve(here, '../../functions/coach/safety/danger-model.json');

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The messages of the folder, each file named after what its messages tell of. */
export function readUtterances(folder = path.join(here, 'danger')): Utterance[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) =>
      linesOf(path.join(folder, name)).map((text) => ({ text, label: path.basename(name, '.txt') })),
    );
}

const everySo = 20;

/** A checksum of all that a model is made of: messages, their features (of some, as all take seconds) and the training. */
export function sourceOf(utterances: readonly Utterance[]): string {
  const hash = createHash('sha256').update(readFileSync(path.join(here, 'train.ts')));
  for (const [index, { text, label }] of utterances.entries()) {
    hash.update(`${label} ${text}\n`);
    if (index % everySo === 0) hash.update(featuresOf(text).join(' '));
  }
  return hash.digest('hex').slice(0, 16);
}

function main(): void {
  offerHelp(`
npm run build:understanding    the model that hears danger, from infra/understanding into functions/coach/safety

  --help    print this
`);
  const utterances = readUtterances();
  const text = `${JSON.stringify({ source: sourceOf(utterances), ...train(utterances) })}\n`;
  writeFileSync(modelFile, text);
  console.log(`${utterances.length} messages, ${(gzipSync(text).length / 1000).toFixed(0)} kB compressed`);
}

if (process.argv[1] === import.meta.filename) main();
