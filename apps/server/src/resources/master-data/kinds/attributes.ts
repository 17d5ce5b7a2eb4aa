import { attributeInput } from '@vitrine/contract/admin';
import { toStoredText } from '../../admin-products/texts.ts';
import { defineStore } from '../store.ts';
import { readText } from '../stored-texts.ts';

export const attributeStore = defineStore({
  kind: 'attributes',
  historyType: 'attribute',
  async read(db) {
    const rows = await db.selectFrom('attributes').selectAll().execute();
    return new Map(
      rows.map(({ code, name, position }) => [code, { name: readText(name), position }]),
    );
  },
  async write(trx, { key, after }) {
    const { name, position } = attributeInput.parse(after);
    const values = { name: JSON.stringify(toStoredText(name)), position };
    await trx
      .insertInto('attributes')
      .values({ code: key, ...values })
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((eb) => ({
          ...values,
          version: eb('attributes.version', '+', 1),
        })),
      )
      .execute();
  },
});
