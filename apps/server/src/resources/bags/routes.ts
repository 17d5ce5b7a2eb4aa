import type { bags, Handlers } from '@vitrine/contract';
import type { Kysely, Transaction } from 'kysely';
import { once } from '../../database/once.ts';
import type { Database } from '../../database/schema.ts';
import type { CallContexts, SessionContext } from '../../http/context.ts';
import { destinationIn } from '../checkout/shipping-rules.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { addItem, type Change, changeItem, removeItems } from './changes.ts';
import { countItems, findBagItems, findSizes } from './queries.ts';
import { refuseBag } from './refuse.ts';
import { bagIn, sizesIn } from './rules.ts';

export interface BagDeps {
  db: Kysely<Database>;
  images: Pick<ImageAddresses, 'views'>;
  now: () => number;
}

type Calls = typeof bags;

/** A bag is known to nobody but the session it belongs to. */
function ownBag({ id }: { id: string }, { session, language }: SessionContext): string {
  if (id !== session.bagId) throw refuseBag('bag-not-found', language);
  return id;
}

export function bagHandlers({ db, images, now }: BagDeps): Handlers<Calls, CallContexts> {
  const read = async (bagId: string, { language, country }: SessionContext) => {
    const destination = destinationIn(country);
    return bagIn(bagId, await findBagItems(db, bagId, now()), { images, language, destination });
  };

  /** Does something to a bag, and answers the bag once nobody waits for it any more. */
  const changing = async (
    { id }: { id: string },
    context: SessionContext,
    work: (trx: Transaction<Database>, change: Change) => Promise<void>,
  ) => {
    const bagId = ownBag({ id }, context);
    const change = { bagId, now: now(), language: context.language };
    await db.transaction().execute((trx) => work(trx, change));
    return read(bagId, context);
  };

  return {
    getBag: ({ params }, context) => read(ownBag(params, context), context),

    addBagItem: ({ params, body }, context) =>
      changing(params, context, (trx, change) => {
        const { bagId, ...at } = change;
        const attempt = {
          scope: `bag:${bagId}`,
          key: context.idempotencyKey,
          request: body,
          ...at,
        };
        return once(trx, attempt, () => addItem(trx, change, body));
      }),

    changeBagItem: ({ params, body }, context) =>
      changing(params, context, (trx, change) =>
        changeItem(trx, change, { id: params.itemId, ...body }),
      ),

    removeBagItem: ({ params }, context) =>
      changing(params, context, async (trx, change) => {
        const removed = await removeItems(trx, change, [params.itemId]);
        if (removed === 0) throw refuseBag('item-not-found', context.language);
      }),

    removeBagItems: ({ params, query }, context) =>
      changing(params, context, async (trx, change) => {
        await removeItems(trx, change, query['items-id']);
      }),

    async getBagSizesQuantities({ params }, context) {
      const bagId = ownBag(params, context);
      const items = await findBagItems(db, bagId, now());
      return sizesIn(items, await findSizes(db, bagId, now()), context.language);
    },

    async getBagCount({ params }, context) {
      return { count: await countItems(db, ownBag(params, context)) };
    },
  };
}
