import { type NavigationProp, useNavigation } from '@react-navigation/native';
import type { Gender } from '@vitrine/contract';
import { load } from '@vitrine/features/load/catalogue/home';
import { messages } from '@vitrine/features/messages/catalogue/home';
import { getNewestId } from '@vitrine/features/parts/catalogue/home/default-home';
import { getHomePageId } from '@vitrine/features/rules/catalogue/home';
import { parseGender } from '@vitrine/features/shared/gender/gender';
import {
  findNextChange,
  HideModuleContext,
  listPageModules,
  useModuleHost,
  usePageTime,
  useRemovedModules,
} from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import {
  type ContentPage,
  selectDefaultGender,
  selectIsLoggedIn,
  selectPage,
  selectProductSet,
  selectSessionReady,
  selectShopConfiguration,
  selectShopProfile,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useEffect, useMemo, useState } from 'react';
import { FlatList, RefreshControl, StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { messages as appMessages } from '../../messages.ts';
import { type FeedPart, listFeedParts, nativeRegistry } from '../../modules/feed-modules.ts';
import { ModuleFrame } from '../../modules/ModuleFrame.tsx';
import { PageIdProvider } from '../../modules/PageContext.ts';
import { WebSection } from '../../modules/WebSection.tsx';
import type { Params, ScreenProps } from '../../navigation/screens.ts';
import { FailureNotice } from '../../parts/FailureNotice.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { useLoad } from '../useLoad.ts';
import { DefaultHome } from './DefaultHome.tsx';
import { FeedEnd } from './FeedEnd.tsx';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { PromoBar } from './PromoBar.tsx';

const NO_PARAMS = {};

interface FeedProps {
  id: string;
  page: ContentPage;
  isRefreshing: boolean;
  onRefresh(): void;
}

/** The modules of a page, one below the other; only those near the window are kept drawn. */
function Feed({ id, page, isRefreshing, onRefresh }: FeedProps) {
  const host = useModuleHost();
  const isSessionReady = useSelector(selectSessionReady);
  const { removedIds, hide } = useRemovedModules(useSelector(selectIsLoggedIn));
  const now = usePageTime(page.madeAt, (time) => findNextChange(nativeRegistry, page, time));
  const parts = useMemo(
    () =>
      listFeedParts(
        listPageModules(nativeRegistry, page, { now, isSessionReady, host, removedIds }),
      ),
    [page, now, isSessionReady, host, removedIds],
  );
  return (
    <HideModuleContext.Provider value={hide}>
      <PageIdProvider value={id}>
        <FlatList<FeedPart>
          testID="feed"
          data={parts}
          keyExtractor={({ key }) => key}
          initialNumToRender={3}
          windowSize={5}
          ListHeaderComponent={PromoBar}
          ListFooterComponent={FeedEnd}
          refreshControl={
            <RefreshControl
              refreshing={isRefreshing}
              onRefresh={onRefresh}
              tintColor={tokens.ink}
            />
          }
          renderItem={({ item, index }) =>
            item.kind === 'module' ? (
              <ModuleFrame
                module={item.module}
                position={item.position}
                isFirst={index === 0}
                now={page.madeAt}
              />
            ) : (
              <WebSection pageId={id} modules={item.modules} />
            )
          }
        />
      </PageIdProvider>
    </HideModuleContext.Provider>
  );
}

interface ContentProps {
  gender: Gender;
  isRefreshing: boolean;
  result: ReturnType<typeof useLoad>;
  onRefresh(): void;
}

/** What stands below the tabs: the feed, or what is new while no page is published. */
function Content({ gender, isRefreshing, result, onRefresh }: ContentProps) {
  const t = useMessages(appMessages);
  const id = getHomePageId(gender, useSelector(selectShopConfiguration));
  const page = useSelector((state) => selectPage(state, id));
  const hasNewest = useSelector(
    (state) => (selectProductSet(state, getNewestId(gender))?.length ?? 0) > 0,
  );
  if (page && page.entries.length > 0)
    return <Feed id={id} page={page} isRefreshing={isRefreshing} onRefresh={onRefresh} />;
  if (result.status === 'failed')
    return <FailureNotice error={result.error} onRetry={result.retry} />;
  if (result.status === 'loading' || !page || page.status === 'loading') return <FeedSkeleton />;
  if (hasNewest)
    return <DefaultHome gender={gender} isRefreshing={isRefreshing} onRefresh={onRefresh} />;
  return (
    <Notice
      isAlert
      title={t.failed}
      hint={t.failedHint}
      action={{ label: t.retry, onPress: result.retry }}
    />
  );
}

/** The home page of women, men or kids, with the loader, the state, the rules and the content of the web's. */
export function HomeScreen({ route: { params = {} } }: ScreenProps) {
  const t = useMessages(messages);
  const screen = useNavigation<NavigationProp<Record<string, Params>>>();
  const { genders } = useSelector(selectShopProfile);
  const gender = parseGender(params, useSelector(selectDefaultGender));
  const [isRefreshing, setRefreshing] = useState(false);
  const result = useLoad(load, params.gender ? { gender } : NO_PARAMS, NO_PARAMS);
  useEffect(() => {
    if (result.status !== 'loading') setRefreshing(false);
  }, [result]);
  return (
    <View style={styles.page}>
      {genders.length > 1 && (
        <Tabs
          isEven
          label={t.gender}
          items={genders.map((key) => ({ key, label: t.genders[key] }))}
          active={gender}
          onSelect={(key) => screen.setParams({ gender: key })}
        />
      )}
      <Content
        key={gender}
        gender={gender}
        isRefreshing={isRefreshing}
        result={result}
        onRefresh={() => {
          setRefreshing(true);
          result.retry();
        }}
      />
    </View>
  );
}

const styles = StyleSheet.create({ page: { flex: 1, backgroundColor: tokens.paper } });
