import type { ImportFormat } from '@vitrine/contract/admin';
import type { FileFormat } from './file-format.ts';
import { medusa } from './medusa.ts';
import { saleor } from './saleor.ts';
import { shopify } from './shopify.ts';
import { spree } from './spree.ts';
import { taobao } from './taobao.ts';
import { woocommerce } from './woocommerce.ts';
import { youzan } from './youzan.ts';

export type ForeignFormat = Exclude<ImportFormat, 'vitrine'>;

export const FORMATS: Readonly<Record<ForeignFormat, FileFormat>> = {
  ...{ shopify, woocommerce, medusa, saleor, spree, taobao, youzan },
};

/** The system whose export has these columns, in small letters. */
export function detectFormat(columns: readonly string[]): ForeignFormat | undefined {
  const codes = Object.keys(FORMATS) as ForeignFormat[];
  return codes.find((code) =>
    FORMATS[code].signature.every((names) => names.some((name) => columns.includes(name))),
  );
}
