import {
  listTabsWithContent,
  type ModuleProps,
  type PictureItem,
  type TabsData,
  type TabsFields,
} from '@vitrine/modules';
import { ScrollView, StyleSheet } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { ProductRail } from '../../parts/ProductRail.tsx';
import { PictureTile } from '../parts/PictureTile.tsx';
import { TabPanels } from '../parts/TabPanels.tsx';

const PICTURE_SHARE = 0.6;

function PictureRail({ pictures }: { pictures: readonly PictureItem[] }) {
  const { width, isTablet } = useLayout();
  const pictureWidth = Math.round(width * (isTablet ? PICTURE_SHARE / 2 : PICTURE_SHARE));
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={styles.pictures}
    >
      {pictures.map((item) => (
        <PictureTile
          key={`${item.image?.source}${item.title}`}
          item={item}
          width={pictureWidth}
          ratio={3 / 4}
        />
      ))}
    </ScrollView>
  );
}

/** Tabs, each with products or pictures in a row that is swiped. */
export const View = ({ fields, data }: ModuleProps<TabsFields, TabsData>) => (
  <TabPanels
    fields={fields}
    panels={listTabsWithContent(fields, data).map(({ tab, products, pictures }) => ({
      name: tab.tabName,
      link: tab.commonLink,
      content: (
        <>
          {products.length > 0 && <ProductRail products={products.flat()} />}
          {pictures.length > 0 && <PictureRail pictures={pictures.flat()} />}
        </>
      ),
    }))}
  />
);

const styles = StyleSheet.create({
  pictures: { gap: tokens.space2, paddingHorizontal: tokens.gutter },
});
