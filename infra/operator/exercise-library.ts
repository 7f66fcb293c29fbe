import { existsSync, readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { createLibraryRowsRepository } from '../../functions/exercises/library-rows-repository';
import type { Storage } from '../../functions/platform/storage/storage';
import { exercises } from '../../functions/exercises/library/catalogue';

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  /** Rows outside the built-in library: operators added them, and they stay. */
  others: number;
}

/**
 * Brings the table in line with the built-in library: only writes rows that differ, deletes none. The rendered clips
 * are in `clipsFolder` as `<id>.mp4`.
 */
export async function importLibrary(storage: Storage, clipsFolder: string): Promise<ImportCounts> {
  const library = createLibraryRowsRepository(storage);
  const clips = new Set(existsSync(clipsFolder) ? readdirSync(clipsFolder) : []);
  const stored = await library.read();
  const rows = exercises.map((exercise) => library.rowOf(exercise, clips.has(`${exercise.id}.mp4`)));
  const different = rows.filter((row) => !isDeepStrictEqual(row, stored.get(row.exerciseId)));
  await library.save(different);
  const known = rows.filter((row) => stored.has(row.exerciseId)).length;
  const added = rows.length - known;
  return {
    added,
    changed: different.length - added,
    unchanged: rows.length - different.length,
    others: stored.size - known,
  };
}
