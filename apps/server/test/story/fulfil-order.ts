import { CARRIER_NOTIFICATION_PATH } from '../../src/providers/carriers/port.ts';
import type { OperatorActor } from './operator-actor.ts';
import type { StoryShop } from './story-shop.ts';

/** A merchant sends the only order of its queue, and returns the number of the parcel. */
export async function sendOrder(staff: OperatorActor, trackingNumber: string): Promise<string> {
  const { items } = await staff.ask('listMerchantOrders', { query: { status: 'paid' } });
  const [order] = items;
  if (!order || items.length > 1) throw new Error(`${items.length} orders wait`);
  const params = { id: order.id };
  await staff.ask('acceptMerchantOrder', { params });
  await staff.ask('packMerchantOrder', { params });
  const body = { carrier: 'shunfeng', trackingNumber };
  const { parcels } = await staff.ask('shipMerchantOrder', { params, body });
  return parcels[0]?.trackingNumber ?? '';
}

/** The carrier reports that a parcel has passed customs and is delivered. */
export async function deliverParcel({ app, providers }: StoryShop, trackingNumber: string) {
  const response = await app.inject({
    method: 'POST',
    url: CARRIER_NOTIFICATION_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: providers.reportDelivery(trackingNumber),
  });
  if (response.statusCode !== 200) throw new Error(`The report was refused: ${response.body}`);
}
