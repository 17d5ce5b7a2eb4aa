import type { Generated } from 'kysely';
import type { BigId } from './columns.ts';

export interface ProductSalesTable {
  day: string;
  product_id: BigId;
  quantity: number;
}

export interface ProductSalesCursorTable {
  is_only: Generated<boolean>;
  last_order_id: BigId;
}
