import type { bags, Handlers } from '@vitrine/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, SessionContext } from '../../http/handler-context.ts';
import { parseDestination } from '../../pricing/shipping-rules.ts';
import type { ImageUrls } from '../images/image-urls.ts';
import { mapBagToResponse, mapSizesToResponse } from './mappers.ts';
import { bagProblem } from './problems.ts';
import { type BagItemRecord, countBagItems, findBagItemSizes, findBagItems } from './queries.ts';
import { addBagItem, addOutfit, type BagChange, changeBagItem, removeBagItems } from './service.ts';

export interface BagDeps {
  db: Kysely<Database>;
  images: Pick<ImageUrls, 'views'>;
  now: () => number;
  /** Counts for tests of pages that something was put into the bag. It never fails. */
  trackAddedToBag(context: SessionContext): Promise<void>;
}

type Calls = typeof bags;

/** A bag can only be used by the session that it belongs to. */
function requireOwnBag({ id }: { id: string }, { session, language }: SessionContext): string {
  if (id !== session.bagId) throw bagProblem('bag-not-found', language);
  return id;
}

export function bagHandlers({
  db,
  images,
  now,
  trackAddedToBag,
}: BagDeps): Handlers<Calls, HandlerContexts> {
  const mapBag = (
    bagId: string,
    items: readonly BagItemRecord[],
    { language, country }: SessionContext,
  ) =>
    mapBagToResponse(bagId, items, {
      images,
      language,
      destination: parseDestination(country),
      now: now(),
    });

  const readBag = async (bagId: string, context: SessionContext) =>
    mapBag(bagId, await findBagItems(db, bagId, now()), context);

  /** Changes a bag in a transaction, then reads the bag after the commit, when no lock is held. */
  const changeAndRead = async (
    { id }: { id: string },
    context: SessionContext,
    work: (trx: Transaction<Database>, change: BagChange) => Promise<void>,
  ) => {
    const bagId = requireOwnBag({ id }, context);
    const change = { bagId, now: now(), language: context.language };
    await db.transaction().execute((trx) => work(trx, change));
    return readBag(bagId, context);
  };

  return {
    getBag: ({ params }, context) => readBag(requireOwnBag(params, context), context),

    async addBagItem({ params, body }, context) {
      const bagId = requireOwnBag(params, context);
      const change = { bagId, now: now(), language: context.language };
      const items = await addBagItem(db, change, body, context.idempotencyKey);
      await trackAddedToBag(context);
      return mapBag(bagId, items, context);
    },

    async addOutfitToBag({ params, body }, context) {
      const bag = await changeAndRead(params, context, (trx, change) =>
        addOutfit(trx, change, body.variantIds, context.idempotencyKey),
      );
      await trackAddedToBag(context);
      return bag;
    },

    changeBagItem: ({ params, body }, context) =>
      changeAndRead(params, context, (trx, change) =>
        changeBagItem(trx, change, { id: params.itemId, ...body }),
      ),

    removeBagItem: ({ params }, context) =>
      changeAndRead(params, context, async (trx, change) => {
        const removed = await removeBagItems(trx, change, [params.itemId]);
        if (removed === 0) throw bagProblem('item-not-found', context.language);
      }),

    removeBagItems: ({ params, query }, context) =>
      changeAndRead(params, context, async (trx, change) => {
        await removeBagItems(trx, change, query['items-id']);
      }),

    async getBagSizesQuantities({ params }, context) {
      const bagId = requireOwnBag(params, context);
      const items = await findBagItems(db, bagId, now());
      return mapSizesToResponse(items, await findBagItemSizes(db, bagId, now()), context.language);
    },

    async getBagCount({ params }, context) {
      return { count: await countBagItems(db, requireOwnBag(params, context)) };
    },
  };
}
