import { readFileSync } from 'node:fs';
import type { ShopProcess } from './shop.ts';

const readMegabytes = ({ process: { pid } }: Pick<ShopProcess, 'process'>, field: string): number =>
  Number(
    new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
  ) / 1024;

/** The resident memory of a shop's process in megabytes. */
export const residentMegabytes = (shop: Pick<ShopProcess, 'process'>): number =>
  readMegabytes(shop, 'VmRSS');

/** The most resident memory that the process has had. */
export const peakMegabytes = (shop: Pick<ShopProcess, 'process'>): number =>
  readMegabytes(shop, 'VmHWM');
