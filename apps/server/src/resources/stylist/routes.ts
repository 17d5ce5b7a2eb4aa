import type { DayOutfit, Gender, Handlers, ProductSummary, stylist } from '@vitrine/contract';
import { chinaDate, type Language } from '@vitrine/kit';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { rankProducts } from '../rankings/rules.ts';
import { findList, findOutfits, findOutfitsById, findPairings, type OutfitRow } from './queries.ts';

/** Whose picks are known here: those of the shop's own stylist. */
const PROVIDERS: readonly string[] = ['stylist'];

const MOST_BEST_SELLERS = 40;

interface ListRow {
  id: string;
  created_at: Date;
  outfit_ids: string[];
}

export function stylistHandlers({
  db,
  catalogue,
  images,
  now,
}: CatalogueDeps): Handlers<typeof stylist, CallContexts> {
  function shown(ids: readonly string[], language: Language): ProductSummary[] {
    const { index, summary } = catalogue.current();
    return ids.flatMap((id) => {
      const product = index.numberOf.get(id);
      return product === undefined ? [] : summary(product, language);
    });
  }

  const outfitView = (row: OutfitRow, language: Language): DayOutfit => ({
    id: row.id,
    day: row.day,
    gender: row.gender,
    title: row.title[language],
    description: row.description[language],
    images: images.views(row.image_keys),
    products: shown(row.product_ids, language),
  });

  const listView = async (row: ListRow, language: Language) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    outfits: (await findOutfitsById(db, row.outfit_ids)).map((one) => outfitView(one, language)),
  });

  const latest = (wish: { gender: Gender; howMany: number; without?: readonly string[] }) =>
    findOutfits(db, { ...wish, today: chinaDate(now()) });

  /** What sells best, when the stylist has nothing to say. */
  const bestSellers = (gender: Gender, language: Language) =>
    rankProducts(
      catalogue.current(),
      { type: 'hotselling', gender, 'how-many': MOST_BEST_SELLERS, 'include-products': true },
      language,
    );

  return {
    async createOutfitList({ body }, { session, language }) {
      const outfits = await latest(body);
      const row = await db
        .insertInto('outfit_lists')
        .values({
          bag_id: session.bagId,
          gender: body.gender,
          how_many: body.howMany,
          outfit_ids: JSON.stringify(outfits.map(({ id }) => id)),
          created_at: new Date(now()),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return listView(row, language);
    },

    async getOutfitList({ params }, { session, language }) {
      const found = await findList(db, params.id, session.bagId);
      if (!found) throw new ApiError('not-found');
      return listView(found, language);
    },

    async changeOutfitList({ params, body }, { session, language }) {
      const row = await db.transaction().execute(async (trx) => {
        const found = await findList(trx, params.id, session.bagId);
        if (!found) throw new ApiError('not-found');
        const without = [...new Set([...found.disliked_ids, ...body.dislikedIds])];
        const outfits = await findOutfits(trx, {
          gender: found.gender,
          howMany: found.how_many,
          today: chinaDate(now()),
          without,
        });
        return trx
          .updateTable('outfit_lists')
          .set({
            outfit_ids: JSON.stringify(outfits.map(({ id }) => id)),
            disliked_ids: JSON.stringify(without),
          })
          .where('id', '=', found.id)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return listView(row, language);
    },

    async listLatestOutfits({ body }, { language }) {
      return (await latest(body)).map((outfit) => outfitView(outfit, language));
    },

    async customise({ params, body }, { language }) {
      if (!PROVIDERS.includes(params.provider)) throw new ApiError('not-found');
      const { productIds, gender, howMany } = body;
      const pairings = productIds.length > 0 ? await findPairings(db, productIds) : [];
      const ids = new Set(pairings.flatMap(({ product_ids }) => product_ids));
      for (const id of productIds) ids.delete(id);
      const picked = shown([...ids], language);
      const others = bestSellers(gender, language).filter(
        ({ id }) => !ids.has(id) && !productIds.includes(id),
      );
      return { provider: params.provider, products: [...picked, ...others].slice(0, howMany) };
    },
  };
}
