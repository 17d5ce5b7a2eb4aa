import type { PictureItem } from '../fields/picture.ts';
import { PictureGrid } from '../parts/PictureGrid.tsx';
import { PictureMosaic } from '../parts/PictureMosaic.tsx';
import { isMosaic } from '../parts/pictures.ts';
import { frameColumns } from './rules.ts';

interface PictureFrameProps {
  pictures: readonly PictureItem[];
  style: number;
  /** How many a whole frame holds: a last one that is not whole keeps the columns of the others. */
  perFrame: number;
}

/** Pictures in pairs, or four of them as a mosaic. A wide screen has a column for each, up to four. */
export function PictureFrame({ pictures, style, perFrame }: PictureFrameProps) {
  if (isMosaic(style, pictures)) return <PictureMosaic pictures={pictures} />;
  return (
    <PictureGrid
      pictures={pictures}
      columns={2}
      wide={frameColumns(perFrame)}
      ratio="3/4"
      // A pair is lower than the others, so that it does not fill the window.
      wideRatio={frameColumns(perFrame) === 2 ? '1/1' : undefined}
      upper={false}
    />
  );
}
