import { Box, cx } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { PictureItem } from '../fields/picture.ts';
import styles from './PictureGrid.module.css';
import { PictureTile } from './PictureTile.tsx';
import { wideColumns } from './pictures.ts';

interface PictureGridProps {
  pictures: readonly PictureItem[];
  columns: number;
  /** Columns on a wide screen; as many as leave no hole when it is not said. */
  wide?: number | undefined;
  ratio?: string | undefined;
  wideRatio?: string | undefined;
  /** Where they are cut, the upper part stays; so it is in the crop of a wide screen if it is not said. */
  upper?: boolean | undefined;
  /** From edge to edge, with a seam instead of a gap. */
  bleeds?: boolean | undefined;
}

const PERCENT = 100;

/** Pictures beside each other, in lines of so many. */
export function PictureGrid({ pictures, columns, wide, bleeds, ...shape }: PictureGridProps) {
  const onWide = wide ?? wideColumns(columns, pictures.length);
  const style = { '--columns': columns, '--wide-columns': onWide } as CSSProperties;
  const part = (count: number) => `${Math.round(PERCENT / count)}vw`;
  return (
    <Box
      className={cx(styles.grid, columns === 2 && styles.pairs, bleeds && styles.bleeds)}
      style={style}
    >
      {pictures.map((item) => (
        <PictureTile
          key={`${item.image?.source}${item.title}`}
          item={item}
          {...shape}
          sizes={`(min-width:1024px) ${part(onWide)}, ${part(columns)}`}
        />
      ))}
    </Box>
  );
}
