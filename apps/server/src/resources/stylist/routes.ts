import type { DayOutfit, Gender, Handlers, ProductSummary, stylist } from '@vitrine/contract';
import { type Language, toChinaIsoDate } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { rankProducts } from '../rankings/rules.ts';
import {
  findOutfitList,
  findOutfits,
  findOutfitsById,
  findPairings,
  type OutfitRow,
} from './queries.ts';

/** The supported providers of customisation; only the shop's own stylist. */
const PROVIDERS: readonly string[] = ['stylist'];

const MAX_BEST_SELLERS = 40;

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
}: CatalogueDeps): Handlers<typeof stylist, HandlerContexts> {
  function summariseProducts(ids: readonly string[], language: Language): ProductSummary[] {
    const { index, summarise } = catalogue.current();
    return ids.flatMap((id) => {
      const product = index.numberById.get(id);
      return product === undefined ? [] : summarise(product, language);
    });
  }

  const mapOutfitToResponse = (row: OutfitRow, language: Language): DayOutfit => ({
    id: row.id,
    day: row.day,
    gender: row.gender,
    title: row.title[language],
    description: row.description[language],
    images: images.views(row.image_keys),
    products: summariseProducts(row.product_ids, language),
  });

  const mapListToResponse = async (row: ListRow, language: Language) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    outfits: (await findOutfitsById(db, row.outfit_ids)).map((one) =>
      mapOutfitToResponse(one, language),
    ),
  });

  const findLatest = (
    query: { gender: Gender; howMany: number; without?: readonly string[] },
    connection: Kysely<Database> = db,
  ) => findOutfits(connection, { ...query, today: toChinaIsoDate(now()) });

  /** Best sellers, to fill up the picks of the stylist. */
  const listBestSellers = (gender: Gender, language: Language) =>
    rankProducts(
      catalogue.current(),
      { type: 'hotselling', gender, 'how-many': MAX_BEST_SELLERS, 'include-products': true },
      language,
    );

  return {
    async createOutfitList({ body }, { session, language, idempotencyKey: key }) {
      const { bagId } = session;
      const call = { scope: `outfits:${bagId}`, key, request: body, now: now(), language };
      const id = await db.transaction().execute((trx) =>
        withIdempotency(trx, call, async () => {
          const outfits = await findLatest(body, trx);
          const row = await trx
            .insertInto('outfit_lists')
            .values({
              bag_id: bagId,
              gender: body.gender,
              how_many: body.howMany,
              outfit_ids: JSON.stringify(outfits.map((outfit) => outfit.id)),
              created_at: new Date(now()),
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          return row.id;
        }),
      );
      const list = await findOutfitList(db, id, bagId);
      if (!list) throw new ApiProblem('not-found');
      return mapListToResponse(list, language);
    },

    async getOutfitList({ params }, { session, language }) {
      const list = await findOutfitList(db, params.id, session.bagId);
      if (!list) throw new ApiProblem('not-found');
      return mapListToResponse(list, language);
    },

    async changeOutfitList({ params, body }, { session, language }) {
      const row = await db.transaction().execute(async (trx) => {
        const list = await findOutfitList(trx, params.id, session.bagId);
        if (!list) throw new ApiProblem('not-found');
        const without = [...new Set([...list.disliked_ids, ...body.dislikedIds])];
        const outfits = await findOutfits(trx, {
          gender: list.gender,
          howMany: list.how_many,
          today: toChinaIsoDate(now()),
          without,
        });
        return trx
          .updateTable('outfit_lists')
          .set({
            outfit_ids: JSON.stringify(outfits.map(({ id }) => id)),
            disliked_ids: JSON.stringify(without),
          })
          .where('id', '=', list.id)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return mapListToResponse(row, language);
    },

    async listLatestOutfits({ body }, { language }) {
      return (await findLatest(body)).map((outfit) => mapOutfitToResponse(outfit, language));
    },

    async customise({ params, body }, { language }) {
      if (!PROVIDERS.includes(params.provider)) throw new ApiProblem('not-found');
      const { productIds, gender, howMany } = body;
      const pairings = productIds.length > 0 ? await findPairings(db, productIds) : [];
      const ids = new Set(pairings.flatMap(({ product_ids }) => product_ids));
      for (const id of productIds) ids.delete(id);
      const picks = summariseProducts([...ids], language);
      const bestSellers = listBestSellers(gender, language).filter(
        ({ id }) => !ids.has(id) && !productIds.includes(id),
      );
      return { provider: params.provider, products: [...picks, ...bestSellers].slice(0, howMany) };
    },
  };
}
