import type { ModuleProps } from '../definition.ts';
import { PictureGrid } from '../parts/PictureGrid.tsx';
import { filterWithImage, resolveRatio } from '../parts/pictures.ts';
import type { ImageListFields } from './schema.ts';

export const View = ({ fields }: ModuleProps<ImageListFields>) => (
  <PictureGrid
    pictures={filterWithImage(fields.images)}
    columns={fields.numberOfPerLine}
    ratio={resolveRatio(fields.ratio)}
    isFullBleed={fields.bleeds}
  />
);
