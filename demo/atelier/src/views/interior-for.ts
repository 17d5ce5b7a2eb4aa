import type { Colour } from '../catalogue/colours.ts';
import type { Gender } from '../catalogue/genders.ts';
import type { Product } from '../catalogue/product.ts';
import type { FabricName } from '../fabrics/names.ts';
import type { InteriorName } from '../scenes/interiors/interior.ts';
import type { SilhouetteName } from '../silhouettes/names.ts';

/** What is worn in summer is shown by the sea. */
const SUMMER: ReadonlySet<SilhouetteName> = new Set(['cap', 'polo', 'square', 'sunglasses']);
/** What is worn in spring is shown in the glasshouse. */
const SPRING: ReadonlySet<SilhouetteName> = new Set([
  'crossbody',
  'pleatedSkirt',
  'shirt',
  'smock',
]);
const SPRING_FABRICS: ReadonlySet<FabricName> = new Set(['crepe', 'floral', 'poplin']);
/** What is worn in the evening is shown in the red interior. */
const EVENING: ReadonlySet<SilhouetteName> = new Set(['gown', 'slip']);
const EVENING_FABRICS: ReadonlySet<FabricName> = new Set(['jacquard', 'patent', 'satin', 'velvet']);
/** Red is not seen well on red. */
const REDS: ReadonlySet<Colour> = new Set(['bordeaux', 'rust', 'scarlet']);
/** What is worn in the cold and jewellery are shown in the stone gallery. */
const AUTUMN: ReadonlySet<SilhouetteName> = new Set([
  'boot',
  'earrings',
  'tailored',
  'trench',
  'watch',
]);

function interiorForWomen({ silhouette, fabric, colour }: Product): InteriorName {
  if (SUMMER.has(silhouette) || fabric === 'canvas') return 'seaside';
  if (EVENING_FABRICS.has(fabric) || (EVENING.has(silhouette) && fabric !== 'floral')) {
    return REDS.has(colour) ? 'gallery' : 'salon';
  }
  if (SPRING.has(silhouette) || SPRING_FABRICS.has(fabric)) return 'glasshouse';
  return AUTUMN.has(silhouette) ? 'gallery' : 'atelier';
}

const INTERIOR_FOR: Readonly<Record<Gender, (product: Product) => InteriorName>> = {
  women: interiorForWomen,
  men: ({ silhouette, fabric }) =>
    SUMMER.has(silhouette) || fabric === 'canvas' ? 'seaside' : 'library',
  kids: () => 'playroom',
};

/** The interior of a product's scenes, by its gender and season. */
export const interiorFor = (product: Product): InteriorName =>
  INTERIOR_FOR[product.gender](product);
