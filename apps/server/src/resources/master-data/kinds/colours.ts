import { colourInput } from '@vitrine/contract/admin';
import { toStoredText } from '../../admin-products/texts.ts';
import { defineStore } from '../store.ts';
import { readText } from '../stored-texts.ts';

export const colourStore = defineStore({
  kind: 'colours',
  historyType: 'colour',
  async read(db) {
    const rows = await db.selectFrom('colours').selectAll().execute();
    return new Map(
      rows.map(({ code, name, hex, position }) => [code, { name: readText(name), hex, position }]),
    );
  },
  async write(trx, { key, after }) {
    const { name, hex, position } = colourInput.parse(after);
    const values = { name: JSON.stringify(toStoredText(name)), hex, position };
    await trx
      .insertInto('colours')
      .values({ code: key, ...values })
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((eb) => ({
          ...values,
          version: eb('colours.version', '+', 1),
        })),
      )
      .execute();
  },
});
