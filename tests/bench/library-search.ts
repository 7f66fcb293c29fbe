import type { LibraryExercise } from '../../shared/contracts/exercises';
import { exercises } from '../../functions/exercises/library/catalogue';
import { everything, prepareSearch, searchExercises } from '../../web/features/exercises/search-exercises';
import { milliseconds, percentile } from './statistics';

const librarySize = 500;
const typed = ['push-up', 'hip flexors', 'Glutes', 'squat jump', 'no such exercise', 'ä'];

/** The catalog repeated, each copy with its own exercises. */
function largeLibrary(): LibraryExercise[] {
  return Array.from({ length: librarySize }, (_, index) => {
    const original = exercises[index % exercises.length];
    if (!original) throw new Error('The catalogue is empty.');
    const copy = Math.floor(index / exercises.length);
    return { ...original, id: `${original.id}-${copy}`, name: `${original.name} ${copy}`, videoUrl: null };
  });
}

/** The filter's time per key while someone types into a library just loaded, from the very first key. */
export async function benchLibrarySearch(short: boolean): Promise<string[]> {
  const rounds = short ? 1 : 20;
  const times: number[] = [];
  const preparations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const library = largeLibrary();
    const loaded = performance.now();
    prepareSearch(library);
    preparations.push(performance.now() - loaded);
    for (const word of typed) {
      for (let length = 1; length <= word.length; length += 1) {
        const filter = { ...everything, text: word.slice(0, length) };
        const began = performance.now();
        searchExercises(library, filter);
        times.push(performance.now() - began);
      }
    }
  }
  const p = (share: number) => milliseconds(percentile(times, share));
  return [
    `search in ${librarySize} exercises, ${times.length} keys: p50 ${p(0.5)}, p95 ${p(0.95)}, worst ${p(1)} (goal ≤ 5 ms a key)`,
    `once when the library arrives: median ${milliseconds(percentile(preparations, 0.5))}`,
  ];
}
