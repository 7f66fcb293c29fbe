import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ownFoodSchema, type OwnFood } from '../../shared/contracts/foods';
import { refusedBy, unlessRefused, when, type Condition } from '../platform/storage/conditions';
import { goneItem, isThere, unlessGone } from '../platform/storage/gone';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { transact, type TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

/** Sorts before every own food; stores how many the person has. */
const countMarker = '#count';
const firstId = 'own-';

const rowSchema = ownFoodSchema.omit({ id: true }).extend({ foodId: ownFoodSchema.shape.id });
const storedSchema = unlessGone(rowSchema);
const isStored = when(isThere('foodId'));

/** The `own-foods` table: one row per food or recipe, and a marker row that counts them. */
export function createOwnFoodsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('own-foods');
  const rowOf = (userId: string, foodId: string) => ({ TableName, Key: { userId, foodId } });
  const itemOf = (userId: string, { id: foodId, ...fields }: OwnFood) => ({ userId, foodId, ...fields });

  const createdItem = (userId: string, food: OwnFood): TransactItem => ({
    Put: { TableName, Item: itemOf(userId, food), ...when('attribute_not_exists(foodId)') },
  });

  const countItem = (userId: string, by: number, condition?: Condition): TransactItem => ({
    Update: updateOf(rowOf(userId, countMarker), { add: { foodCount: by } }, condition),
  });

  return {
    async read(userId: string, id: string): Promise<OwnFood | null> {
      const row = await readRow(documents, rowOf(userId, id), storedSchema);
      if (!row) return null;
      const { foodId, ...fields } = row;
      return { id: foodId, ...fields };
    },

    /** Newest first; a person's maximum fits into one answer. */
    async list(userId: string): Promise<OwnFood[]> {
      const query = {
        TableName,
        where: 'userId = :user AND foodId >= :first',
        values: { user: userId, first: firstId },
        newestFirst: true,
      };
      const rows = await readRows(documents, query, storedSchema);
      return rows.filter((row) => row !== null).map(({ foodId, ...fields }) => ({ id: foodId, ...fields }));
    },

    /** Refused if the ID was used or `maximum` are already stored. */
    async create(userId: string, food: OwnFood, maximum: number): Promise<'created' | 'exists' | 'full'> {
      const hasRoom = when('attribute_not_exists(foodCount) OR foodCount < :maximum', { maximum });
      const refused = await refusedBy(
        transact(documents, [createdItem(userId, food), countItem(userId, 1, hasRoom)]),
      );
      if (refused.length === 0) return 'created';
      return refused.includes(0) ? 'exists' : 'full';
    },

    /**
     * All or nothing. Repeated if every new ID was used, full if there would be more than `maximum`, changed if only
     * some IDs were used, or a food to replace is gone or is a recipe.
     */
    async import(
      userId: string,
      { added, replaced }: { added: readonly OwnFood[]; replaced: readonly OwnFood[] },
      maximum: number,
    ): Promise<'stored' | 'repeated' | 'full' | 'changed'> {
      const isFood = when(`${isThere('foodId')} AND #kind = :food`, { food: 'food' });
      const hasRoom = when('attribute_not_exists(foodCount) OR foodCount <= :room', {
        room: maximum - added.length,
      });
      const items: TransactItem[] = [
        ...added.map((food) => createdItem(userId, food)),
        ...replaced.map((food) => ({ Put: { TableName, Item: itemOf(userId, food), ...isFood } })),
        ...(added.length > 0 ? [countItem(userId, added.length, hasRoom)] : []),
      ];
      const refused = await refusedBy(transact(documents, items));
      if (refused.length === 0) return 'stored';
      const used = refused.filter((position) => position < added.length).length;
      if (used > 0) return used === added.length ? 'repeated' : 'changed';
      return refused.some((position) => position < added.length + replaced.length) ? 'changed' : 'full';
    },

    /** False if there is none to replace. */
    async replace(userId: string, food: OwnFood): Promise<boolean> {
      const put = new PutCommand({ TableName, Item: itemOf(userId, food), ...isStored });
      return (await unlessRefused(documents.send(put))) !== null;
    },

    /** False if there was none. */
    async remove(userId: string, id: string): Promise<boolean> {
      const refused = await refusedBy(
        transact(documents, [
          goneItem(rowOf(userId, id), clock.now(), isStored),
          countItem(userId, -1, when('foodCount > :zero', { zero: 0 })),
        ]),
      );
      return refused.length === 0;
    },
  };
}

export type OwnFoodsRepository = ReturnType<typeof createOwnFoodsRepository>;
