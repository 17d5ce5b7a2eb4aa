import type { Gender } from '../catalogue/genders.ts';
import type { Motif, Ratio } from './motif.ts';
import { MOTIFS } from './motifs/motifs.ts';

export interface Banner {
  id: string;
  ratio: string;
  width: number;
  height: number;
  motif: string;
  gender: Gender;
  alt: { zh: string; en: string };
}

const SIZES: Readonly<Record<Ratio, readonly [number, number]>> = {
  '3x4': [900, 1200],
  '16x9': [1920, 1080],
  '1x1': [1000, 1000],
  '9x16': [720, 1280],
};

export const BANNER_QUALITY = 58;
export const BANNER_LIMIT = 90 * 1024;
/** Raised by hand when the look of banners changes on purpose. */
export const BANNER_REVISION = 2;

function createBanners(motif: Motif): (Banner & { shape: Ratio; source: Motif })[] {
  return motif.ratios.map((shape) => ({
    id: `banner-${motif.name}-${shape}`,
    ratio: shape.replace('x', ':'),
    width: SIZES[shape][0],
    height: SIZES[shape][1],
    motif: motif.name,
    gender: motif.gender,
    alt: motif.alt,
    shape,
    source: motif,
  }));
}

export const BANNERS = MOTIFS.flatMap(createBanners);

export const bannerFile = ({ id }: Banner) => `${id}.avif`;
