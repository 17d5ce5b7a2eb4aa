import type { AnalyticsDimension } from '@vitrine/contract/admin';

/** Opens the events behind a number; undefined where they are no longer kept. */
export type ShowEvents = ((dimension: AnalyticsDimension, value: string) => void) | undefined;
