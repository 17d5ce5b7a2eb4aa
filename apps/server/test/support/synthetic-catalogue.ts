import type { Localised } from '@vitrine/kit';
import type {
  CatalogueRows,
  CategoryRow,
  ProductRow,
  VariantRow,
} from '../../src/catalogue/rows.ts';

/**
 * Builds a catalogue of any size that is the same for the same seed. Tests compare the index with a
 * plain scan of it, and the bench measures with it.
 */
export function buildSyntheticCatalogue(
  count: number,
  seed: number,
  now = FIRST_DAY,
): CatalogueRows {
  const random = createRandom(seed);
  const int = (below: number): number => Math.floor(random() * below);
  const pick = <T>(items: readonly T[]): T => items[int(items.length)] as T;
  const categories = buildCategoryRows();
  const leaves = categories.filter(({ id }) => !categories.some(({ parentId }) => parentId === id));
  const products = Array.from({ length: count }, (_, n): ProductRow => {
    const leaf = pick(leaves);
    const colour = int(COLOURS.length);
    const fabric = int(FABRICS.length);
    return {
      id: String(10_000_000 + n),
      brandId: String(1001 + int(BRANDS)),
      categoryId: leaf.id,
      gender: leaf.gender,
      colour: `colour-${colour}`,
      styleId: `ST-${20_000 + n}`,
      familyId: null,
      name: both(
        `${COLOURS[colour]?.[0]}${FABRICS[fabric]?.[0]}${leaf.name['zh-CN']}`,
        `${COLOURS[colour]?.[1]} ${FABRICS[fabric]?.[1]} ${leaf.name['en-US'].toLowerCase()}`,
      ),
      tag: pick(['NewSeason', 'Exclusive', null, null, null] as const),
      labels: [],
      imageKeys: [`piece-${n}-1`, `piece-${n}-2`, `piece-${n}-3`],
      attributes: [`attribute-${fabric}`, `attribute-${FABRICS.length + int(12)}`],
      isSameDay: random() < 0.1,
      opensAt: null,
      rank: int(5000),
      soldLastWeek: int(40),
      publishedAt: now - int(120 * DAY_MS),
      variants: buildVariantRows(int, pick),
    };
  });
  return {
    categories,
    products,
    brands: Array.from({ length: BRANDS }, (_, n) => ({
      id: String(1001 + n),
      name: `Maison ${SYLLABLES[n % 12]}${SYLLABLES[(n + 5 * Math.floor(n / 12)) % 12]?.toLowerCase()}`,
      description: both('', ''),
    })),
    colours: COLOURS.map(([zh, en], n) => ({
      code: `colour-${n}`,
      name: both(zh, en),
      hex: `#${String(n).padStart(6, '0')}`,
      position: n,
    })),
    attributes: Array.from({ length: FABRICS.length + 12 }, (_, n) => ({
      code: `attribute-${n}`,
      name: both(FABRICS[n]?.[0] ?? `细节${n}`, FABRICS[n]?.[1] ?? `Detail ${n}`),
      position: n,
    })),
    sizeSystems: [],
    sizeCharts: [],
    sets: [],
    sales: [],
    synonyms: SYNONYMS,
    redirects: [],
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2026, 9, 1);
const BRANDS = 60;

const SYLLABLES = 'Ba Ce Di Fo Gu Ha Je Ki Lo Mu Na Pe'.split(' ');
const COLOURS = [
  ['黑色', 'Black'],
  ['象牙白', 'Ivory'],
  ['驼色', 'Camel'],
  ['海军蓝', 'Navy'],
  ['酒红', 'Burgundy'],
  ['灰色', 'Grey'],
  ['橄榄绿', 'Olive'],
  ['玫瑰粉', 'Rose'],
] as const;
const FABRICS = [
  ['羊绒', 'Cashmere'],
  ['真丝', 'Silk'],
  ['羊毛', 'Wool'],
  ['棉质', 'Cotton'],
  ['亚麻', 'Linen'],
  ['小牛皮', 'Calf leather'],
] as const;
const KINDS = {
  服装: [
    'Clothing',
    '大衣 Coats',
    '连衣裙 Dresses',
    '半身裙 Skirts',
    '西装 Suits',
    '针织衫 Knitwear',
  ],
  鞋履: ['Shoes', '短靴 Boots', '乐福鞋 Loafers', '高跟鞋 Heels'],
  包袋: ['Bags', '手提包 Handbags', '斜挎包 Crossbody'],
} as const;
const GENDERS = [
  ['141258', 'women', '女士', 'Women'],
  ['141259', 'men', '男士', 'Men'],
  ['141260', 'kids', '童装', 'Kids'],
] as const;
const SYNONYMS = [
  { words: ['连身裙'], alsoFind: ['连衣裙'] },
  { words: ['purse', 'clutch bag'], alsoFind: ['handbag', 'crossbody'] },
  { words: ['white'], alsoFind: ['ivory'] },
  { words: ['新款', 'luxury'], alsoFind: [] },
  { words: ['皮'], alsoFind: ['小牛皮'] },
];
const SCALES = [
  ['', ['XS', 'S', 'M', 'L', 'XL']],
  ['FR', ['34', '36', '38', '40', '42']],
  ['EU', ['36', '37', '37.5', '38', '39']],
  ['', ['OS']],
] as const;

const both = (zh: string, en: string): Localised => ({ 'zh-CN': zh, 'en-US': en });

function buildCategoryRows(): CategoryRow[] {
  const rows: CategoryRow[] = [];
  for (const [root, gender, zh, en] of GENDERS) {
    let next = Number(root) * 100;
    const addCategory = (id: string, parentId: string | null, name: Localised): string => {
      rows.push({ id, parentId, gender, name, imageKey: null, position: rows.length });
      return id;
    };
    addCategory(root, null, both(zh, en));
    for (const [kind, [kindEn, ...leaves]] of Object.entries(KINDS)) {
      const parent = addCategory(String(next++), root, both(kind, kindEn));
      for (const leaf of leaves) {
        const [leafZh = '', leafEn = ''] = leaf.split(' ');
        addCategory(String(next++), parent, both(leafZh, leafEn));
      }
    }
  }
  return rows;
}

function buildVariantRows(
  int: (below: number) => number,
  pick: <T>(items: readonly T[]) => T,
): VariantRow[] {
  const [scale, sizes] = pick(SCALES);
  const original = (2300 + int(40_000)) * 100;
  const off = pick([0, 0, 0, 15, 25, 40, 60]);
  const price = Math.round((original * (100 - off)) / 10_000) * 100;
  const stock = pick([0, 1, 4, 4, 4, 4]);
  return sizes.map((size) => ({
    size,
    scale,
    price,
    original,
    quantity: Math.min(stock, stock === 1 ? 1 : int(stock + 1)),
    currency: 'CNY',
  }));
}

/** The mulberry32 generator: small, fast and deterministic. */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
