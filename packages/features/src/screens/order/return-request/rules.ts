import type { MerchantOrder, Order, PickupSlot, ReturnReason } from '@vitrine/contract';
import { DAY_MS, toChinaIsoDate } from '@vitrine/kit';

/** How many days ahead a pickup can be booked. */
const PICKUP_DAYS = 7;

export interface ReturnDraft {
  /** The quantity to return, by item id. */
  quantities: Readonly<Record<string, number>>;
  reason: ReturnReason | '';
  note: string;
  date: string;
  part: PickupSlot['part'];
}

export type ReturnProblem = 'items' | 'reason' | 'note' | 'photos';

/** The pickup days, from tomorrow in Beijing time. */
export const pickupDays = (now: number): readonly string[] =>
  Array.from({ length: PICKUP_DAYS }, (_, day) => toChinaIsoDate(now + (day + 1) * DAY_MS));

/** A new draft; the only item that can be returned is chosen. */
export const createDraft = (shipment: Pick<MerchantOrder, 'items'>, now: number): ReturnDraft => ({
  quantities: chooseOnlyItem(shipment),
  reason: '',
  note: '',
  date: pickupDays(now)[0] ?? '',
  part: 'morning',
});

/** How many of an item can still be returned. */
export const countReturnable = ({
  quantity,
  returnedQuantity,
}: MerchantOrder['items'][number]): number => quantity - returnedQuantity;

/** The reasons to choose from. That of a wrong size is left out where nothing in the parcel has sizes. */
export const listReasons = (
  names: Readonly<Record<ReturnReason, string>>,
  { items }: { items: readonly Pick<MerchantOrder['items'][number], 'sizeDescription'>[] },
): { value: string; name: string }[] =>
  Object.entries(names)
    .filter(([value]) => value !== 'size' || items.some((item) => item.sizeDescription !== ''))
    .map(([value, name]) => ({ value, name }));

/** The quantities of a new draft: all of the only item, nothing while there is a choice. */
function chooseOnlyItem({ items }: Pick<MerchantOrder, 'items'>): Readonly<Record<string, number>> {
  const [item, ...others] = items.filter((each) => countReturnable(each) > 0);
  return item && others.length === 0 ? { [item.id]: countReturnable(item) } : {};
}

/**
 * Completes a stored draft. A pickup day that has passed is replaced, and so are items that were
 * returned in the meantime.
 */
export function restoreDraft(
  shipment: Pick<MerchantOrder, 'items'>,
  stored: Partial<ReturnDraft> | undefined,
  now: number,
): ReturnDraft {
  const draft = { ...createDraft(shipment, now), ...stored };
  const quantities = shipment.items.map((item): [string, number] => [
    item.id,
    Math.min(draft.quantities[item.id] ?? 0, countReturnable(item)),
  ]);
  return {
    ...draft,
    quantities: Object.fromEntries(quantities.filter(([, quantity]) => quantity > 0)),
    date: pickupDays(now).includes(draft.date) ? draft.date : (pickupDays(now)[0] ?? ''),
  };
}

/** The shipment of the URL if it can be returned; without one in the URL, the first that can. */
export const findShipment = (order: Order, id: string | undefined): MerchantOrder | undefined => {
  const open = order.merchantOrders.filter(({ canReturn }) => canReturn);
  return open.find((shipment) => shipment.id === id) ?? (id ? undefined : open[0]);
};

export const listChosenItems = ({ quantities }: ReturnDraft) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([orderItemId, quantity]) => ({ orderItemId, quantity }));

/** The most photos of a request, as the server accepts them. */
export const MAX_PHOTOS = 6;
const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

export const isPhotoTooLarge = (size: number): boolean => size > MAX_PHOTO_BYTES;

/** The reasons that a photo can show. */
export type VisibleReason = Extract<ReturnReason, 'not-as-pictured' | 'faulty' | 'wrong-item'>;

export const isVisibleReason = (reason: ReturnReason | ''): reason is VisibleReason =>
  reason === 'not-as-pictured' || reason === 'faulty' || reason === 'wrong-item';

/** The first missing field. The reason "other" needs a note. */
export function findProblem(draft: ReturnDraft): ReturnProblem | undefined {
  if (listChosenItems(draft).length === 0) return 'items';
  if (draft.reason === '') return 'reason';
  return draft.reason === 'other' && draft.note.trim() === '' ? 'note' : undefined;
}
