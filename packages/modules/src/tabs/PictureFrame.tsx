import type { PictureItem } from '../fields/picture.ts';
import { PictureGrid } from '../parts/PictureGrid.tsx';
import { PictureMosaic } from '../parts/PictureMosaic.tsx';
import { isMosaic } from '../parts/pictures.ts';
import { getFrameColumns } from './rules.ts';

interface PictureFrameProps {
  pictures: readonly PictureItem[];
  style: number;
  /** The number of pictures in a full frame: an incomplete last frame keeps the same columns. */
  perFrame: number;
}

/** Pictures in two columns, or four of them as a mosaic. On desktop one column each, up to four. */
export function PictureFrame({ pictures, style, perFrame }: PictureFrameProps) {
  if (isMosaic(style, pictures)) return <PictureMosaic pictures={pictures} />;
  return (
    <PictureGrid
      pictures={pictures}
      columns={2}
      desktopColumns={getFrameColumns(perFrame)}
      ratio="3/4"
      // Two columns use a lower ratio, so that they do not fill the window.
      wideRatio={getFrameColumns(perFrame) === 2 ? '1/1' : undefined}
      keepsUpperPart={false}
    />
  );
}
