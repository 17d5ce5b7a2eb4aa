import type { Gender } from '../catalogue/genders.ts';
import type { Product } from '../catalogue/product.ts';
import type { Random } from '../engine/random.ts';
import { STAGING } from '../scenes/staging.ts';
import { pick } from './scene.ts';

/** Quiet products that go with most others: for the upper body, for the legs, and over all. */
interface Companions {
  tops: readonly string[];
  bottoms: readonly string[];
  coats: readonly string[];
}

const COMPANIONS: Readonly<Record<Gender, Companions>> = {
  women: {
    tops: ['women-knit-crew-cashmere-champagne', 'women-shirt-bow-crepe-pearl'],
    bottoms: ['women-trousers-belted-wool-ivory', 'women-skirt-long-satin-lilac'],
    coats: ['women-coat-double-cashmere-stone', 'women-trench-knee-gabardine-camel'],
  },
  men: {
    tops: ['men-knit-roll-rib-navy', 'men-knit-crew-cashmere-bottle'],
    bottoms: ['men-trousers-chino-gabardine-navy'],
    coats: ['men-coat-single-wool-camel', 'men-car-coat-raglan-gabardine-stone'],
  },
  kids: {
    tops: ['kids-knit-crew-cable-ivory', 'kids-knit-crew-cable-rose'],
    bottoms: ['kids-trousers-pull-denim-indigo', 'kids-skirt-mini-check-camel'],
    coats: ['kids-duffle-coat-toggle-wool-camel', 'kids-duffle-coat-toggle-check-bottle'],
  },
};

/** What hangs beside a product, stands behind it or lies below it. */
function listFitting({ silhouette, gender }: Product): readonly string[] {
  const { tops, bottoms, coats } = COMPANIONS[gender];
  switch (STAGING[silhouette]) {
    case 'clips':
    case 'table':
      return tops;
    case 'hanger':
      return silhouette === 'slip' || silhouette === 'gown' || silhouette === 'smock'
        ? coats
        : bottoms;
    default:
      return coats;
  }
}

/** The id of the product that another one is shown with. */
export const pickCompanion = (product: Product, rng: Random): string =>
  pick(
    listFitting(product).filter((id) => id !== product.id),
    rng,
  );
