import { Box, cx, DESKTOP } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { PictureItem } from '../fields/picture.ts';
import styles from './PictureGrid.module.css';
import { PictureTile } from './PictureTile.tsx';
import { getWideColumns } from './pictures.ts';

interface PictureGridProps {
  pictures: readonly PictureItem[];
  columns: number;
  /** Columns on desktop. Default: a number that fills the last row. */
  desktopColumns?: number | undefined;
  ratio?: string | undefined;
  wideRatio?: string | undefined;
  /** Crops keep the upper part of the picture. Default: only in the desktop crop. */
  keepsUpperPart?: boolean | undefined;
  /** Without side padding, and with a 2 px gap. */
  isFullBleed?: boolean | undefined;
}

const PERCENT = 100;

/** A grid of pictures. */
export function PictureGrid({
  pictures,
  columns,
  desktopColumns,
  isFullBleed,
  ...shape
}: PictureGridProps) {
  const wideColumns = desktopColumns ?? getWideColumns(columns, pictures.length);
  const style = { '--columns': columns, '--wide-columns': wideColumns } as CSSProperties;
  const toSize = (count: number) => `${Math.round(PERCENT / count)}vw`;
  return (
    <Box
      className={cx(styles.grid, columns === 2 && styles.pairs, isFullBleed && styles.fullBleed)}
      style={style}
    >
      {pictures.map((item) => (
        <PictureTile
          key={`${item.image?.source}${item.title}`}
          item={item}
          {...shape}
          sizes={`${DESKTOP} ${toSize(wideColumns)}, ${toSize(columns)}`}
        />
      ))}
    </Box>
  );
}
