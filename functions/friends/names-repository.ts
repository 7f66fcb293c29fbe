import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { readPage, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { firstLetters } from './rules/folded-words';

const candidateSchema = z.object({ userId: z.string() });
const wordSchema = z.object({ wordKey: z.string(), word: z.string() });

/** The `names` table: a row for each word of the names of people whom others may find. */
export function createNamesRepository({ documents, tableName }: Storage) {
  const TableName = tableName('names');

  return {
    /** Who may have a name with a word that begins like this, at most `limit`. */
    async readCandidates(start: string, limit: number): Promise<string[]> {
      const query = {
        TableName,
        IndexName: 'words',
        where: 'letters = :letters AND begins_with(word, :start)',
        values: { letters: firstLetters(start), start },
      };
      const { rows } = await readPage(documents, query, candidateSchema, { limit });
      return [...new Set(rows.map(({ userId }) => userId))];
    },

    /** Makes these the words a person is found by. A key is a position, because logs may name keys, but no one's name. */
    async replace(userId: string, words: readonly string[]): Promise<void> {
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      const rows = await readRows(documents, query, wordSchema);
      const known = new Map(rows.map(({ wordKey, word }) => [wordKey, word]));
      const next = new Map(words.map((word, position) => [String(position), word]));
      const changed = [...next].filter(([wordKey, word]) => known.get(wordKey) !== word);
      const gone = [...known.keys()].filter((wordKey) => !next.has(wordKey));
      await Promise.all([
        ...changed.map(([wordKey, word]) => {
          const Item = { userId, wordKey, word, letters: firstLetters(word) };
          return documents.send(new PutCommand({ TableName, Item }));
        }),
        ...gone.map((wordKey) => documents.send(new DeleteCommand({ TableName, Key: { userId, wordKey } }))),
      ]);
    },
  };
}

export type NamesRepository = ReturnType<typeof createNamesRepository>;
