import { productImage } from '../images.ts';
import { toCategory } from '../links.ts';
import type { Translate } from '../translate.ts';
import { entry, type PageEntry } from './page-plan.ts';

type Entrance = readonly [drawnId: string, zh: string, en: string, category: number];

const ENTRANCES: Readonly<Record<'women' | 'men' | 'kids', readonly Entrance[]>> = {
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

/** Links to the main categories of one gender, below the hero of its home page. */
export const categoryEntrances = (gender: keyof typeof ENTRANCES, t: Translate): PageEntry =>
  entry('entrancesList', 'ways', {
    moduleName: t('入口', 'Ways in'),
    layout: 'row',
    entrances: ENTRANCES[gender].map(([drawnId, zh, en, category]) => ({
      image: productImage(drawnId, 1, t(zh, en)),
      title: t(zh, en),
      commonLink: toCategory(category),
    })),
  });
