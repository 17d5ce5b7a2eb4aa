import { chunk } from '@vitrine/kit';
import type { PictureItem } from '../fields/picture.ts';
import { isMosaic, MOSAIC_PICTURES, withSource } from '../parts/pictures.ts';
import type { ImageListWithTabsFields, PictureTab } from './schema.ts';

export interface PictureGroup {
  pictures: PictureItem[];
  mosaic: boolean;
}

export interface FilledTab {
  tab: PictureTab;
  groups: PictureGroup[];
}

/** Pictures in one grid, or, in an irregular style, in groups of four; what is left over is a grid. */
function groupsOf(pictures: PictureItem[], style: number): PictureGroup[] {
  const groups = style > 1 ? chunk(pictures, MOSAIC_PICTURES) : [pictures];
  return groups.map((group) => ({ pictures: group, mosaic: isMosaic(style, group) }));
}

/** Tabs with a picture behind them, under their names. Pictures without a source are dropped. */
export const filledTabs = ({ tabs, displayOptions }: ImageListWithTabsFields): FilledTab[] =>
  tabs
    .map((tab) => ({ tab, pictures: withSource(tab.images) }))
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ tab, pictures }) => ({ tab, groups: groupsOf(pictures, displayOptions.style) }));
