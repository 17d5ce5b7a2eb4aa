import {
  listTabsWithContent,
  type ModuleProps,
  messages,
  type TabsData,
  type TabsFields,
} from '@vitrine/modules';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { useState } from 'react';
import { View as Box, ScrollView, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { useLayout } from '../../parts/layout.ts';
import { ProductRail } from '../../parts/ProductRail.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { text } from '../../parts/text-styles.ts';
import { PictureTile } from '../parts/PictureTile.tsx';

const PICTURE_SHARE = 0.6;

/** Tabs, each with products or pictures in a row that is swiped. */
export function View({ fields, data }: ModuleProps<TabsFields, TabsData>) {
  const { name } = usePlatform();
  const { viewMore } = useMessages(messages);
  const { width, isTablet } = useLayout();
  const tabs = listTabsWithContent(fields, data);
  const [active, setActive] = useState('0');
  const open = tabs[Number(active)] ?? tabs[0];
  if (!open) return null;
  const to = resolveLink(open.tab.commonLink, name);
  const pictureWidth = Math.round(width * (isTablet ? PICTURE_SHARE / 2 : PICTURE_SHARE));
  return (
    <Box>
      <Tabs
        label={fields.moduleTitle?.title || fields.moduleName}
        items={tabs.map(({ tab }, index) => ({ key: String(index), label: tab.tabName }))}
        active={active}
        onSelect={setActive}
      />
      <Box key={active} role="group" aria-label={open.tab.tabName} style={styles.panel}>
        {open.products.length > 0 && <ProductRail products={open.products.flat()} />}
        {open.pictures.length > 0 && (
          <ScrollView
            horizontal
            showsHorizontalScrollIndicator={false}
            contentContainerStyle={styles.pictures}
          >
            {open.pictures.flat().map((item) => (
              <PictureTile
                key={`${item.image?.source}${item.title}`}
                item={item}
                width={pictureWidth}
                ratio={3 / 4}
              />
            ))}
          </ScrollView>
        )}
      </Box>
      {to && (
        <LinkArea to={to} label={`${viewMore} ${open.tab.tabName}`} style={styles.all}>
          <Text style={[text.ui, styles.underlined]}>{viewMore}</Text>
        </LinkArea>
      )}
    </Box>
  );
}

const styles = StyleSheet.create({
  panel: { paddingTop: tokens.space5 },
  pictures: { gap: tokens.space2, paddingHorizontal: tokens.gutter },
  all: { alignSelf: 'center', minHeight: tokens.touchSize, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
