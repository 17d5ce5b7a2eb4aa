import { readFileSync } from 'node:fs';
import type { BenchShop } from './shop.ts';

/** The resident memory of a shop's process in megabytes. */
export const residentMegabytes = ({ process: { pid } }: Pick<BenchShop, 'process'>): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
