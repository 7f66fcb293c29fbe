import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { readPage, readRows } from '../../platform/storage/rows';
import type { Storage } from '../../platform/storage/storage';
import { firstLetters } from './folded-words';

const candidateSchema = z.object({ userId: z.string() });
const wordSchema = z.object({ word: z.string() });

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

    /** Makes these the words a person is found by. */
    async replace(userId: string, words: readonly string[]): Promise<void> {
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      const known = new Set((await readRows(documents, query, wordSchema)).map(({ word }) => word));
      const added = words.filter((word) => !known.has(word));
      const gone = [...known].filter((word) => !words.includes(word));
      await Promise.all([
        ...added.map((word) =>
          documents.send(new PutCommand({ TableName, Item: { userId, word, letters: firstLetters(word) } })),
        ),
        ...gone.map((word) => documents.send(new DeleteCommand({ TableName, Key: { userId, word } }))),
      ]);
    },
  };
}

export type NamesRepository = ReturnType<typeof createNamesRepository>;
