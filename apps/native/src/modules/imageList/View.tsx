import { filterWithImage, type ImageListFields, type ModuleProps } from '@vitrine/modules';
import { View as Box, StyleSheet } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { parseRatio } from '../parts/ModulePicture.tsx';
import { PictureTile } from '../parts/PictureTile.tsx';

/** Pictures side by side. */
export function View({ fields }: ModuleProps<ImageListFields>) {
  const { width, inner } = useLayout();
  const { images, numberOfPerLine: columns, ratio, bleeds } = fields;
  const gap = bleeds ? 0 : tokens.space2;
  const tileWidth = Math.floor(((bleeds ? width : inner) - (columns - 1) * gap) / columns);
  return (
    <Box style={[styles.grid, !bleeds && styles.inset, { columnGap: gap }]}>
      {filterWithImage(images).map((item) => (
        <PictureTile
          key={`${item.image?.source}${item.title}`}
          item={item}
          width={tileWidth}
          ratio={parseRatio(ratio)}
        />
      ))}
    </Box>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', rowGap: tokens.space4 },
  inset: { paddingHorizontal: tokens.gutter },
});
