import type { ImportColumnName } from '@vitrine/contract/admin';

import { findGender } from '../find-gender.ts';
import { toCode } from '../to-code.ts';
import { toPlainText } from './plain-text.ts';

export interface ForeignOption {
  readonly name: string;
  readonly value: string;
}

export interface ForeignVariant {
  readonly line: number;
  readonly sku: string;
  readonly options: readonly ForeignOption[];
  /** Plain amounts: 1200.50. */
  readonly price: string;
  readonly originalPrice?: string;
  readonly quantity?: string;
  readonly variantId?: string;
  readonly image?: string;
  readonly barcode?: string;
}

/** A product of another system, with all its variants. */
export interface ForeignProduct {
  readonly id: string;
  readonly title: string;
  readonly html?: string;
  readonly brand?: string;
  /** Paths of categories; one of them is taken. */
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly images?: readonly string[];
  readonly status?: 'published' | 'draft' | 'archived';
  readonly grams?: string;
  readonly originCountry?: string;
  readonly hsCode?: string;
  readonly variants: readonly ForeignVariant[];
}

export interface TranslatedRow {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<ImportColumnName, string>>>;
}

const COLOUR = /^(?:colou?rs?|couleur|farbe|颜色|颜色分类|顏色|花色|配色)$/i;
const SIZE = /^(?:sizes?|shoe size|taille|größe|尺码|尺寸|尺碼|大小|鞋码)$/i;
/** What systems write for a product without options. */
const NO_OPTION = /^(?:default title|default|默认|默认规格)$/i;
const MAX_ID = 64;
const MAX_STYLE = 60;

/** Whether an option of this name is one that shoppers choose, in any system. */
export const isColourOrSize = (name: string): boolean => COLOUR.test(name) || SIZE.test(name);

const isChoice = ({ name, value }: ForeignOption) =>
  name !== '' && value !== '' && !NO_OPTION.test(value);

const readColour = ({ options }: ForeignVariant): string =>
  options.filter(isChoice).find(({ name }) => COLOUR.test(name))?.value ?? '';

/** The size, followed by what else there is to choose. */
function readSize({ options }: ForeignVariant): string {
  const others = options.filter(isChoice).filter(({ name }) => !COLOUR.test(name));
  const sorted = others.toSorted((a, b) => Number(SIZE.test(b.name)) - Number(SIZE.test(a.name)));
  return sorted.map(({ value }) => value).join(' / ');
}

/** What shoppers choose by, when that is one thing and neither a colour nor a size. */
function readOptionName({ options }: ForeignVariant): string | undefined {
  const [only, ...others] = options.filter(isChoice).filter(({ name }) => !COLOUR.test(name));
  return only && others.length === 0 && !SIZE.test(only.name) ? only.name : undefined;
}

const isIsbn = (code: string): boolean => /^97[89](?:-?\d){10}$/.test(code);

/** The number by which shoppers ask for it: the ISBN of a book, or the SKU of what is sold in one way. */
function readStyle({ id, variants }: ForeignProduct): string {
  const isbn = variants.flatMap(({ barcode = '', sku }) => [barcode, sku]).find(isIsbn);
  const [only, ...others] = variants;
  return (isbn ?? ((others.length === 0 && only?.sku) || id)).slice(0, MAX_STYLE);
}

/** The most exact path, and of those one that names a gender. */
export function pickCategory(paths: readonly string[]): string {
  const weigh = (path: string) =>
    path.split('>').length + (findGender(path.split('>')[0] ?? '') ? 100 : 0);
  return paths.reduce((best, path) => (weigh(path) > weigh(best) ? path : best), paths[0] ?? '');
}

/** The product's own images, and those of the colour's variants first. */
function listImages(
  { images = [], variants }: ForeignProduct,
  own: readonly ForeignVariant[],
): string[] {
  const first = own.flatMap(({ image }) => image ?? []);
  const others = new Set(variants.flatMap(({ image }) => image ?? []));
  const all = [...first, ...images.filter((image) => !others.has(image))];
  return [...new Set(all)].filter(Boolean);
}

const dropEmpty = (cells: Readonly<Partial<Record<ImportColumnName, string | undefined>>>) =>
  Object.fromEntries(
    Object.entries(cells).filter(([, value]) => value !== undefined && value !== ''),
  );

/** A variant without a SKU gets one from its product and its options, the same each time. */
const toSku = (id: string, { sku, options }: ForeignVariant): string =>
  sku || [id, ...options.filter(isChoice).map(({ value }) => toCode(value, new Set()))].join('-');

const toVariantCells = (id: string, variant: ForeignVariant) => ({
  sku: toSku(id, variant).slice(0, MAX_ID),
  variant_id: variant.variantId,
  size: readSize(variant),
  option_name: readOptionName(variant),
  price: variant.price,
  original_price:
    Number(variant.originalPrice ?? 0) > Number(variant.price) ? variant.originalPrice : undefined,
  quantity: toQuantity(variant.quantity),
});

/** Some systems count below nothing, or in decimals. */
function toQuantity(text: string | undefined): string | undefined {
  if (text === undefined || !/^-?\d+(?:\.\d+)?$/.test(text)) return undefined;
  return String(Math.max(0, Math.floor(Number(text))));
}

function toProductCells(product: ForeignProduct, colour: string, images: readonly string[]) {
  const { id, title, html = '', brand, categories = [], tags = [], status } = product;
  const isPublishable = status !== 'published' || images.length > 0;
  return {
    brand,
    style: readStyle(product),
    family: colour === '' ? undefined : id,
    category: pickCategory(categories),
    colour,
    name_zh: title,
    description_zh: toPlainText(html).slice(0, 8_000),
    status: isPublishable ? status : 'draft',
    images: images.join('|'),
    tags: tags.join('|'),
    net_weight: product.grams,
    origin_country: product.originCountry,
    hs_code: product.hsCode,
  };
}

/** The rows of a product: one product for each colour, and one row for each variant. */
export function toImportRows(product: ForeignProduct, line: number): TranslatedRow[] {
  const byColour = Map.groupBy(product.variants, readColour);
  if (byColour.size === 0) byColour.set('', []);
  return [...byColour].flatMap(([colour, variants]) => {
    const suffix = colour === '' ? '' : `-${toCode(colour, new Set())}`;
    const id = `${product.id}${suffix}`.slice(0, MAX_ID);
    const facts = toProductCells(product, colour, listImages(product, variants).slice(0, 30));
    const [first, ...rest] = variants;
    const head = { product: id, ...facts, ...(first && toVariantCells(product.id, first)) };
    return [
      { line: first?.line ?? line, cells: dropEmpty(head) },
      ...rest.map((variant) => ({
        line: variant.line,
        cells: dropEmpty({ product: id, ...toVariantCells(product.id, variant) }),
      })),
    ];
  });
}
