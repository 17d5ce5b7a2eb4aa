import type { CardReference, MessageCard } from '@vitrine/contract';
import { formatMessage, type Language } from '@vitrine/kit';
import { loadParts } from '../orders/load-parts.ts';
import { mapOrderSummaryToResponse } from '../orders/mappers.ts';
import { findOrder } from '../orders/queries.ts';
import { mapReturnToResponse } from '../returns/mappers.ts';
import { findReturn, findReturnItems } from '../returns/queries.ts';
import type { ConversationDeps } from './deps.ts';

type CardDeps = Pick<ConversationDeps, 'db' | 'catalogue' | 'images' | 'keyring' | 'now'>;

/** Whose orders a card may show, and in which language. */
export interface CardViewer {
  readonly shopperId: string | null;
  readonly language: Language;
}

export const ORDER_TITLE = { 'zh-CN': '订单 {number}', 'en-US': 'Order {number}' };
export const RETURN_TITLE = { 'zh-CN': '退货 {number}', 'en-US': 'Return {number}' };

function drawProduct({ catalogue }: CardDeps, id: string, language: Language) {
  const { index, summarise } = catalogue.current();
  const product = index.numberById.get(id);
  if (product === undefined) return undefined;
  const { brand, shortDescription, price, images } = summarise(product, language);
  return { title: brand.name, text: shortDescription, amount: price, images };
}

async function drawOrder({ db, images, now }: CardDeps, id: string, viewer: CardViewer) {
  const { shopperId, language } = viewer;
  const record = shopperId ? await findOrder(db, id, shopperId) : undefined;
  if (!record) return undefined;
  const [parts] = await loadParts(db, [record]);
  if (!parts) return undefined;
  const context = { images, language, now: now() };
  const order = mapOrderSummaryToResponse(parts, context);
  return {
    title: formatMessage(ORDER_TITLE[language], { number: order.number }),
    text: order.statusText,
    amount: order.priceInfo.grandTotal,
    images: order.items[0]?.images ?? [],
  };
}

async function drawReturn(deps: CardDeps, id: string, viewer: CardViewer) {
  const { shopperId, language } = viewer;
  const record = shopperId ? await findReturn(deps.db, id, shopperId) : undefined;
  if (!record) return undefined;
  const items = await findReturnItems(deps.db, [id]);
  const orderReturn = mapReturnToResponse(record, { items, photos: [] }, { ...deps, language });
  return {
    title: formatMessage(RETURN_TITLE[language], { number: id }),
    text: orderReturn.statusText,
    amount: orderReturn.refundAmount,
    images: orderReturn.items[0]?.images ?? [],
  };
}

/** Draws a card from the shop's data as it is now. Undefined when the viewer cannot see what it shows. */
export async function drawCard(
  deps: CardDeps,
  { kind, id }: CardReference,
  viewer: CardViewer,
): Promise<MessageCard | undefined> {
  const drawn =
    kind === 'product'
      ? drawProduct(deps, id, viewer.language)
      : await (kind === 'order' ? drawOrder : drawReturn)(deps, id, viewer);
  return drawn && { kind, id, ...drawn, isAvailable: true };
}

/** The card of something that is no longer in the shop. */
export const drawMissingCard = ({ kind, id }: CardReference): MessageCard => ({
  kind,
  id,
  title: '',
  text: '',
  amount: null,
  images: [],
  isAvailable: false,
});
