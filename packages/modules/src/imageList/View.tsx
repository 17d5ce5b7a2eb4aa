import type { ModuleProps } from '../definition.ts';
import { PictureGrid } from '../parts/PictureGrid.tsx';
import { shapeOf, withSource } from '../parts/pictures.ts';
import type { ImageListFields } from './schema.ts';

export const View = ({ fields }: ModuleProps<ImageListFields>) => (
  <PictureGrid
    pictures={withSource(fields.images)}
    columns={fields.numberOfPerLine}
    ratio={shapeOf(fields.ratio)}
    bleeds={fields.bleeds}
  />
);
