import { filterWithImage, type ImageListFields, type ModuleProps } from '@vitrine/modules';
import { PictureGrid } from '../parts/PictureGrid.tsx';

/** Pictures side by side. */
export const View = ({
  fields: { images, numberOfPerLine, ratio, bleeds },
}: ModuleProps<ImageListFields>) => (
  <PictureGrid
    pictures={filterWithImage(images)}
    columns={numberOfPerLine}
    ratio={ratio}
    bleeds={bleeds}
  />
);
