import type { MerchantOrder, Order, PickupSlot, ReturnReason } from '@vitrine/contract';
import { chinaDate, DAY_MS } from '@vitrine/kit';

/** How many days ahead somebody can be asked to come. */
const PICKUP_DAYS = 7;

export interface ReturnDraft {
  /** How many pieces of which item. */
  pieces: Readonly<Record<string, number>>;
  reason: ReturnReason | '';
  note: string;
  date: string;
  part: PickupSlot['part'];
}

export type ReturnFault = 'pieces' | 'reason' | 'note';

/** Days from tomorrow on, in Beijing. */
export const pickupDays = (now: number): readonly string[] =>
  Array.from({ length: PICKUP_DAYS }, (_, day) => chinaDate(now + (day + 1) * DAY_MS));

export const emptyReturn = (now: number): ReturnDraft => ({
  pieces: {},
  reason: '',
  note: '',
  date: pickupDays(now)[0] ?? '',
  part: 'morning',
});

/** Pieces that have not gone back yet. */
export const leftOf = ({ quantity, returnedQuantity }: MerchantOrder['items'][number]): number =>
  quantity - returnedQuantity;

/** The parcel that is asked for, or the only one that can still go back. */
export const parcelOf = (order: Order, id: string | undefined): MerchantOrder | undefined => {
  const open = order.merchantOrders.filter(({ canReturn }) => canReturn);
  return open.find((parcel) => parcel.id === id) ?? (id ? undefined : open[0]);
};

export const chosenItems = ({ pieces }: ReturnDraft) =>
  Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([orderItemId, quantity]) => ({ orderItemId, quantity }));

/** The first thing that is still to be said. "Something else" has to be put into words. */
export function faultOf(draft: ReturnDraft): ReturnFault | undefined {
  if (chosenItems(draft).length === 0) return 'pieces';
  if (draft.reason === '') return 'reason';
  return draft.reason === 'other' && draft.note.trim() === '' ? 'note' : undefined;
}
