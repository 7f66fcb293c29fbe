import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { probabilitiesOf, readModel } from '../../functions/understanding/linear-model';
import { featuresOf } from '../../functions/understanding/features';
import { evenly } from '../../functions/understanding/stored-model';
import { modelBytes, models, readUtterances, sourceOf, storedSource } from './build';
import { train } from './train';

const utterances = [
  { text: 'my chest hurts', label: 'heart' },
  { text: 'pain in my chest', label: 'heart' },
  { text: 'chest pain again', label: 'heart' },
  { text: 'a quick workout please', label: 'none' },
  { text: 'chest day please', label: 'none' },
  { text: 'a workout for my chest', label: 'none' },
];

const training = {
  featuresOf: (text: string) => evenly(featuresOf(text)),
  rounds: 15,
  decay: 0.0005,
  bits: 15,
  steps: 15,
};

describe.each(Object.entries(models))('The model of %s', (_, model) => {
  it('is made of the messages that are here, by the training that is here', () => {
    expect(storedSource(model), 'run npm run build:understanding').toBe(
      sourceOf(model, readUtterances(model)),
    );
  });

  it('takes at most 300 kB compressed', () => {
    expect(readFileSync(model.file).length).toBeLessThan(300_000);
  });

  it('knows each message once, under one label', () => {
    const texts = readUtterances(model).map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('A stored model', () => {
  it('is read as it was trained', () => {
    const model = { ...train(utterances, training), bias: [0.25, -0.5] };
    expect(readModel(modelBytes('checksum', model))).toEqual(model);
  });

  it('is refused when its weights are cut off', () => {
    const bytes = modelBytes('checksum', train(utterances, training));
    expect(() => readModel(Uint8Array.from(bytes.subarray(0, -1)))).toThrow(RangeError);
  });
});

describe('Training', () => {
  it('makes the same model of the same messages', () => {
    expect(train(utterances, training)).toEqual(train(utterances, training));
  });

  it('learns what tells labels apart', () => {
    const model = train(utterances, training);
    const [heart = 0] = probabilitiesOf(model, training.featuresOf('my chest hurts again'));
    const [calm = 1] = probabilitiesOf(model, training.featuresOf('a quick chest workout please'));
    expect(heart).toBeGreaterThan(0.5);
    expect(calm).toBeLessThan(0.5);
  });

  it('answers evenly where it knows nothing', () => {
    const model = train(utterances, training);
    const all = probabilitiesOf(model, training.featuresOf(''));
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
