import type { Language } from '@vitrine/kit';

/** A shop that is adopted: what its merchant has before the walk. */
export interface AdoptedShop {
  readonly code: string;
  readonly brand: { readonly name: string; readonly latinName: string; readonly mark: string };
  /** The merchants as a table of the documented import. */
  readonly merchants: string;
  readonly products: { readonly name: string; readonly text: string | Buffer };
  /** Options of the import beside the file and its pictures. */
  readonly options: readonly string[];
  /** The pictures that the file names, with a colour each. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly productName: string;
  readonly importsGoods: boolean;
}

const toCsv = (rows: readonly Readonly<Record<string, string>>[]): string => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (text = '') => `"${text.replaceAll('"', '""')}"`;
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map((text) => cell(text)).join(','))
    .join('\n');
};

const SHIPPING = {
  shipping_type: 'standard',
  shipping_country: 'CN',
  shipping_fee: '20',
  shipping_free_from: '2000',
};

/** A product of Shopify's export in two sizes. */
const toShopifyRows = (handle: string, title: string, type: string, price: string) =>
  ['S', 'M'].map((size, index) => ({
    Handle: handle,
    Title: index === 0 ? title : '',
    'Body (HTML)': index === 0 ? `<p>${title}</p>` : '',
    Vendor: index === 0 ? '秋家' : '',
    Type: index === 0 ? type : '',
    Tags: '',
    Published: index === 0 ? 'true' : '',
    'Option1 Name': index === 0 ? '尺码' : '',
    'Option1 Value': size,
    'Variant SKU': `${handle}-${size}`,
    'Variant Inventory Qty': '5',
    'Variant Price': price,
    'Image Src': index === 0 ? `${handle}.jpg` : '',
    'Image Position': index === 0 ? '1' : '',
    Status: index === 0 ? 'active' : '',
  }));

const domestic: AdoptedShop = {
  code: 'domestic',
  brand: { name: '秋家', latinName: 'Maison Qiu', mark: '秋' },
  merchants: toCsv([
    {
      ...{ name: '秋家', monogram: '秋', city_zh: '上海', city_en: 'Shanghai' },
      ...{ country_zh: '中国', country_en: 'China', founded_in: '2019', ships_from: 'domestic' },
      ...{ ...SHIPPING, shipping_min_days: '2', shipping_max_days: '4' },
    },
  ]),
  products: {
    name: 'products_export.csv',
    text: toCsv([
      ...toShopifyRows('linen-shirt', '亚麻衬衫', '女装 > 上装', '1280.00'),
      ...toShopifyRows('wool-skirt', '羊毛半裙', '女装 > 下装', '1980.00'),
    ]),
  },
  options: ['--format', 'shopify', '--create-missing'],
  pictures: { 'linen-shirt.jpg': '#c9b79c', 'wool-skirt.jpg': '#5c4a3d' },
  productName: '亚麻衬衫',
  importsGoods: false,
};

const TAOBAO_COLUMNS = [
  ...['title', 'cid', 'seller_cids', 'stuff_status', 'price', 'num', 'approve_status'],
  ...['description', 'cateProps', 'picture', 'skuProps', 'outer_id', 'propAlias', 'item_weight'],
];

/** A row of the file that Taobao's assistant writes: UTF-16, tabs, a version and two lines of headers. */
const toTaobaoExport = (rows: readonly Readonly<Record<string, string>>[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(
      [
        'version 1.00',
        TAOBAO_COLUMNS.join('\t'),
        TAOBAO_COLUMNS.map((name) => (name === 'title' ? '宝贝名称' : name)).join('\t'),
        ...rows.map((row) => TAOBAO_COLUMNS.map((name) => row[name] ?? '').join('\t')),
      ].join('\n'),
      'utf16le',
    ),
  ]);

const boutiques: AdoptedShop = {
  code: 'boutiques',
  brand: { name: '远方集', latinName: 'Far Rooms', mark: '远' },
  merchants: toCsv([
    {
      ...{ name: 'Bottega Lunga', monogram: 'B', city_zh: '米兰', city_en: 'Milan' },
      ...{ country_zh: '意大利', country_en: 'Italy', founded_in: '1961', ships_from: 'abroad' },
      ...{ ...SHIPPING, shipping_min_days: '6', shipping_max_days: '10' },
    },
    {
      ...{ name: 'Maison Petite', monogram: 'M', city_zh: '巴黎', city_en: 'Paris' },
      ...{ country_zh: '法国', country_en: 'France', founded_in: '1987', ships_from: 'abroad' },
      ...{ ...SHIPPING, shipping_min_days: '7', shipping_max_days: '12' },
    },
  ]),
  products: {
    name: 'taobao.csv',
    text: toTaobaoExport([
      {
        ...{ title: '羊绒围巾', cid: '50007003', stuff_status: '1', price: '1280.00', num: '9' },
        ...{ approve_status: '1', description: '<p>一级山羊绒</p>', outer_id: 'WJ' },
        picture: '5f1c0d:1:0:|;',
        skuProps: '1280.00:4:WJ-G:1627207:28332;1280.00:5:WJ-C:1627207:-1001;',
        propAlias: '1627207:28332:灰色;1627207:-1001:驼色;',
        item_weight: '0.2',
      },
    ]),
  },
  options: [
    ...['--format', 'taobao', '--create-missing', '--brand', 'Lanificio'],
    ...['--category', '女装 > 配饰 > 围巾', '--merchant', 'Bottega Lunga'],
  ],
  pictures: { '5f1c0d.tbi': '#8c8478' },
  productName: '羊绒围巾',
  importsGoods: true,
};

export const SHOPS: readonly AdoptedShop[] = [domestic, boutiques];

/** What a shop says only when its goods cross a border. */
export const CUSTOMS_WORDS =
  /海关|清关|关税|跨境|保税|进口税|身份证|customs|\bdut(?:y|ies)\b|cross-border|bonded|personal ID/i;

export const LEGAL_PAGES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  terms: { 'zh-CN': '用户协议', 'en-US': 'Terms' },
  privacy: { 'zh-CN': '隐私政策', 'en-US': 'Privacy policy' },
};
