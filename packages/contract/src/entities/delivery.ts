import { SHIPPING_ORIGINS } from '@vitrine/kit';
import { z } from 'zod';

export const shippingOrigin = z.enum(SHIPPING_ORIGINS).meta({
  description:
    'Where goods are sent from: within the country of delivery, a bonded warehouse in China, or abroad',
});

export const passesCustoms = z
  .boolean()
  .meta({ description: 'Whether the parcel is declared with the personal ID of its recipient' });

/** When and where a parcel arrives if it is ordered now, customs included. */
export const deliveryPromise = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    place: z.string().meta({ description: 'The city of the address, or the country' }),
  })
  .meta({ id: 'DeliveryPromise' });
export type DeliveryPromise = z.infer<typeof deliveryPromise>;
