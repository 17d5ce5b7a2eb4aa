import type { Localised } from '@vitrine/kit';
import { both } from '../both.ts';
import type { CareCode } from './care.ts';
import type { Kind, Piece } from './pieces.ts';

export interface Cloth {
  /** The word inside a product's name. */
  name: Localised;
  /** What the label says. */
  made: Localised;
  care: CareCode;
  /** Codes of attributes.ts. */
  attributes: readonly string[];
  /** How dear the cloth is beside the kind's usual one. */
  cost: number;
}

const COTTON = both('棉 100%', '100% cotton');
const WOOL = both('初剪羊毛 100%', '100% virgin wool');
const CASHMERE = both('羊绒 100%', '100% cashmere');
const SILK = both('桑蚕丝 100%', '100% mulberry silk');
const CALF = both('小牛皮 100%', '100% calf leather');

const cloth = (
  zh: string,
  en: string,
  made: Localised,
  care: CareCode,
  attributes: string,
  cost = 1,
): Cloth => ({ name: both(zh, en), made, care, attributes: attributes.split(' '), cost });

const CLOTHS: Readonly<Record<string, Cloth>> = {
  acetate: cloth('板材', 'acetate', both('醋酸纤维板材', 'Acetate'), 'lens', 'acetate'),
  cable: cloth('绞花羊毛', 'cable-knit wool', WOOL, 'wool', 'wool cable', 1.08),
  calf: cloth('小牛皮', 'calf-leather', CALF, 'leather', 'leather'),
  canvas: cloth('帆布', 'canvas', COTTON, 'wipe', 'cotton canvas', 0.72),
  cashmere: cloth('羊绒', 'cashmere', CASHMERE, 'wool', 'cashmere', 1.4),
  check: cloth('格纹羊毛', 'checked wool', WOOL, 'dry', 'wool check', 1.02),
  corduroy: cloth('灯芯绒', 'corduroy', COTTON, 'gentle', 'cotton corduroy', 0.92),
  crepe: cloth(
    '绉纱',
    'crepe',
    both('三醋酯纤维 72%，聚酯纤维 28%', '72% triacetate, 28% polyester'),
    'dry',
    'crepe',
    0.9,
  ),
  croc: cloth('鳄鱼纹小牛皮', 'croc-effect', CALF, 'leather', 'leather embossed', 1.25),
  denim: cloth('牛仔布', 'denim', COTTON, 'denim', 'cotton denim', 0.9),
  flannel: cloth('羊毛法兰绒', 'wool-flannel', WOOL, 'dry', 'wool flannel', 1.06),
  floral: cloth('印花真丝', 'floral-print silk', SILK, 'silk', 'silk floral', 1.05),
  gabardine: cloth('棉质华达呢', 'cotton-gabardine', COTTON, 'dry', 'cotton gabardine'),
  glen: cloth('威尔士格纹羊毛', 'glen-check wool', WOOL, 'dry', 'wool check', 1.05),
  gold: cloth(
    '金色',
    'gold-tone',
    both('黄铜镀 18K 金', '18-carat gold-plated brass'),
    'metal',
    'gold-tone',
    1.2,
  ),
  herringbone: cloth('人字纹羊毛', 'herringbone wool', WOOL, 'dry', 'wool herringbone', 1.04),
  houndstooth: cloth('千鸟格羊毛', 'houndstooth wool', WOOL, 'dry', 'wool houndstooth', 1.04),
  jacquard: cloth(
    '提花',
    'jacquard',
    both('桑蚕丝 64%，粘纤 36%', '64% silk, 36% viscose'),
    'dry',
    'silk jacquard',
    1.12,
  ),
  jersey: cloth('棉质毛圈', 'cotton-jersey', COTTON, 'machine', 'cotton jersey', 0.9),
  knit: cloth('细针羊毛', 'fine-knit wool', WOOL, 'wool', 'wool'),
  leather: cloth(
    '皮革',
    'leather',
    both('牛皮 100%', '100% cow leather'),
    'leather',
    'leather',
    1.1,
  ),
  monogram: cloth(
    '字母印花帆布',
    'monogram canvas',
    both('涂层棉帆布，小牛皮饰边', 'Coated cotton canvas, calf-leather trim'),
    'wipe',
    'canvas monogram',
    0.95,
  ),
  nylon: cloth('尼龙', 'nylon', both('锦纶 100%', '100% nylon'), 'down', 'nylon', 0.95),
  oxford: cloth('牛津纺', 'Oxford-cotton', COTTON, 'machine', 'cotton', 0.95),
  patent: cloth(
    '漆皮',
    'patent-leather',
    both('漆面小牛皮', 'Patent calf leather'),
    'patent',
    'leather patent',
    1.04,
  ),
  pearl: cloth(
    '珍珠',
    'pearl',
    both('养殖海水珍珠，925 银', 'Cultured saltwater pearl, 925 silver'),
    'metal',
    'pearl',
    1.2,
  ),
  pinstripe: cloth('细条纹羊毛', 'pinstriped wool', WOOL, 'dry', 'wool pinstripe', 1.05),
  pique: cloth('珠地棉', 'cotton-piqué', COTTON, 'machine', 'cotton pique', 0.95),
  poplin: cloth('府绸', 'cotton-poplin', COTTON, 'machine', 'cotton', 0.95),
  quilt: cloth(
    '绗缝小羊皮',
    'quilted leather',
    both('小羊皮 100%', '100% lambskin'),
    'leather',
    'leather quilted',
    1.1,
  ),
  rib: cloth('罗纹羊毛', 'ribbed wool', WOOL, 'wool', 'wool rib'),
  satin: cloth('缎面', 'satin', SILK, 'silk', 'silk satin', 1.05),
  shirting: cloth('条纹府绸', 'striped poplin', COTTON, 'machine', 'cotton stripe', 1.02),
  silk: cloth('真丝', 'silk', SILK, 'silk', 'silk', 1.05),
  silver: cloth('银色', 'silver', both('925 银', '925 sterling silver'), 'metal', 'silver', 0.95),
  steel: cloth('精钢', 'steel', both('316L 精钢', '316L steel'), 'watch', 'steel', 1),
  stripe: cloth('条纹羊毛', 'striped wool', WOOL, 'wool', 'wool stripe'),
  suede: cloth('麂皮', 'suede', both('麂皮 100%', '100% suede'), 'suede', 'suede', 1.02),
  tweed: cloth(
    '粗花呢',
    'tweed',
    both('羊毛 58%，棉 30%，真丝 12%', '58% wool, 30% cotton, 12% silk'),
    'dry',
    'wool tweed',
    1.12,
  ),
  velvet: cloth(
    '丝绒',
    'velvet',
    both('粘纤 82%，桑蚕丝 18%', '82% viscose, 18% silk'),
    'dry',
    'velvet',
    1.06,
  ),
  wool: cloth('羊毛', 'wool', WOOL, 'dry', 'wool'),
};

const CHECKED_COTTON = cloth('格纹棉', 'checked cotton', COTTON, 'machine', 'cotton check', 0.95);
const FLORAL_COTTON = cloth('印花棉', 'floral-print cotton', COTTON, 'machine', 'cotton floral');
const STRIPED_COTTON = cloth('条纹棉', 'striped cotton', COTTON, 'machine', 'cotton stripe', 0.95);
const KNITTED_SILK = cloth('真丝针织', 'knitted-silk', SILK, 'silk', 'silk', 1.02);
const CORD_VELVET = cloth('棉丝绒', 'cotton-velvet', COTTON, 'gentle', 'velvet cotton', 1.05);
const PLAIN_NYLON = cloth('尼龙', 'nylon', both('锦纶 100%', '100% nylon'), 'wipe', 'nylon', 0.85);

const GOLDEN_STEEL = cloth(
  '金色',
  'gold-tone',
  both('精钢镀 18K 金', '18-carat gold-plated steel'),
  'watch',
  'steel gold-tone',
  1.2,
);

/** A cloth that means something else on some pieces: a checked shirt is cotton, a checked coat wool. */
const OTHERWISE: Partial<Record<Kind, Readonly<Record<string, Cloth>>>> = {
  shirt: { check: CHECKED_COTTON },
  tee: { stripe: STRIPED_COTTON },
  polo: { stripe: STRIPED_COTTON },
  tie: { knit: KNITTED_SILK },
  watch: { gold: GOLDEN_STEEL },
  backpack: { nylon: PLAIN_NYLON },
  bomber: { nylon: PLAIN_NYLON },
};

const OTHERWISE_FOR_CHILDREN: Partial<Record<Kind, Readonly<Record<string, Cloth>>>> = {
  dress: { check: CHECKED_COTTON, floral: FLORAL_COTTON, velvet: CORD_VELVET },
};

export function clothOf({
  kind,
  gender,
  fabric,
}: Pick<Piece, 'kind' | 'gender' | 'fabric'>): Cloth {
  const children = gender === 'kids' ? OTHERWISE_FOR_CHILDREN[kind]?.[fabric] : undefined;
  const found = children ?? OTHERWISE[kind]?.[fabric] ?? CLOTHS[fabric];
  if (!found) throw new Error(`No cloth is called ${fabric}`);
  return found;
}
