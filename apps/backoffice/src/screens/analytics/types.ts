import type { AnalyticsDimension } from '@vitrine/contract/admin';

/** Opens the events behind a number. */
export type ShowEvents = (dimension: AnalyticsDimension, value: string) => void;
