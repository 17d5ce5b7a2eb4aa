import type { BigId, Time } from './columns.ts';

export interface WishlistItemsTable {
  bag_id: string;
  product_id: BigId;
  added_at: Time;
}

export interface ViewedProductsTable {
  shopper_id: BigId;
  product_id: BigId;
  viewed_at: Time;
}
