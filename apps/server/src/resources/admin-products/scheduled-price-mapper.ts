import type { ScheduledPrice } from '@vitrine/contract/admin';
import type { Selectable } from 'kysely';
import type { ScheduledPricesTable } from '../../database/schema/catalogue.ts';

export const toScheduledPrice = (row: Selectable<ScheduledPricesTable>): ScheduledPrice => ({
  id: row.id,
  variantId: row.variant_id,
  price: Number(row.price),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  state: row.state,
});
