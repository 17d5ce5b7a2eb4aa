import { z } from 'zod';

/** When and where a parcel arrives if it is ordered now, customs included. */
export const deliveryPromise = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    place: z.string().meta({ description: 'The city of the address, or the country' }),
  })
  .meta({ id: 'DeliveryPromise' });
export type DeliveryPromise = z.infer<typeof deliveryPromise>;
