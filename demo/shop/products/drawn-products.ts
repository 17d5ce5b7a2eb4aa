import type { Gender } from '@vitrine/contract';
import productList from '../products.json' with { type: 'json' };
import type { Kind } from './kinds.ts';

/** What an image shows: the whole, a part, an interior, a second product, the cloth, the back, the size. */
export type ViewName = 'packshot' | 'detail' | 'scene' | 'styled' | 'cloth' | 'back' | 'scale';

/** The visible design options of a product, as the image generator knows them. */
export type DesignOptions = Readonly<Record<string, string | number | boolean | undefined>>;

export interface DrawnProduct {
  id: string;
  kind: Kind;
  gender: Gender;
  fabric: string;
  colour: string;
  options: DesignOptions;
  /** Its views in the order in which they are shown, each with the number of its image. */
  views: Readonly<Partial<Record<ViewName, number>>>;
}

/** Every product with images, as listed in products.json. */
export const drawnProducts: readonly DrawnProduct[] = productList.map((drawn) => ({
  id: drawn.id,
  kind: drawn.kind as Kind,
  gender: drawn.gender as Gender,
  fabric: drawn.fabric,
  colour: drawn.colour,
  options: drawn.options as DesignOptions,
  views: drawn.views as DrawnProduct['views'],
}));

export const viewsOf = ({ views }: DrawnProduct) => Object.entries(views) as [ViewName, number][];

/** The keys of the images of a product in the order in which they are shown. */
export const imageKeys = (drawn: DrawnProduct): string[] =>
  viewsOf(drawn).map(([, number]) => `${drawn.id}-${number}`);
