import { chunk } from '@vitrine/kit';
import type { PictureItem } from '../fields/picture.ts';
import { filterWithImage, isMosaic, MOSAIC_SIZE } from '../parts/pictures.ts';
import type { ImageListWithTabsFields, ImageTab } from './schema.ts';

export interface PictureGroup {
  pictures: PictureItem[];
  isMosaic: boolean;
}

export interface TabWithGroups {
  tab: ImageTab;
  groups: PictureGroup[];
}

/** Groups pictures: all in one grid or, in a mosaic style, in groups of four and a grid for the rest. */
function groupPictures(pictures: PictureItem[], style: number): PictureGroup[] {
  const groups = style > 1 ? chunk(pictures, MOSAIC_SIZE) : [pictures];
  return groups.map((group) => ({ pictures: group, isMosaic: isMosaic(style, group) }));
}

/** The tabs that have pictures, grouped. Pictures without a source are dropped. */
export const listTabsWithPictures = ({
  tabs,
  displayOptions,
}: ImageListWithTabsFields): TabWithGroups[] =>
  tabs
    .map((tab) => ({ tab, pictures: filterWithImage(tab.images) }))
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ tab, pictures }) => ({ tab, groups: groupPictures(pictures, displayOptions.style) }));
