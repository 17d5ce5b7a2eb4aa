import type { Sharp } from 'sharp';
import { toPicture } from '../scenes/canvas.ts';
import { compose } from '../scenes/compose.ts';
import { drapeCloth } from '../scenes/drape.ts';
import { BANNERS } from './banners.ts';
import { roomOf } from './layout.ts';

export function drawBanner(id: string): Sharp {
  const banner = BANNERS.find((candidate) => candidate.id === id);
  if (!banner) throw new Error(`No banner is called ${id}`);
  const { width, height, shape, source } = banner;
  const canvas =
    'cloth' in source
      ? drapeCloth(width, height, source.cloth)
      : compose(width, height, roomOf(source, shape));
  return toPicture(canvas);
}
