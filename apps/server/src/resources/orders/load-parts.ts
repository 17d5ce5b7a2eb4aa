import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { listUnshippedItems } from '../shipments/create-shipment.ts';
import type { OrderWithParts } from './mappers.ts';
import { findParcels } from './parcel-queries.ts';
import { findOrderItems, findShipments, type OrderRecord } from './queries.ts';

/** Loads merchant orders, items and parcels of any number of orders with a query each. */
export async function loadParts(
  db: Kysely<Database>,
  records: readonly OrderRecord[],
): Promise<OrderWithParts[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const shipments = await findShipments(db, ids);
  const items = await findOrderItems(db, ids);
  const merchantOrderIds = shipments.map(({ id }) => id);
  const parcels = await findParcels(db, merchantOrderIds);
  const unsent = await listUnshippedItems(db, ...merchantOrderIds);
  return records.map((record) => ({
    record,
    shipments: shipments.filter(({ order_id }) => order_id === record.id),
    items: items.filter(({ order_id }) => order_id === record.id),
    parcels,
    unsent,
  }));
}
