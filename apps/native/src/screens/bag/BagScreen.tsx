import { loadPrivate } from '@vitrine/features/load-private/order/bag';
import { messages } from '@vitrine/features/messages/order/bag';
import { type BagChanges, useBagChanges } from '@vitrine/features/parts/order/bag/useBagChanges';
import { useCreateCheckout } from '@vitrine/features/parts/order/bag/useCreateCheckout';
import { usePrivateData } from '@vitrine/features/shared/private-data/usePrivateData';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectBag, selectBagId, selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useEffect, useRef } from 'react';
import { RefreshControl, ScrollView, StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import type { ScreenProps } from '../../navigation/screens.ts';
import { FailureNotice } from '../../parts/FailureNotice.tsx';
import { LoadingRows } from '../../parts/LoadingRows.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { NeedsConsent } from '../NeedsConsent.tsx';
import { Suggestions } from '../Suggestions.tsx';
import { FilledBag } from './FilledBag.tsx';

const RETURN_TO = { route: 'bag' } as const;

/** Goes on to the checkout for which the shopper has logged in, once. */
function ResumeCheckout({ changes }: { changes: BagChanges }) {
  const { createCheckout } = useCreateCheckout(changes);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void createCheckout();
  });
  return null;
}

function EmptyBag({ onRefresh }: { onRefresh(): void }) {
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  return (
    <ScrollView
      style={styles.page}
      refreshControl={<RefreshControl refreshing={false} onRefresh={onRefresh} />}
    >
      <Notice
        icon="bag"
        title={t.empty}
        hint={t.hint}
        action={{ label: t.goHome, onPress: () => navigation.go({ route: 'home' }) }}
        other={{ label: t.goCategories, onPress: () => navigation.go({ route: 'category' }) }}
      />
      <Suggestions />
    </ScrollView>
  );
}

function Bag({ route }: ScreenProps) {
  const bag = useSelector(selectBag);
  const bagId = useSelector(selectBagId);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const changes = useBagChanges();
  const { retry, refetch, ...result } = usePrivateData({
    returnTo: RETURN_TO,
    watch: `${bagId} ${isLoggedIn}`,
    allowGuest: true,
    load: loadPrivate,
  });
  const isCached = bag.id !== '' && bag.id === bagId;
  if (result.state === 'failed' && !isCached)
    return <FailureNotice isOffline={result.isOffline} onRetry={retry} />;
  if (result.state === 'loading' && !isCached) return <LoadingRows />;
  if (bag.items.length === 0) return <EmptyBag onRefresh={refetch} />;
  const mayResume = isLoggedIn && isCached && bag.availables.length > 0;
  const isResuming = route.params?.next === 'checkout' && mayResume;
  return (
    <View style={styles.page}>
      {isResuming && <ResumeCheckout changes={changes} />}
      <FilledBag changes={changes} onRefresh={refetch} />
    </View>
  );
}

/** The bag, with the loader, the state, the rules and the texts of the web's. */
export const BagScreen = (props: ScreenProps) => (
  <NeedsConsent>
    <Bag {...props} />
  </NeedsConsent>
);

const styles = StyleSheet.create({ page: { flex: 1, backgroundColor: tokens.paper } });
