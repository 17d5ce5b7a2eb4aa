import { type Localised, localised } from '@vitrine/kit';
import type { CareCode } from './care-instructions.ts';
import type { DrawnProduct } from './drawn-products.ts';
import type { Kind } from './kinds.ts';

export interface Fabric {
  /** The fabric's name inside a product name. */
  name: Localised;
  /** The text of the composition label. */
  composition: Localised;
  care: CareCode;
  /** Codes of the filter attributes. */
  attributes: readonly string[];
  /** The price relative to the usual fabric of the kind. */
  priceFactor: number;
}

const COTTON = localised('棉 100%', '100% cotton');
const WOOL = localised('初剪羊毛 100%', '100% virgin wool');
const CASHMERE = localised('羊绒 100%', '100% cashmere');
const SILK = localised('桑蚕丝 100%', '100% mulberry silk');
const CALF = localised('小牛皮 100%', '100% calf leather');

const defineFabric = (
  zh: string,
  en: string,
  composition: Localised,
  care: CareCode,
  attributes: string,
  priceFactor = 1,
): Fabric => ({
  name: localised(zh, en),
  composition,
  care,
  attributes: attributes.split(' '),
  priceFactor,
});

const FABRICS: Readonly<Record<string, Fabric>> = {
  acetate: defineFabric('板材', 'acetate', localised('醋酸纤维板材', 'Acetate'), 'lens', 'acetate'),
  cable: defineFabric('绞花羊毛', 'cable-knit wool', WOOL, 'wool', 'wool cable', 1.08),
  calf: defineFabric('小牛皮', 'calf-leather', CALF, 'leather', 'leather'),
  canvas: defineFabric('帆布', 'canvas', COTTON, 'wipe', 'cotton canvas', 0.72),
  cashmere: defineFabric('羊绒', 'cashmere', CASHMERE, 'wool', 'cashmere', 1.4),
  check: defineFabric('格纹羊毛', 'checked wool', WOOL, 'dry', 'wool check', 1.02),
  corduroy: defineFabric('灯芯绒', 'corduroy', COTTON, 'gentle', 'cotton corduroy', 0.92),
  crepe: defineFabric(
    '绉纱',
    'crepe',
    localised('三醋酯纤维 72%，聚酯纤维 28%', '72% triacetate, 28% polyester'),
    'dry',
    'crepe',
    0.9,
  ),
  croc: defineFabric('鳄鱼纹小牛皮', 'croc-effect', CALF, 'leather', 'leather embossed', 1.25),
  denim: defineFabric('牛仔布', 'denim', COTTON, 'denim', 'cotton denim', 0.9),
  flannel: defineFabric('羊毛法兰绒', 'wool-flannel', WOOL, 'dry', 'wool flannel', 1.06),
  floral: defineFabric('印花真丝', 'floral-print silk', SILK, 'silk', 'silk floral', 1.05),
  gabardine: defineFabric('棉质华达呢', 'cotton-gabardine', COTTON, 'dry', 'cotton gabardine'),
  glen: defineFabric('威尔士格纹羊毛', 'glen-check wool', WOOL, 'dry', 'wool check', 1.05),
  gold: defineFabric(
    '金色',
    'gold-tone',
    localised('黄铜镀 18K 金', '18-carat gold-plated brass'),
    'metal',
    'gold-tone',
    1.2,
  ),
  herringbone: defineFabric(
    '人字纹羊毛',
    'herringbone wool',
    WOOL,
    'dry',
    'wool herringbone',
    1.04,
  ),
  houndstooth: defineFabric(
    '千鸟格羊毛',
    'houndstooth wool',
    WOOL,
    'dry',
    'wool houndstooth',
    1.04,
  ),
  jacquard: defineFabric(
    '提花',
    'jacquard',
    localised('桑蚕丝 64%，粘纤 36%', '64% silk, 36% viscose'),
    'dry',
    'silk jacquard',
    1.12,
  ),
  jersey: defineFabric('棉质毛圈', 'cotton-jersey', COTTON, 'machine', 'cotton jersey', 0.9),
  knit: defineFabric('细针羊毛', 'fine-knit wool', WOOL, 'wool', 'wool'),
  leather: defineFabric(
    '皮革',
    'leather',
    localised('牛皮 100%', '100% cow leather'),
    'leather',
    'leather',
    1.1,
  ),
  monogram: defineFabric(
    '字母印花帆布',
    'monogram canvas',
    localised('涂层棉帆布，小牛皮饰边', 'Coated cotton canvas, calf-leather trim'),
    'wipe',
    'canvas monogram',
    0.95,
  ),
  nylon: defineFabric('尼龙', 'nylon', localised('锦纶 100%', '100% nylon'), 'down', 'nylon', 0.95),
  oxford: defineFabric('牛津纺', 'Oxford-cotton', COTTON, 'machine', 'cotton', 0.95),
  patent: defineFabric(
    '漆皮',
    'patent-leather',
    localised('漆面小牛皮', 'Patent calf leather'),
    'patent',
    'leather patent',
    1.04,
  ),
  pearl: defineFabric(
    '珍珠',
    'pearl',
    localised('养殖海水珍珠，925 银', 'Cultured saltwater pearl, 925 silver'),
    'metal',
    'pearl',
    1.2,
  ),
  pinstripe: defineFabric('细条纹羊毛', 'pinstriped wool', WOOL, 'dry', 'wool pinstripe', 1.05),
  pique: defineFabric('珠地棉', 'cotton-piqué', COTTON, 'machine', 'cotton pique', 0.95),
  poplin: defineFabric('府绸', 'cotton-poplin', COTTON, 'machine', 'cotton', 0.95),
  quilt: defineFabric(
    '绗缝小羊皮',
    'quilted leather',
    localised('小羊皮 100%', '100% lambskin'),
    'leather',
    'leather quilted',
    1.1,
  ),
  rib: defineFabric('罗纹羊毛', 'ribbed wool', WOOL, 'wool', 'wool rib'),
  satin: defineFabric('缎面', 'satin', SILK, 'silk', 'silk satin', 1.05),
  shirting: defineFabric('条纹府绸', 'striped poplin', COTTON, 'machine', 'cotton stripe', 1.02),
  silk: defineFabric('真丝', 'silk', SILK, 'silk', 'silk', 1.05),
  silver: defineFabric(
    '银色',
    'silver',
    localised('925 银', '925 sterling silver'),
    'metal',
    'silver',
    0.95,
  ),
  steel: defineFabric('精钢', 'steel', localised('316L 精钢', '316L steel'), 'watch', 'steel', 1),
  stripe: defineFabric('条纹羊毛', 'striped wool', WOOL, 'wool', 'wool stripe'),
  suede: defineFabric(
    '麂皮',
    'suede',
    localised('麂皮 100%', '100% suede'),
    'suede',
    'suede',
    1.02,
  ),
  tweed: defineFabric(
    '粗花呢',
    'tweed',
    localised('羊毛 58%，棉 30%，真丝 12%', '58% wool, 30% cotton, 12% silk'),
    'dry',
    'wool tweed',
    1.12,
  ),
  velvet: defineFabric(
    '丝绒',
    'velvet',
    localised('粘纤 82%，桑蚕丝 18%', '82% viscose, 18% silk'),
    'dry',
    'velvet',
    1.06,
  ),
  wool: defineFabric('羊毛', 'wool', WOOL, 'dry', 'wool'),
};

const CHECKED_COTTON = defineFabric(
  '格纹棉',
  'checked cotton',
  COTTON,
  'machine',
  'cotton check',
  0.95,
);
const FLORAL_COTTON = defineFabric(
  '印花棉',
  'floral-print cotton',
  COTTON,
  'machine',
  'cotton floral',
);
const STRIPED_COTTON = defineFabric(
  '条纹棉',
  'striped cotton',
  COTTON,
  'machine',
  'cotton stripe',
  0.95,
);
const KNITTED_SILK = defineFabric('真丝针织', 'knitted-silk', SILK, 'silk', 'silk', 1.02);
const CORD_VELVET = defineFabric(
  '棉丝绒',
  'cotton-velvet',
  COTTON,
  'gentle',
  'velvet cotton',
  1.05,
);
const PLAIN_NYLON = defineFabric(
  '尼龙',
  'nylon',
  localised('锦纶 100%', '100% nylon'),
  'wipe',
  'nylon',
  0.85,
);

const GOLDEN_STEEL = defineFabric(
  '金色',
  'gold-tone',
  localised('精钢镀 18K 金', '18-carat gold-plated steel'),
  'watch',
  'steel gold-tone',
  1.2,
);

/** Fabrics that differ by kind: a checked shirt is cotton, a checked coat wool. */
const FABRICS_BY_KIND: Partial<Record<Kind, Readonly<Record<string, Fabric>>>> = {
  shirt: { check: CHECKED_COTTON },
  tee: { stripe: STRIPED_COTTON },
  polo: { stripe: STRIPED_COTTON },
  tie: { knit: KNITTED_SILK },
  watch: { gold: GOLDEN_STEEL },
  backpack: { nylon: PLAIN_NYLON },
  bomber: { nylon: PLAIN_NYLON },
};

const CHILDREN_FABRICS_BY_KIND: Partial<Record<Kind, Readonly<Record<string, Fabric>>>> = {
  dress: { check: CHECKED_COTTON, floral: FLORAL_COTTON, velvet: CORD_VELVET },
};

export function findFabric({
  kind,
  gender,
  fabric,
}: Pick<DrawnProduct, 'kind' | 'gender' | 'fabric'>): Fabric {
  const childrenFabric = gender === 'kids' ? CHILDREN_FABRICS_BY_KIND[kind]?.[fabric] : undefined;
  const match = childrenFabric ?? FABRICS_BY_KIND[kind]?.[fabric] ?? FABRICS[fabric];
  if (!match) throw new Error(`There is no fabric ${fabric}`);
  return match;
}
