import type { PictureItem } from '../fields/picture.ts';
import { PictureGrid } from '../parts/PictureGrid.tsx';
import { PictureMosaic } from '../parts/PictureMosaic.tsx';
import { isMosaic } from '../parts/pictures.ts';

interface PictureFrameProps {
  pictures: readonly PictureItem[];
  style: number;
}

/** Pictures in pairs, or four of them as a mosaic. */
export const PictureFrame = ({ pictures, style }: PictureFrameProps) =>
  isMosaic(style, pictures) ? (
    <PictureMosaic pictures={pictures} />
  ) : (
    <PictureGrid pictures={pictures} columns={2} wide={4} ratio="3/4" />
  );
