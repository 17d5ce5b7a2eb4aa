import type { DayOutfit } from '@vitrine/contract';
import { last } from '@vitrine/kit';
import type { ModuleLoadContext } from '../definition.ts';
import type { Look } from './rules.ts';
import type { OOTDFields } from './schema.ts';

/** Shows an outfit of the stylist as a look of the page would be shown. */
function toLook({ title, images, products }: DayOutfit): Look {
  const source = last(images)?.url;
  const image = {
    ...(source !== undefined && { source }),
    alt: title,
    images,
  };
  return { item: { image, productids: [], useSecondPicture: false }, products };
}

/** Loads the stylist's newest outfits. A failure gives none, so that the looks of the page are shown. */
export async function loadStylistLooks({
  api,
  fields: { gender, howMany },
  signal,
}: ModuleLoadContext<OOTDFields>): Promise<Look[]> {
  const body = { gender, howMany };
  const outfits = await api.listLatestOutfits({ body }, { signal }).catch(() => []);
  return outfits.map(toLook);
}
