import type { PictureItem } from '@vitrine/modules';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { parseRatio } from './ModulePicture.tsx';
import { PictureTile } from './PictureTile.tsx';

interface PictureGridProps {
  pictures: readonly PictureItem[];
  columns: number;
  /** As an editor chose it. */
  ratio: string;
  /** Up to the edges of the window, without gaps. */
  bleeds?: boolean;
}

/** Pictures side by side. */
export function PictureGrid({ pictures, columns, ratio, bleeds = false }: PictureGridProps) {
  const { width, inner } = useLayout();
  const gap = bleeds ? 0 : tokens.space2;
  const tileWidth = Math.floor(((bleeds ? width : inner) - (columns - 1) * gap) / columns);
  return (
    <View style={[styles.grid, !bleeds && styles.inset, { columnGap: gap }]}>
      {pictures.map((item) => (
        <PictureTile
          key={`${item.image?.source}${item.title}`}
          item={item}
          width={tileWidth}
          ratio={parseRatio(ratio)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', rowGap: tokens.space4 },
  inset: { paddingHorizontal: tokens.gutter },
});
