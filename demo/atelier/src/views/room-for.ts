import type { Colour } from '../catalogue/colours.ts';
import type { Gender } from '../catalogue/genders.ts';
import type { Product } from '../catalogue/product.ts';
import type { FabricName } from '../fabrics/names.ts';
import type { RoomName } from '../scenes/rooms/room.ts';
import type { SilhouetteName } from '../silhouettes/names.ts';

/** What is worn in summer is shown by the sea. */
const SUMMER: ReadonlySet<SilhouetteName> = new Set(['cap', 'polo', 'square', 'sunglasses']);
/** What is worn in spring is shown in the glass house. */
const SPRING: ReadonlySet<SilhouetteName> = new Set([
  'crossbody',
  'pleatedSkirt',
  'shirt',
  'smock',
]);
const SPRING_FABRICS: ReadonlySet<FabricName> = new Set(['crepe', 'floral', 'poplin']);
/** What is worn in the evening is shown in the red room. */
const EVENING: ReadonlySet<SilhouetteName> = new Set(['gown', 'slip']);
const EVENING_FABRICS: ReadonlySet<FabricName> = new Set(['jacquard', 'patent', 'satin', 'velvet']);
/** Red is not seen well on red. */
const REDS: ReadonlySet<Colour> = new Set(['bordeaux', 'rust', 'scarlet']);
/** What is worn in the cold and the most precious pieces are shown in the stone gallery. */
const AUTUMN: ReadonlySet<SilhouetteName> = new Set([
  'boot',
  'earrings',
  'tailored',
  'trench',
  'watch',
]);

function roomForWomen({ silhouette, fabric, colour }: Product): RoomName {
  if (SUMMER.has(silhouette) || fabric === 'canvas') return 'seaside';
  if (EVENING_FABRICS.has(fabric) || (EVENING.has(silhouette) && fabric !== 'floral')) {
    return REDS.has(colour) ? 'gallery' : 'salon';
  }
  if (SPRING.has(silhouette) || SPRING_FABRICS.has(fabric)) return 'glasshouse';
  return AUTUMN.has(silhouette) ? 'gallery' : 'atelier';
}

const ROOM_FOR: Readonly<Record<Gender, (product: Product) => RoomName>> = {
  women: roomForWomen,
  men: ({ silhouette, fabric }) =>
    SUMMER.has(silhouette) || fabric === 'canvas' ? 'seaside' : 'library',
  kids: () => 'playroom',
};

/** The room of a product's scenes, by its gender and season. */
export const roomFor = (product: Product): RoomName => ROOM_FOR[product.gender](product);
