import { brandInput } from '@vitrine/contract/admin';
import { z } from 'zod';
import { toStoredText } from '../../admin-products/texts.ts';
import { defineStore, skipIdsUpTo } from '../store.ts';
import { readText } from '../stored-texts.ts';

const named = z.object({ name: z.string() });

export const brandStore = defineStore({
  kind: 'brands',
  historyType: 'brand',
  listNames: (content) => [named.parse(content).name],
  async read(db) {
    const rows = await db.selectFrom('brands').selectAll().execute();
    return new Map(
      rows.map(({ id, name, description, position }) => [
        id,
        { name, description: readText(description), position },
      ]),
    );
  },
  async write(trx, { key, after }) {
    const { name, description, position } = brandInput.parse(after);
    const values = { name, description: JSON.stringify(toStoredText(description)), position };
    await trx
      .insertInto('brands')
      .values({ id: key, ...values })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          ...values,
          version: eb('brands.version', '+', 1),
        })),
      )
      .execute();
    await skipIdsUpTo(trx, key);
  },
});
