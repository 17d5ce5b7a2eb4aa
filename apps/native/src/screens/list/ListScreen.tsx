import { useNavigation } from '@react-navigation/native';
import type { ProductSummary } from '@vitrine/contract';
import { load } from '@vitrine/features/load/catalogue/list';
import { messages } from '@vitrine/features/messages/catalogue/list';
import { useRedirect } from '@vitrine/features/parts/catalogue/list/useRedirect';
import {
  clearFilters,
  countFilters,
  type ListUrl,
  parseListUrl,
  toListQuery,
} from '@vitrine/features/rules/catalogue/list';
import { useWishlist } from '@vitrine/features/shared/wishlist/useWishlist';
import { formatMessage } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { productsNotFound, selectProductsList } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect, useState } from 'react';
import {
  ActivityIndicator,
  FlatList,
  Pressable,
  RefreshControl,
  StyleSheet,
  Text,
  View,
} from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import type { ScreenProps } from '../../navigation/screens.ts';
import { FailureNotice } from '../../parts/FailureNotice.tsx';
import { useLayout } from '../../parts/layout.ts';
import { Notice } from '../../parts/Notice.tsx';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { text } from '../../parts/text-styles.ts';
import { useLoad } from '../useLoad.ts';
import { EmptyList } from './EmptyList.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { ListHead } from './ListHead.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { SortSheet } from './SortSheet.tsx';

const NO_PARAMS = {};

/** How many screens ahead of the end the next page is asked for. */
const AHEAD = 1.5;

type OpenSheet = 'sort' | 'filter' | undefined;

function Toolbar({ url, onOpen }: { url: ListUrl; onOpen(sheet: OpenSheet): void }) {
  const t = useMessages(messages);
  const count = countFilters(url);
  const filter = count > 0 ? `${t.filter} · ${count}` : t.filter;
  return (
    <View style={styles.toolbar}>
      <Pressable role="button" style={styles.tool} onPress={() => onOpen('sort')}>
        <Text style={text.ui}>{t.sorts[url.filters.sort]}</Text>
      </Pressable>
      <View style={styles.divider} />
      <Pressable role="button" style={styles.tool} onPress={() => onOpen('filter')}>
        <Text style={text.ui}>{filter}</Text>
      </Pressable>
    </View>
  );
}

/** The end of the list: loading, a failure to try again, or how much has been seen. */
function ListEnd({ onRetry }: { onRetry(): void }) {
  const t = useMessages(messages);
  const { items, pagination, hasLoadMoreFailed } = useSelector(selectProductsList);
  const isComplete = pagination.page >= pagination.totalPages;
  if (hasLoadMoreFailed)
    return (
      <Pressable role="button" style={styles.end} onPress={onRetry}>
        <Text style={text.caption}>{t.moreFailed}</Text>
        <Text style={text.ui}>{t.again}</Text>
      </Pressable>
    );
  return (
    <View style={styles.end}>
      {!isComplete && <ActivityIndicator color={tokens.ink3} aria-label={t.loadingMore} />}
      <Text style={text.caption}>
        {formatMessage(t.progress, { n: items.length, total: pagination.totalItems })}
      </Text>
    </View>
  );
}

interface ProductsProps {
  url: ListUrl;
  isRefreshing: boolean;
  onRefresh(): void;
  onMore(): void;
  onRetry(): void;
  onClear(): void;
}

function Products({ url, isRefreshing, onRefresh, onMore, onRetry, onClear }: ProductsProps) {
  useWishlist();
  const { inner, columns } = useLayout();
  const { items } = useSelector(selectProductsList);
  const cardWidth = (inner - (columns - 1) * tokens.space2) / columns;
  return (
    <FlatList<ProductSummary>
      testID="list"
      key={columns}
      data={items}
      numColumns={columns}
      keyExtractor={({ id }) => id}
      columnWrapperStyle={styles.row}
      contentContainerStyle={styles.list}
      windowSize={7}
      initialNumToRender={6}
      removeClippedSubviews
      onEndReached={onMore}
      onEndReachedThreshold={AHEAD}
      refreshControl={
        <RefreshControl refreshing={isRefreshing} onRefresh={onRefresh} tintColor={tokens.ink} />
      }
      ListHeaderComponent={<ListHead url={url} />}
      ListEmptyComponent={<EmptyList url={url} onClear={onClear} />}
      ListFooterComponent={items.length > 0 ? <ListEnd onRetry={onRetry} /> : null}
      renderItem={({ item }) => <ProductCard product={item} width={cardWidth} />}
    />
  );
}

/** The list, with the loader, the state, the rules and the texts of the web's list. */
export function ListScreen({ route }: ScreenProps) {
  const t = useMessages(messages);
  const store = useStore();
  const navigation = useNavigation();
  const { navigation: shop } = usePlatform();
  const list = useSelector(selectProductsList);
  const [query, setQuery] = useState<Record<string, string>>(() =>
    toListQuery(parseListUrl(route.params ?? {})),
  );
  const [sheet, setSheet] = useState<OpenSheet>();
  const [isRefreshing, setRefreshing] = useState(false);
  const result = useLoad(load, NO_PARAMS, query);
  const url = parseListUrl(query);
  useRedirect(url);
  const { pageName, status, pagination } = list;
  useEffect(() => {
    navigation.setOptions({ title: pageName || t.everything });
  }, [navigation, pageName, t]);
  useEffect(() => {
    if (result.status !== 'loading') setRefreshing(false);
  }, [result.status, result]);
  const change = (next: ListUrl) => setQuery(toListQuery(next));
  const showMore = () => {
    if (status !== 'ready' || pagination.page < url.page) return;
    if (pagination.page < pagination.totalPages) change({ ...url, page: pagination.page + 1 });
  };
  if (result.status === 'failed')
    return <FailureNotice error={result.error} onRetry={result.retry} />;
  if (result.status === 'loading' || (isRefreshing && status === 'missing'))
    return <ListSkeleton />;
  if (status === 'missing')
    return (
      <Notice
        title={t.missing}
        hint={t.missingHint}
        action={{ label: t.goHome, onPress: () => shop.go({ route: 'home' }) }}
      />
    );
  return (
    <View style={styles.page}>
      <Toolbar url={url} onOpen={setSheet} />
      <Products
        url={url}
        isRefreshing={isRefreshing}
        onRefresh={() => {
          setRefreshing(true);
          // Forgets what the loader would otherwise keep.
          store.dispatch(productsNotFound(''));
          result.retry();
        }}
        onMore={showMore}
        onRetry={result.retry}
        onClear={() => change(clearFilters(url))}
      />
      <SortSheet
        isOpen={sheet === 'sort'}
        url={url}
        onChange={change}
        onClose={() => setSheet(undefined)}
      />
      <FilterSheet
        isOpen={sheet === 'filter'}
        url={url}
        onChange={change}
        onClose={() => setSheet(undefined)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: tokens.paper },
  toolbar: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: tokens.tabsHeight,
    borderTopWidth: 1,
    borderBottomWidth: 1,
    borderColor: tokens.border,
  },
  tool: { flex: 1, minHeight: tokens.tabsHeight, alignItems: 'center', justifyContent: 'center' },
  divider: { width: 1, height: 16, backgroundColor: tokens.border },
  list: { paddingHorizontal: tokens.gutter, flexGrow: 1 },
  row: { gap: tokens.space2, marginBottom: tokens.space8 },
  end: { alignItems: 'center', gap: tokens.space2, paddingVertical: tokens.space8 },
});
