import { CHINA_OFFSET_MS } from '@vitrine/kit';

/** What a clock in China shows at a time, without a zone: pickers know no zones. */
export const toChinaClock = (iso: string): string =>
  new Date(Date.parse(iso) + CHINA_OFFSET_MS).toISOString().slice(0, 19);

/** The time at which a clock in China shows this. */
export const fromChinaClock = (clock: string): string =>
  new Date(Date.parse(`${clock.replace(' ', 'T')}Z`) - CHINA_OFFSET_MS).toISOString();
