type Shape =
  | 'picture'
  | 'pair'
  | 'products'
  | 'cards'
  | 'title'
  | 'text'
  | 'rows'
  | 'button'
  | 'clock'
  | 'ticket'
  | 'bar'
  | 'line'
  | 'space';

/** What a module looks like from far away; one that is not listed is a picture, and null is not seen. */
const SHAPES: Readonly<Record<string, Shape | null>> = {
  imageList: 'pair',
  imageListWithTabs: 'pair',
  entrancesList: 'pair',
  productSet: 'products',
  slideProducts: 'products',
  productsWithCTA: 'products',
  productsWithTab: 'products',
  multiProductsSliding: 'products',
  relevantProducts: 'products',
  flashSale: 'products',
  OOTD: 'products',
  outfit: 'products',
  outfitCarousel: 'products',
  cardCarouselList: 'cards',
  slideTopic: 'cards',
  partnershipCardList: 'cards',
  contentTitle: 'title',
  text: 'text',
  textWithLink: 'text',
  customHTML: 'text',
  qa: 'rows',
  billboard: 'rows',
  tabs: 'rows',
  ctaButton: 'button',
  campaignCTAButton: 'button',
  campaignSubscription: 'button',
  countDown: 'clock',
  coupon: 'ticket',
  pos: 'bar',
  campaignTabs: 'bar',
  plpNavigation: 'bar',
  smartBanner: 'bar',
  dividingLine: 'line',
  spacer_s: 'space',
  shareInfo: null,
  developerInfo: null,
};

export type Tone = 'strong' | 'plain' | 'faint';

export interface SketchBlock {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tone: Tone;
}

type Part = readonly [x: number, y: number, width: number, height: number, tone: Tone];

export const SKETCH_WIDTH = 90;
const GAP = 6;
const EDGE = 8;
const INNER = SKETCH_WIDTH - 2 * EDGE;

const repeat = (count: number, create: (index: number) => readonly Part[]): Part[] =>
  Array.from({ length: count }, (_, index) => create(index)).flat();

/** The parts of each shape, from its own upper edge. */
const PARTS: Readonly<Record<Shape, readonly Part[]>> = {
  picture: [
    [EDGE, 0, INNER, 34, 'plain'],
    [EDGE, 37, 40, 2.5, 'strong'],
  ],
  pair: repeat(2, (index) => [[EDGE + index * 38, 0, 36, 36, 'plain']]),
  products: [
    [EDGE, 0, 26, 2.5, 'strong'],
    ...repeat(3, (index): Part[] => [
      [EDGE + index * 30, 6, 27, 32, 'plain'],
      [EDGE + index * 30, 41, 16, 2, 'faint'],
    ]),
  ],
  cards: repeat(2, (index): Part[] => [
    [EDGE + index * 50, 0, 46, 40, 'plain'],
    [EDGE + index * 50, 43, 24, 2.5, 'faint'],
  ]),
  title: [[EDGE, 0, 44, 4.5, 'strong']],
  text: [
    [EDGE, 0, INNER, 2.5, 'faint'],
    [EDGE, 5.5, INNER - 8, 2.5, 'faint'],
    [EDGE, 11, INNER - 30, 2.5, 'faint'],
  ],
  rows: repeat(3, (index): Part[] => [
    [EDGE, index * 9, 34, 2.5, 'faint'],
    [EDGE, index * 9 + 6, INNER, 0.6, 'faint'],
  ]),
  button: [[25, 0, 40, 9, 'strong']],
  clock: repeat(4, (index): Part[] => [[EDGE + 10 + index * 15, 0, 10, 11, 'strong']]),
  ticket: [
    [EDGE, 0, INNER, 18, 'faint'],
    [EDGE + 5, 5, 20, 8, 'strong'],
  ],
  bar: [[0, 0, SKETCH_WIDTH, 7, 'faint']],
  line: [[SKETCH_WIDTH / 2 - 10, 0, 20, 0.8, 'strong']],
  space: [],
};

/** The first picture of a page is seen in full width. */
const HERO: readonly Part[] = [
  [0, 0, SKETCH_WIDTH, 60, 'plain'],
  [EDGE, 48, 34, 4.5, 'strong'],
];

/** Draws the modules of a page as blocks from top to bottom. */
export function drawSketch(codes: readonly string[]): SketchBlock[] {
  const blocks: SketchBlock[] = [];
  let top = 0;
  for (const code of codes) {
    const shape = Object.hasOwn(SHAPES, code) ? SHAPES[code] : 'picture';
    if (!shape) continue;
    const isHero = shape === 'picture' && !blocks.some(({ tone }) => tone === 'plain');
    const parts = isHero ? HERO : PARTS[shape];
    for (const [x, y, width, height, tone] of parts)
      blocks.push({ x, y: top + y, width: Math.min(width, SKETCH_WIDTH - x), height, tone });
    top += Math.max(0, ...parts.map(([, y, , height]) => y + height)) + GAP;
  }
  return blocks;
}
