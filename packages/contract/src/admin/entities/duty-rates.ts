import { SHIPPING_COUNTRY_CODES } from '@vitrine/kit';
import { z } from 'zod';
import { numericId } from '../../entities/common.ts';
import { catalogueName } from './catalogue-data.ts';
import { catalogueText } from './catalogue-text.ts';
import { plannedDay } from './managed.ts';
import { chinaDay } from './money.ts';
import { version } from './page.ts';

const MAX_SOURCE = 200;
/** Thousandths: 80 is 8 %. */
const perMille = z.int().min(0).max(1000).meta({ description: 'Thousandths: 80 is 8 %' });
const storedText = z.object({ 'zh-CN': z.string(), 'en-US': z.string() });
const countryCode = z.enum(SHIPPING_COUNTRY_CODES);
const lastDay = {
  description: 'The last day; null: until the next rate of the category and the country',
};

export const dutyRateInput = z.object({
  categoryId: numericId.meta({
    description: 'The rate counts for the categories below it that have none of their own',
  }),
  country: countryCode,
  name: catalogueName.meta({ description: 'What shoppers read for these goods' }),
  duty: perMille,
  vat: perMille,
  source: catalogueText(MAX_SOURCE).meta({ description: 'Where the rates are from' }),
  validFrom: plannedDay,
  validTo: plannedDay.nullable().default(null).meta(lastDay),
});

/** What part of a price is import duty and value-added tax. Prices include both. */
export const dutyRate = z
  .object({
    id: numericId,
    categoryId: numericId,
    country: z.string(),
    name: storedText,
    duty: perMille,
    vat: perMille,
    source: storedText,
    validFrom: chinaDay,
    validTo: chinaDay.nullable().meta(lastDay),
    version,
  })
  .meta({ id: 'DutyRate' });
export type DutyRateData = z.infer<typeof dutyRate>;

export const DUTY_RATE_STATUSES = ['coming', 'running', 'ended'] as const;
export const listedDutyRate = dutyRate
  .extend({
    status: z.enum(DUTY_RATE_STATUSES),
    endsOn: chinaDay.nullable().meta({
      description: 'The last day on which it counts: its own, or the day before the next rate',
    }),
  })
  .meta({ id: 'ListedDutyRate' });
export type ListedDutyRate = z.infer<typeof listedDutyRate>;
