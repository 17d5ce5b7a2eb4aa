import { z } from 'zod';
import { amountCell, compactCell, listCell, textCell, wholeCell } from './import-cells.ts';
import type { MasterDataKind } from './master-data.ts';

/** One column of a table of master data. The fields of its kind check what the cell says. */
export interface MasterDataColumn {
  /** Where its value stands in the fields of the kind; missing in a column that names the row. */
  readonly path?: readonly string[];
  /** Reads a cell. */
  readonly schema: z.ZodType;
  readonly description: string;
  /** What an empty cell means. Without it, an empty cell changes nothing. */
  readonly whenEmpty?: unknown;
  /** A new row needs it. */
  readonly isNeeded?: true;
  /** Whether it describes a shipping option of a merchant; each row has one. */
  readonly isOption?: true;
}

const MAX_CELL = 2_000;
const MAX_AMOUNT = 1_000_000_000;
const MAX_WHOLE = 1_000_000_000;
const MAX_PROVINCES = 50;

const text = textCell(MAX_CELL);
const whole = wholeCell(0, MAX_WHOLE);
const amount = amountCell(MAX_AMOUNT);

const id = (what: string): MasterDataColumn => ({
  schema: text,
  description: `Id of the ${what}; without it, the one of this name is changed, or a new one gets the next id`,
});
const code = (example: string): MasterDataColumn => ({
  schema: text,
  description: `Code by which products name it: \`${example}\``,
  isNeeded: true,
});
const nameZh: MasterDataColumn = {
  path: ['name', 'zh-CN'],
  schema: text,
  description: 'Name in Chinese',
  isNeeded: true,
};
const nameEn: MasterDataColumn = {
  path: ['name', 'en-US'],
  schema: text,
  description: 'Name in English; without it shoppers read the Chinese one',
  whenEmpty: null,
};
const descriptions = {
  description_zh: {
    path: ['description', 'zh-CN'],
    schema: text,
    description: 'Description in Chinese',
    whenEmpty: '',
  },
  description_en: {
    path: ['description', 'en-US'],
    schema: text,
    description: 'Description in English',
    whenEmpty: null,
  },
} satisfies Record<string, MasterDataColumn>;
const position: MasterDataColumn = {
  path: ['position'],
  schema: whole,
  description: 'Low numbers first',
};

/** The columns of the tables from which master data is imported. */
export const MASTER_DATA_COLUMNS: Readonly<
  Record<MasterDataKind, Readonly<Record<string, MasterDataColumn>>>
> = {
  brands: {
    id: id('brand'),
    name: { path: ['name'], schema: text, description: 'Name', isNeeded: true },
    ...descriptions,
    position,
  },
  categories: {
    id: id('category'),
    parent: {
      path: ['parentId'],
      schema: text,
      description:
        'Id of the category above, or its names from the top: Women > Clothing; empty for the first of a gender',
      whenEmpty: null,
    },
    gender: {
      path: ['gender'],
      schema: text,
      description: '`women`, `men` or `kids`; below another category it has the gender of that',
    },
    name_zh: nameZh,
    name_en: nameEn,
    image: {
      path: ['imageKey'],
      schema: text,
      description: 'Key of an image of the shop; empty shows a product',
      whenEmpty: null,
    },
    hs_code: {
      path: ['hsCode'],
      schema: compactCell(text),
      description: 'HS code of its products for customs',
      whenEmpty: null,
    },
    origin_country: {
      path: ['originCountry'],
      schema: compactCell(text),
      description: 'Code of the country where its products are made: `IT`',
      whenEmpty: null,
    },
    net_weight: {
      path: ['netWeight'],
      schema: whole,
      description: 'Net weight of one product in grams',
      whenEmpty: null,
    },
    position,
  },
  colours: {
    code: code('navy'),
    name_zh: nameZh,
    name_en: nameEn,
    hex: {
      path: ['hex'],
      schema: text,
      description: 'Colour of its swatch: `#1f2a44`',
      isNeeded: true,
    },
    position,
  },
  attributes: { code: code('cashmere'), name_zh: nameZh, name_en: nameEn, position },
  merchants: {
    id: id('merchant'),
    name: { path: ['name'], schema: text, description: 'Name', isNeeded: true },
    monogram: {
      path: ['monogram'],
      schema: text,
      description: 'Up to four letters that stand for its logo',
      isNeeded: true,
    },
    city_zh: {
      path: ['city', 'zh-CN'],
      schema: text,
      description: 'City in Chinese',
      isNeeded: true,
    },
    city_en: {
      path: ['city', 'en-US'],
      schema: text,
      description: 'City in English',
      whenEmpty: null,
    },
    country_zh: {
      path: ['country', 'zh-CN'],
      schema: text,
      description: 'Country in Chinese',
      isNeeded: true,
    },
    country_en: {
      path: ['country', 'en-US'],
      schema: text,
      description: 'Country in English',
      whenEmpty: null,
    },
    founded_in: {
      path: ['foundedIn'],
      schema: whole,
      description: 'Year of its foundation',
      isNeeded: true,
    },
    ships_from: {
      path: ['shipsFrom'],
      schema: text,
      description: 'From where it sends: `domestic`, `bonded` (a bonded warehouse) or `abroad`',
      isNeeded: true,
    },
    ...descriptions,
    shipping_type: {
      path: ['type'],
      schema: text,
      description: 'A shipping option, one a row: `standard`, `express` or `same-day`',
      isNeeded: true,
      isOption: true,
    },
    shipping_country: {
      path: ['country'],
      schema: compactCell(text),
      description: 'Code of the country that it reaches: `CN`',
      isNeeded: true,
      isOption: true,
    },
    shipping_fee: {
      path: ['fee'],
      schema: amount,
      description: 'Fee in units of the currency: 20 or 20.50',
      isNeeded: true,
      isOption: true,
    },
    shipping_free_from: {
      path: ['freeFrom'],
      schema: amount,
      description: 'Free from this amount on',
      whenEmpty: null,
      isOption: true,
    },
    shipping_min_days: {
      path: ['minDays'],
      schema: whole,
      description: 'Working days that it takes at least, with customs',
      isNeeded: true,
      isOption: true,
    },
    shipping_max_days: {
      path: ['maxDays'],
      schema: whole,
      description: 'Working days that it takes at most',
      isNeeded: true,
      isOption: true,
    },
    shipping_provinces: {
      path: ['states'],
      schema: listCell(z.string(), MAX_PROVINCES),
      description: 'Codes of the provinces that it reaches, separated by `|`: SH|JS; empty: all',
      whenEmpty: null,
      isOption: true,
    },
    shipping_from: {
      path: ['shipsFrom'],
      schema: text,
      description: 'From where this option sends, where that is not `ships_from`',
      whenEmpty: null,
      isOption: true,
    },
  },
};
