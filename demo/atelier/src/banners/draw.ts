import type { Sharp } from 'sharp';
import { canvasToImage } from '../scenes/canvas.ts';
import { composeScene } from '../scenes/compose-scene.ts';
import { drawDrapedCloth } from '../scenes/draped-cloth.ts';
import { BANNERS } from './banners.ts';
import { buildBannerScene } from './layout.ts';

export function drawBanner(id: string): Sharp {
  const banner = BANNERS.find((candidate) => candidate.id === id);
  if (!banner) throw new Error(`There is no banner ${id}`);
  const { width, height, shape, source } = banner;
  const canvas =
    'cloth' in source
      ? drawDrapedCloth(width, height, source.cloth)
      : composeScene(width, height, buildBannerScene(source, shape));
  return canvasToImage(canvas);
}
