import { masterDataFields } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../database/schema.ts';
import { lockTrees, toCategoryColumns } from '../../admin-catalogue/category-queries.ts';
import { listPath, MAX_LEVELS } from '../../admin-catalogue/place-category.ts';
import { problem } from '../../admin-catalogue/problems.ts';
import { toStoredText } from '../../admin-products/texts.ts';
import { defineStore, skipIdsUpTo } from '../store.ts';
import { readText } from '../stored-texts.ts';

const fields = masterDataFields.categories;
const named = z.object({
  parentId: z.string().nullable(),
  name: z.object({ 'zh-CN': z.string(), 'en-US': z.string().nullable() }),
});

/** The name of a category among those below a parent. */
export const toSiblingName = (parentId: string | null, name: string): string =>
  `${parentId ?? ''}>${name}`;

/** Finds why a category cannot have its place in the tree. */
async function findTreeProblem(trx: Transaction<Database>, id: string) {
  const rows = await lockTrees(trx);
  const row = rows.find((each) => each.id === id);
  if (!row) return undefined;
  const parent = rows.find((each) => each.id === row.parentId);
  if (!parent) {
    const isTaken = rows.some(
      (each) => each.parentId === null && each.gender === row.gender && each.id !== id,
    );
    return isTaken ? 'root-taken' : undefined;
  }
  if (listPath(rows, parent.id).includes(id)) return 'category-circle';
  const isOfOtherGender = rows.some((each) => each.parentId === id && each.gender !== row.gender);
  if (parent.gender !== row.gender || isOfOtherGender) return 'category-of-other-gender';
  const isTooDeep = rows.some((each) => {
    const path = listPath(rows, each.id);
    return path.includes(id) && path.length > MAX_LEVELS;
  });
  return isTooDeep ? 'category-too-deep' : undefined;
}

/** Categories refer to each other, so each is stored first and placed in its tree afterwards. */
export const categoryStore = defineStore({
  kind: 'categories',
  historyType: 'category',
  listNames(content) {
    const { parentId, name } = named.parse(content);
    return [name['zh-CN'], name['en-US'] ?? name['zh-CN']].map((each) =>
      toSiblingName(parentId, each),
    );
  },
  async read(db) {
    const rows = await db.selectFrom('categories').selectAll().execute();
    return new Map(
      rows.map((row) => [
        row.id,
        {
          parentId: row.parent_id,
          gender: row.gender,
          name: readText(row.name),
          imageKey: row.image_key,
          hsCode: row.hs_code,
          originCountry: row.origin_country,
          netWeight: row.net_weight,
          position: row.position,
        },
      ]),
    );
  },
  async write(trx, { key, after }) {
    const { gender, name, position, ...rest } = fields.parse(after);
    const values = {
      ...toCategoryColumns({ ...rest, name: toStoredText(name) }),
      gender,
      position,
    };
    await trx
      .insertInto('categories')
      .values({ id: key, parent_id: null, ...values })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          ...values,
          version: eb('categories.version', '+', 1),
        })),
      )
      .execute();
    await skipIdsUpTo(trx, key);
  },
  async finish(trx, { key, after }) {
    const { parentId } = fields.parse(after);
    await trx
      .updateTable('categories')
      .set({ parent_id: parentId })
      .where('id', '=', key)
      .execute();
  },
  async explainFault(trx, key, language) {
    const found = await findTreeProblem(trx, key);
    return found && problem(found, language, { values: { limit: MAX_LEVELS } }).message;
  },
});
