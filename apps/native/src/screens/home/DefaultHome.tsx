import type { Gender } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/catalogue/home';
import {
  getNewestId,
  listLargestBrands,
} from '@vitrine/features/parts/catalogue/home/default-home';
import { type Target, useMessages } from '@vitrine/platform';
import { selectBrands, selectCategories, selectProductSet } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { RefreshControl, ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { ProductGrid } from '../../modules/parts/ProductGrid.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { text } from '../../parts/text-styles.ts';
import { FeedEnd } from './FeedEnd.tsx';
import { PromoBar } from './PromoBar.tsx';

interface LinksProps {
  title: string;
  links: readonly { key: string; name: string; to: Target }[];
}

/** Links under a heading; nothing without links. */
const Links = ({ title, links }: LinksProps) =>
  links.length === 0 ? null : (
    <View style={styles.section}>
      <SectionHeading title={title} />
      <View style={styles.links}>
        {links.map(({ key, name, to }) => (
          <LinkArea key={key} to={to} style={styles.link}>
            <Text style={[text.ui, styles.underlined]}>{name}</Text>
          </LinkArea>
        ))}
      </View>
    </View>
  );

interface DefaultHomeProps {
  gender: Gender;
  isRefreshing: boolean;
  onRefresh(): void;
}

/** What stands in for a home page until one is published: the newest products, categories and brands. */
export function DefaultHome({ gender, isRefreshing, onRefresh }: DefaultHomeProps) {
  const t = useMessages(messages);
  const newest = useSelector((state) => selectProductSet(state, getNewestId(gender))) ?? [];
  const categories = useSelector((state) => selectCategories(state, gender));
  const brands = useSelector((state) => selectBrands(state, gender));
  return (
    <ScrollView
      testID="default-home"
      refreshControl={<RefreshControl refreshing={isRefreshing} onRefresh={onRefresh} />}
    >
      <PromoBar />
      <View style={styles.section}>
        <SectionHeading title={t.newest} />
        <ProductGrid products={newest} />
      </View>
      <Links
        title={t.categories}
        links={categories.map(({ id, name }) => ({
          key: id,
          name,
          to: { route: 'list', query: { category: id } },
        }))}
      />
      <Links
        title={t.brands}
        links={listLargestBrands(brands).map(({ id, name }) => ({
          key: id,
          name,
          to: { route: 'list', query: { brand: id, gender } },
        }))}
      />
      <FeedEnd />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  section: { paddingTop: tokens.space8 },
  links: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: tokens.space5,
    paddingHorizontal: tokens.gutter,
    paddingBottom: tokens.space8,
  },
  link: { minHeight: tokens.touchSize, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
