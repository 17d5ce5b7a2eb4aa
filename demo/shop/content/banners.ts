import { type Localised, localised } from '@vitrine/kit';
import { SALES } from '../sets/sales.ts';

interface BannerRow {
  id: string;
  position: string;
  gender: 'women' | 'men' | 'kids' | null;
  text: Localised;
  link: string | null;
  image_key: string | null;
  sort: number;
}

const banner = (
  id: string,
  position: string,
  text: Localised,
  link: string | null,
  over: Partial<BannerRow> = {},
): BannerRow => ({
  id,
  position,
  gender: null,
  text,
  link,
  image_key: null,
  sort: 0,
  ...over,
});

/**
 * Positions: `top` is above every page, `popup` opens over a home page once a session, `bag` and
 * `checkout` are on those screens.
 */
export const bannerRows = (): BannerRow[] =>
  [
    banner(
      'top-duty',
      'top',
      localised('所有价格已含进口税费，附原店凭证', 'Every price includes import tax'),
      '/content/delivery',
    ),
    banner(
      'top-archive',
      'top',
      localised('典藏特惠进行中，五折起', 'The archive is open, up to half off'),
      `/product/list?sale=${SALES.archive}`,
    ),
    banner(
      'popup-kids',
      'popup',
      localised('新学期的书包，到了', 'The new school bags have come in'),
      '/product/list?category=144300',
      { gender: 'kids', image_key: 'banner-kids-school-1x1' },
    ),
    banner(
      'bag-returns',
      'bag',
      localised('十四天内可退，上门取件不收费', 'Return within fourteen days; collection is free'),
      '/content/returns',
    ),
    banner(
      'checkout-duty',
      'checkout',
      localised(
        '进口税费已含在价格里，收货时不再另付',
        'Import duties are in the price; nothing is due at the door',
      ),
      '/content/delivery',
    ),
  ].map((row, sort) => ({ ...row, sort }));
