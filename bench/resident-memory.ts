import { readFileSync } from 'node:fs';
import type { BenchShop } from './shop.ts';

type ShopProcess = Pick<BenchShop, 'process'>;

const readMegabytes = ({ process: { pid } }: ShopProcess, field: string): number =>
  Number(
    new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
  ) / 1024;

/** The resident memory of a shop's process in megabytes. */
export const residentMegabytes = (shop: ShopProcess): number => readMegabytes(shop, 'VmRSS');

/** The most resident memory that the process has had. */
export const peakMegabytes = (shop: ShopProcess): number => readMegabytes(shop, 'VmHWM');
