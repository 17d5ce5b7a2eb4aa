import { toCategory } from '../links.ts';
import { pieceView } from '../pictures.ts';
import type { Say } from '../say.ts';
import { type Entry, entry } from './plan.ts';

type Way = readonly [piece: string, zh: string, en: string, category: number];

const WAYS: Readonly<Record<'women' | 'men' | 'kids', readonly Way[]>> = {
  women: [
    ['women-trench-long-gabardine-camel', '外套', 'Coats', 142110],
    ['women-knit-crew-cashmere-champagne', '针织', 'Knitwear', 142140],
    ['women-dress-cowl-satin-champagne', '连衣裙', 'Dresses', 142120],
    ['women-loafer-horsebit-calf-bordeaux', '鞋履', 'Shoes', 142200],
    ['women-top-handle-bag-classic-leather-cognac', '包袋', 'Bags', 142300],
    ['women-earrings-drop-gold-bottle', '配饰', 'Jewellery', 142500],
  ],
  men: [
    ['men-coat-single-wool-camel', '外套', 'Coats', 143110],
    ['men-suit-jacket-double-wool-navy', '西装', 'Tailoring', 143120],
    ['men-knit-roll-rib-navy', '针织', 'Knitwear', 143130],
    ['men-lace-up-derby-calf-black', '鞋履', 'Shoes', 143200],
    ['men-briefcase-flap-leather-cognac', '包袋', 'Bags', 143300],
    ['men-watch-strap-calf-black', '配饰', 'Accessories', 143400],
  ],
  kids: [
    ['kids-duffle-coat-toggle-wool-camel', '外套', 'Coats', 144110],
    ['kids-dress-collar-floral-ivory', '裙装', 'Dresses', 144120],
    ['kids-knit-crew-cable-ivory', '针织', 'Knitwear', 144130],
    ['kids-dungarees-bib-corduroy-rust', '裤装', 'Dungarees', 144150],
    ['kids-sneaker-strap-calf-white', '鞋履', 'Shoes', 144200],
    ['kids-backpack-small-canvas-rose', '书包', 'Backpacks', 144301],
  ],
};

/** The ways into a part of the shop, beneath the picture that opens its home. */
export const waysInto = (gender: keyof typeof WAYS, say: Say): Entry =>
  entry('entrancesList', 'ways', {
    moduleName: say('入口', 'Ways in'),
    layout: 'row',
    entrances: WAYS[gender].map(([piece, zh, en, category]) => ({
      image: pieceView(piece, 1, say(zh, en)),
      title: say(zh, en),
      commonLink: toCategory(category),
    })),
  });
