import type { Localised } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { STANDARD_ATTRIBUTES } from './attributes.ts';
import { STANDARD_COLOURS } from './colours.ts';

const NAME = 'vocabulary';

interface Word {
  readonly code: string;
  readonly name: Localised;
}

/** Leaves out the words whose code or name the shop has, and puts the others after its own. */
function placeNewWords<Standard extends Word>(
  standard: readonly Standard[],
  stored: readonly (Word & { readonly position: number })[],
) {
  const codes = new Set(stored.map(({ code }) => code));
  const names = new Set(stored.flatMap(({ name }) => [name['zh-CN'], name['en-US'].toLowerCase()]));
  const from = Math.max(-1, ...stored.map(({ position }) => position)) + 1;
  return standard
    .filter(({ code }) => !codes.has(code))
    .filter(({ name }) => !names.has(name['zh-CN']) && !names.has(name['en-US'].toLowerCase()))
    .map((word, at) => ({ ...word, name: JSON.stringify(word.name), position: from + at }));
}

/**
 * Gives a shop the standard colours, materials and details, once: what operators change or delete afterwards stays
 * as they leave it.
 */
export const storeVocabulary = (db: Kysely<Database>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const isFirst = await trx
      .insertInto('stored_reference_data')
      .values({ name: NAME })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!isFirst) return;
    const colours = await trx.selectFrom('colours').selectAll().execute();
    const newColours = placeNewWords(STANDARD_COLOURS, colours);
    if (newColours.length > 0) await trx.insertInto('colours').values(newColours).execute();
    const attributes = await trx.selectFrom('attributes').selectAll().execute();
    const standard = Object.entries(STANDARD_ATTRIBUTES).map(([code, name]) => ({ code, name }));
    const newAttributes = placeNewWords(standard, attributes);
    if (newAttributes.length > 0)
      await trx.insertInto('attributes').values(newAttributes).execute();
  });
