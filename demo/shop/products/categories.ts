import type { Gender } from '@vitrine/contract';
import { localised } from '@vitrine/kit';
import type { CategoryRow } from '../rows.ts';
import { customsFactsFor } from './customs-facts.ts';
import type { DrawnProduct } from './drawn-products.ts';
import type { Kind } from './kinds.ts';

interface CategoryNode {
  id: number;
  zh: string;
  en: string;
  /** The kinds of product in this category; only leaves have them. */
  kinds?: readonly Kind[];
  /** Limits a leaf to some products of its kinds. */
  accepts?: (product: DrawnProduct) => boolean;
  children?: readonly CategoryNode[];
}

const leaf = (id: number, zh: string, en: string, ...kinds: Kind[]): CategoryNode => ({
  id,
  zh,
  en,
  kinds,
});

const branch = (id: number, zh: string, en: string, ...children: CategoryNode[]): CategoryNode => ({
  id,
  zh,
  en,
  children,
});

const women = branch(
  141258,
  '女士',
  'Women',
  branch(
    142100,
    '服装',
    'Clothing',
    branch(
      142110,
      '外套',
      'Coats and jackets',
      leaf(142111, '风衣', 'Trench coats', 'trench'),
      leaf(142112, '大衣', 'Coats', 'coat'),
      leaf(142113, '西装外套', 'Blazers', 'blazer'),
      leaf(142114, '羽绒服', 'Down jackets', 'puffer'),
      leaf(142115, '牛仔夹克', 'Denim jackets', 'denimJacket'),
    ),
    branch(
      142120,
      '裙装',
      'Dresses',
      leaf(142121, '吊带裙', 'Slip dresses', 'dress'),
      leaf(142122, '礼服', 'Gowns', 'gown'),
    ),
    branch(
      142130,
      '半裙',
      'Skirts',
      {
        ...leaf(142131, '百褶裙', 'Pleated skirts', 'skirt'),
        accepts: (p) => p.options.cut === 'pleated',
      },
      {
        ...leaf(142132, '铅笔裙', 'Pencil skirts', 'skirt'),
        accepts: (p) => p.options.cut !== 'pleated',
      },
    ),
    branch(
      142140,
      '针织',
      'Knitwear',
      leaf(142141, '毛衣', 'Jumpers', 'knit'),
      leaf(142142, '开衫', 'Cardigans', 'cardigan'),
    ),
    leaf(142150, '衬衫', 'Shirts and blouses', 'shirt'),
    leaf(142160, '长裤', 'Trousers', 'trousers'),
  ),
  branch(
    142200,
    '鞋履',
    'Shoes',
    leaf(142201, '高跟鞋', 'Pumps', 'pump'),
    leaf(142202, '乐福鞋', 'Loafers', 'loafer'),
    leaf(142203, '靴子', 'Boots', 'boot'),
    leaf(142204, '运动鞋', 'Trainers', 'sneaker'),
  ),
  branch(
    142300,
    '包袋',
    'Bags',
    leaf(142301, '手提包', 'Top-handle bags', 'topHandleBag'),
    leaf(142302, '肩背与斜挎包', 'Shoulder and cross-body bags', 'crossbodyBag'),
    leaf(142303, '托特包', 'Tote bags', 'tote'),
  ),
  branch(
    142400,
    '配饰',
    'Accessories',
    leaf(142401, '丝巾与围巾', 'Scarves', 'scarf'),
    leaf(142402, '太阳镜', 'Sunglasses', 'sunglasses'),
    leaf(142403, '腰带', 'Belts', 'belt'),
  ),
  branch(
    142500,
    '珠宝腕表',
    'Jewellery and watches',
    leaf(142501, '耳饰', 'Earrings', 'earrings'),
    leaf(142502, '腕表', 'Watches', 'watch'),
  ),
);

const men = branch(
  141259,
  '男士',
  'Men',
  branch(
    143100,
    '服装',
    'Clothing',
    branch(
      143110,
      '外套',
      'Coats and jackets',
      leaf(143111, '大衣', 'Coats', 'coat'),
      leaf(143112, '雨衣与车装外套', 'Raincoats and car coats', 'carCoat'),
      leaf(143113, '夹克', 'Jackets', 'bomber', 'denimJacket'),
      leaf(143114, '羽绒服', 'Down jackets', 'puffer'),
    ),
    leaf(143120, '西装', 'Tailoring', 'suitJacket'),
    branch(
      143130,
      '针织',
      'Knitwear',
      leaf(143131, '毛衣', 'Jumpers', 'knit'),
      leaf(143132, '开衫', 'Cardigans', 'cardigan'),
    ),
    leaf(143140, '衬衫', 'Shirts', 'shirt'),
    leaf(143150, '马球衫与卫衣', 'Polo shirts and sweatshirts', 'polo', 'sweatshirt'),
    leaf(143160, '长裤', 'Trousers', 'trousers'),
  ),
  branch(
    143200,
    '鞋履',
    'Shoes',
    leaf(143201, '系带鞋', 'Lace-ups', 'laceUp'),
    leaf(143202, '乐福鞋', 'Loafers', 'loafer'),
    leaf(143203, '靴子', 'Boots', 'boot'),
    leaf(143204, '运动鞋', 'Trainers', 'sneaker'),
  ),
  branch(
    143300,
    '包袋',
    'Bags',
    leaf(143301, '公文包', 'Briefcases', 'briefcase'),
    leaf(143302, '双肩包', 'Backpacks', 'backpack'),
  ),
  branch(
    143400,
    '配饰',
    'Accessories',
    leaf(143401, '领带', 'Ties', 'tie'),
    leaf(143402, '腰带', 'Belts', 'belt'),
    leaf(143403, '围巾', 'Scarves', 'scarf'),
    leaf(143404, '帽子', 'Hats', 'cap', 'beanie'),
    leaf(143405, '太阳镜', 'Sunglasses', 'sunglasses'),
    leaf(143406, '腕表', 'Watches', 'watch'),
  ),
);

const kids = branch(
  141260,
  '童装',
  'Kids',
  branch(
    144100,
    '服装',
    'Clothing',
    leaf(144110, '外套', 'Coats and jackets', 'duffleCoat', 'carCoat', 'denimJacket', 'puffer'),
    leaf(144120, '裙装', 'Dresses and skirts', 'dress', 'skirt'),
    leaf(144130, '针织', 'Knitwear', 'knit', 'cardigan'),
    leaf(144140, '上衣', 'Tops', 'tee', 'polo', 'sweatshirt'),
    leaf(144150, '裤装', 'Trousers and dungarees', 'trousers', 'dungarees'),
  ),
  branch(144200, '鞋履', 'Shoes', leaf(144201, '运动鞋', 'Trainers', 'sneaker')),
  branch(
    144300,
    '配饰',
    'Accessories',
    leaf(144301, '双肩包', 'Backpacks', 'backpack'),
    leaf(144302, '帽子与围巾', 'Hats and scarves', 'beanie', 'scarf'),
  ),
);

const TREES: Readonly<Record<Gender, CategoryNode>> = { women, men, kids };

export const ROOTS = { women: women.id, men: men.id, kids: kids.id } as const;

const leaves = (branch: CategoryNode): CategoryNode[] =>
  (branch.children ?? []).flatMap(leaves).concat(branch.kinds ? branch : []);

export function findCategoryId(product: DrawnProduct): number {
  const category = leaves(TREES[product.gender]).find(
    (leaf) => leaf.kinds?.includes(product.kind) && (leaf.accepts?.(product) ?? true),
  );
  if (!category) throw new Error(`There is no category for ${product.id}`);
  return category.id;
}

/** `findImage` returns the image of a leaf; a branch takes the first image of its children. */
export function categoryRows(findImage: (leafId: number) => string | null): CategoryRow[] {
  const rows: CategoryRow[] = [];
  const image = (branch: CategoryNode): string | null =>
    branch.kinds
      ? findImage(branch.id)
      : ((branch.children ?? []).map(image).find(Boolean) ?? null);
  const add = (
    branch: CategoryNode,
    gender: Gender,
    parent: CategoryNode | null,
    position: number,
  ) => {
    rows.push({
      id: String(branch.id),
      parent_id: parent ? String(parent.id) : null,
      gender,
      name: localised(branch.zh, branch.en),
      image_key: image(branch),
      ...customsFactsFor(branch.id),
      position,
    });
    for (const [at, child] of (branch.children ?? []).entries()) add(child, gender, branch, at);
  };
  for (const [at, [gender, tree]] of Object.entries(TREES).entries())
    add(tree, gender as Gender, null, at);
  return rows;
}
