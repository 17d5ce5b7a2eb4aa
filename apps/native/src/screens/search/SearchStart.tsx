import type { Gender } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/catalogue/search';
import { readHotSearches } from '@vitrine/features/parts/catalogue/search/hot-searches';
import { useFirstProducts, useSets } from '@vitrine/features/parts/catalogue/search/useProductSets';
import { getSearchTarget } from '@vitrine/features/rules/catalogue/search';
import { useMessages } from '@vitrine/platform';
import { clearRecentSearches, selectRecentSearches, selectShopContent } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { useLayout } from '../../parts/layout.ts';
import { ProductRail } from '../../parts/ProductRail.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { text } from '../../parts/text-styles.ts';
import { searchStyles } from './Suggestions.tsx';

/** The recent searches on this device. */
function RecentSearches() {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const recent = useSelector(selectRecentSearches);
  if (recent.length === 0) return null;
  return (
    <View style={styles.section}>
      <View style={styles.head}>
        <Text role="heading" style={[text.ui, text.strong]}>
          {t.recent}
        </Text>
        <View style={styles.clear}>
          <IconButton
            icon="trash"
            size={20}
            label={t.clearRecent}
            onPress={() => dispatch(clearRecentSearches())}
          />
        </View>
      </View>
      {recent.map(({ keyword, gender }) => (
        <LinkArea
          key={`${gender} ${keyword}`}
          to={getSearchTarget(keyword, gender)}
          style={searchStyles.row}
        >
          <Icon name="clock" size={20} colour={tokens.ink3} />
          <Text style={[text.ui, styles.fill]} numberOfLines={1}>
            {keyword}
          </Text>
          <Text style={text.caption}>{t.genders[gender]}</Text>
        </LinkArea>
      ))}
    </View>
  );
}

function HotSearches({ gender }: { gender: Gender }) {
  const t = useMessages(messages);
  const searches = readHotSearches(useSelector(selectShopContent), gender);
  const { isTablet, hasLargeLetters } = useLayout();
  if (searches.length === 0) return null;
  const isPaired = !hasLargeLetters;
  return (
    <View style={styles.section}>
      <Text role="heading" style={[text.ui, text.strong, styles.title]}>
        {t.hot}
      </Text>
      <View style={styles.grid}>
        {searches.map((keyword, index) => (
          <LinkArea
            key={keyword}
            to={getSearchTarget(keyword, gender)}
            style={[
              searchStyles.row,
              isPaired ? (isTablet ? styles.third : styles.half) : styles.whole,
            ]}
          >
            <Text style={[text.caption, text.tabular, styles.rank]} aria-hidden>
              {index + 1}
            </Text>
            <Text style={[text.ui, styles.fill]} numberOfLines={1}>
              {keyword}
            </Text>
          </LinkArea>
        ))}
      </View>
    </View>
  );
}

/** The product sets of the shop, and the first products of the first set. */
function ProductSets({ gender }: { gender: Gender }) {
  const t = useMessages(messages);
  const sets = useSets(gender);
  const [first] = sets ?? [];
  const products = useFirstProducts(first?.id) ?? [];
  if (!sets || !first) return null;
  return (
    <>
      <View style={styles.section}>
        <Text role="heading" style={[text.ui, text.strong, styles.title]}>
          {t.sets}
        </Text>
        {sets.map(({ id, name, count }) => (
          <LinkArea
            key={id}
            to={{ route: 'list', query: { set: id, gender } }}
            style={searchStyles.row}
          >
            <Text style={[text.ui, styles.fill]} numberOfLines={1}>
              {name}
            </Text>
            <Text style={[text.caption, text.tabular]}>{count}</Text>
          </LinkArea>
        ))}
      </View>
      {products.length > 0 && (
        <View style={styles.edge}>
          <SectionHeading title={first.name} />
          <ProductRail products={products} />
        </View>
      )}
    </>
  );
}

/** Shown before the shopper types: recent searches, popular searches and product sets. */
export const SearchStart = ({ gender }: { gender: Gender }) => (
  <ScrollView
    testID="search-start"
    keyboardShouldPersistTaps="handled"
    keyboardDismissMode="on-drag"
    contentContainerStyle={searchStyles.page}
  >
    <RecentSearches />
    <HotSearches gender={gender} />
    <ProductSets gender={gender} />
  </ScrollView>
);

const styles = StyleSheet.create({
  section: { paddingTop: tokens.space5, paddingBottom: tokens.space4 },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  clear: { marginRight: -12 },
  title: { paddingVertical: tokens.space3 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  half: { width: '47%' },
  third: { width: '31%' },
  whole: { width: '100%' },
  rank: { width: 20 },
  fill: { flex: 1 },
  edge: { marginHorizontal: -tokens.gutter, paddingTop: tokens.space8 },
});
