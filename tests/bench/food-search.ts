import { foods } from '../../functions/nutrition/foods/food';
import { searchFoods } from '../../functions/nutrition/foods/search-foods';
import { readSentence } from '../../functions/nutrition/sentences/read-sentence';
import { milliseconds, percentile } from './statistics';

const typed = [
  'greek yoghurt',
  'chicken breast',
  'brocolli',
  'flat whte',
  'peanut buter',
  'scrambled eggs',
  'zzzz',
];

/** The search's time per key while someone types, over the whole table. */
export async function benchFoodSearch(short: boolean): Promise<string[]> {
  const rounds = short ? 1 : 20;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const text of typed) {
      for (let length = 1; length <= text.length; length += 1) {
        const began = performance.now();
        searchFoods(text.slice(0, length), 20);
        times.push(performance.now() - began);
      }
    }
  }
  const p = (share: number) => milliseconds(percentile(times, share));
  const sentenceTimes = ['qwertyuiop ', 'cheese and ', '2 x 3 x ', 'chicken ', 'and a half of '].map(
    (word) => {
      const began = performance.now();
      readSentence(word.repeat(100));
      return performance.now() - began;
    },
  );
  const sentences = milliseconds(percentile(sentenceTimes, 1));
  return [
    `sentences of one thing said a hundred times: worst ${sentences} (goal ≤ 300 ms)`,
    `search in ${foods.length} foods, ${times.length} keys: p50 ${p(0.5)}, p95 ${p(0.95)}, worst ${p(1)} (goal p95 ≤ 10 ms)`,
  ];
}
