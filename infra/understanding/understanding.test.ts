import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { probabilitiesOf, readModel } from '../../functions/coach/understanding/linear-model';
import { featuresOf } from '../../shared/domain/understanding/features';
import { storedModelSchema } from '../../shared/domain/understanding/stored-model';
import { modelFile, readUtterances, sourceOf } from './build';
import { train } from './train';

const utterances = [
  { text: 'my chest hurts', label: 'heart' },
  { text: 'pain in my chest', label: 'heart' },
  { text: 'chest pain again', label: 'heart' },
  { text: 'a quick workout please', label: 'none' },
  { text: 'chest day please', label: 'none' },
  { text: 'a workout for my chest', label: 'none' },
];

describe('The model that hears danger', () => {
  it('is made of the messages that are here, by the training that is here', () => {
    const { source } = JSON.parse(readFileSync(modelFile, 'utf8')) as { source: string };
    expect(source, 'run npm run build:understanding').toBe(sourceOf(readUtterances()));
  });

  it('takes at most 300 kB compressed', () => {
    expect(gzipSync(readFileSync(modelFile)).length).toBeLessThan(300_000);
  });

  it('knows each message once, under one label', () => {
    const texts = readUtterances().map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('Training', () => {
  it('makes the same model of the same messages', () => {
    expect(train(utterances)).toEqual(train(utterances));
  });

  it('learns what tells labels apart', () => {
    const model = readModel(storedModelSchema.parse(train(utterances)));
    const [heart = 0] = probabilitiesOf(model, 'my chest hurts again');
    const [calm = 1] = probabilitiesOf(model, 'a quick chest workout please');
    expect(heart).toBeGreaterThan(0.5);
    expect(calm).toBeLessThan(0.5);
  });

  it('answers evenly where it knows nothing', () => {
    const model = readModel(storedModelSchema.parse(train(utterances)));
    const all = probabilitiesOf(model, '');
    expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  });
});

describe('Features', () => {
  it('are shared by a word and its misspelling, by forms of a word and by words of one meaning', () => {
    const common = (a: string, b: string) => {
      const other = new Set(featuresOf(b));
      return featuresOf(a).filter((each) => other.has(each)).length;
    };
    expect(common('breathless', 'breathles')).toBeGreaterThan(5);
    expect(common('my wrist hurts', 'my wrists hurting')).toBeGreaterThan(10);
    expect(common('my husband slapped me', 'my boyfriend punched me')).toBeGreaterThan(
      common('my husband slapped me', 'my playlist skipped twice'),
    );
  });

  it('tell a denial from what it denies', () => {
    const denied = new Set(featuresOf('no chest pain'));
    expect(featuresOf('chest pain').every((each) => denied.has(each))).toBe(false);
  });
});
