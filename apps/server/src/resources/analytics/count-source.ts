import { DAY_MS } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { EVENT_DAYS } from '../tracking/counted-days.ts';
import type { DIMENSIONS, FUNNEL_STEPS } from './dimensions.ts';
import {
  countFunnel,
  countSessionsByDay,
  countSessionsByValue,
  type Period,
} from './event-queries.ts';
import { readDays, readFunnel, readSalesByValue, readSessionsByValue } from './hour-queries.ts';
import { type SalesDimension, type SalesOfValue, sumSalesByValue } from './sales-queries.ts';

/** Where the numbers of a report come from. */
export interface CountSource {
  readonly name: 'events' | 'counts';
  readonly period: Period;
  countByDay(): Promise<readonly { day: string; sessions: number; pages: number }[]>;
  countFunnel(): Promise<Record<keyof typeof FUNNEL_STEPS, number>>;
  countByValue(
    dimension: keyof typeof DIMENSIONS,
  ): Promise<readonly { value: string; sessions: number }[]>;
  sumByValue(dimension: SalesDimension): Promise<readonly SalesOfValue[]>;
}

/** An order is attributed by the events of the week before it, so these must still be there. */
const ATTRIBUTION_DAYS = 7;

/** Counts events while all of a period are kept, and reads what was counted of them afterwards. */
export function chooseCountSource(db: Kysely<Database>, period: Period, now: number): CountSource {
  const oldest = now - (EVENT_DAYS - ATTRIBUTION_DAYS) * DAY_MS;
  if (period.from.getTime() >= oldest)
    return {
      ...{ name: 'events', period },
      countByDay: () => countSessionsByDay(db, period),
      countFunnel: () => countFunnel(db, period),
      countByValue: (dimension) => countSessionsByValue(db, dimension, period),
      sumByValue: (dimension) => sumSalesByValue(db, dimension, period),
    };
  return {
    ...{ name: 'counts', period },
    countByDay: () => readDays(db, period),
    countFunnel: () => readFunnel(db, period),
    countByValue: (dimension) => readSessionsByValue(db, dimension, period),
    sumByValue: (dimension) => readSalesByValue(db, dimension, period),
  };
}
