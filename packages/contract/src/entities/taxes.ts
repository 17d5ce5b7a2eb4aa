import { z } from 'zod';
import { minorUnits } from './common.ts';

const percent = z.number().min(0);

/** How an amount is made up. Prices include taxes, so that its parts add up to what is paid. */
export const taxBreakdown = z
  .object({
    currencyIsoCode: z.string(),
    goods: minorUnits.meta({ description: 'Without taxes, discounts taken off' }),
    taxes: minorUnits.meta({ description: 'Import duty and value-added tax' }),
    shipping: minorUnits,
    categories: z.array(
      z.object({
        name: z.string(),
        goods: minorUnits,
        duty: minorUnits,
        dutyPercent: percent,
        vat: minorUnits,
        vatPercent: percent,
      }),
    ),
    sources: z.array(z.string()).meta({ description: 'Where the rates come from' }),
  })
  .meta({ id: 'TaxBreakdown' });
export type TaxBreakdown = z.infer<typeof taxBreakdown>;
