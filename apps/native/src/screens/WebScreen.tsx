import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { href, type RouteName, routeOf, useMessages, usePlatform } from '@vitrine/platform';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ActivityIndicator, Platform, StyleSheet, View } from 'react-native';
import { brand } from '../brand/brand.ts';
import { tokens } from '../brand/tokens.ts';
import { SHOP_URL } from '../config.ts';
import { useConsent } from '../consent/ConsentContext.ts';
import { messages } from '../messages.ts';
import { readLink } from '../navigation/linking.ts';
import { goBack, openTarget } from '../navigation/navigate.ts';
import { isTab, type ScreenProps, toTarget } from '../navigation/screens.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { payByApp } from '../ports/pay/pay.ts';
import { usePageToken } from '../session/usePageToken.ts';
import { useShop } from '../shop/ShopContext.ts';
import { UnlockGate } from '../unlock/UnlockGate.tsx';
import { answer, type HostActions } from '../webview/answer.ts';
import { mayOpenOutside } from '../webview/own-hosts.ts';
import { WebHost } from '../webview/WebHost';
import { NeedsConsent } from './NeedsConsent.tsx';

/** Campaigns are remembered while the app runs; the shop keeps them for a shopper who is logged in. */
const campaigns = new Set<string>();

/** The browser build has no user agent of the app, so that its addresses name it. */
const nameHost = (name: string, version: string | undefined) =>
  Platform.OS === 'web' ? { platform: name, appVersion: version } : {};

/** A page of the shop in the app: its bars are the app's, and its messages are answered. */
export function WebScreen({ route }: ScreenProps) {
  const name = route.name as RouteName;
  const { consent } = useConsent();
  const page = (
    <UnlockGate route={name}>
      <WebPage route={route} isPrivate={consent === 'declined'} />
    </UnlockGate>
  );
  return routeOf(name).access === 'public' ? page : <NeedsConsent>{page}</NeedsConsent>;
}

function WebPage({ route, isPrivate }: ScreenProps & { isPrivate: boolean }) {
  const name = route.name as RouteName;
  const platform = usePlatform();
  const { track, language, session, registerPush } = useShop();
  const t = useMessages(messages);
  const screen = useNavigation();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const show = useCallback(() => setState('shown'), []);
  const start = usePageToken(isPrivate, attempt);
  /** What the app had when this page was loaded, or when it last heard of the page. */
  const stamp = useRef(session.stamp());
  const from = useMemo(() => {
    const { params = {}, query = {} } = toTarget(name, route.params);
    return href({ route: name, params, query }, language);
  }, [name, route.params, language]);
  useFocusEffect(
    useCallback(() => {
      let isShown = true;
      session.settle().then(() => {
        if (!isShown || stamp.current === session.stamp()) return;
        stamp.current = session.stamp();
        setAttempt((count) => count + 1);
      });
      return () => {
        isShown = false;
        void session.refreshBag();
      };
    }, [session]),
  );
  useEffect(() => {
    if (name === 'orderConfirm') void registerPush('order');
  }, [name, registerPush]);
  const actions = useMemo<HostActions>(
    () => ({
      campaigns,
      loaded: show,
      back: goBack,
      async open(link, replace) {
        // A screen that follows a log-in has the session that the page has just given.
        await session.settle();
        const target = readLink(link);
        if (target) platform.navigation.go(target, { replace });
        else if (mayOpenOutside(link)) platform.navigation.go({ url: link });
      },
      prepareShare: (content) =>
        screen.setOptions({
          headerRight: () => (
            <IconButton
              icon="share"
              label={content.title}
              onPress={() => void platform.share.open(content)}
            />
          ),
        }),
      share: (content) => void platform.share.open(content),
      track: (events) => {
        if (!isPrivate) track(events);
      },
      async login(link) {
        const token = isPrivate ? undefined : await session.createShopperToken();
        if (token) return { token };
        const target = link ? readLink(link) : null;
        const returnTo = target ? href(target, language) : from;
        openTarget({ route: 'login', query: { from: returnTo } });
        return undefined;
      },
      async compareSession(page) {
        if (isPrivate) return undefined;
        const reply = await session.compare(page);
        stamp.current = session.stamp();
        return reply;
      },
      async takeOverSession(token) {
        if (isPrivate) return;
        await session.takeOver(token);
        stamp.current = session.stamp();
      },
      async pageLoggedOut() {
        if (isPrivate) return;
        await session.pageLoggedOut();
        stamp.current = session.stamp();
      },
      pay: async (params) => ({ outcome: await payByApp(params) }),
    }),
    [platform, screen, track, isPrivate, show, session, language, from],
  );
  const onText = useCallback((text: string) => answer(text, actions), [actions]);
  const onTitle = useCallback(
    (title: string) => {
      // A page is named after itself and the shop; a tab has its own name.
      const own = title.endsWith(brand.titleEnd) ? title.slice(0, -brand.titleEnd.length) : title;
      if (own && !isTab(name)) screen.setOptions({ title: own });
    },
    [screen, name],
  );
  const { params = {}, query } = toTarget(name, route.params);
  const page = {
    route: name,
    params,
    query: {
      ...query,
      ...nameHost(platform.name, platform.version),
    },
  };
  if (state === 'failed')
    return (
      <Notice
        isAlert
        title={t.failed}
        hint={t.offlineHint}
        action={{
          label: t.retry,
          onPress: () => {
            setState('loading');
            setAttempt(attempt + 1);
          },
        }}
      />
    );
  return (
    <View style={styles.page}>
      {start && (
        <WebHost
          key={start.attempt}
          url={SHOP_URL + href(page, language)}
          token={start.token}
          isPrivate={isPrivate}
          onLoad={show}
          onFail={() => setState('failed')}
          onTitle={onTitle}
          onText={onText}
        />
      )}
      {state === 'loading' && (
        <View style={styles.wait} pointerEvents="none">
          <ActivityIndicator testID="loading" color={tokens.ink} aria-label={t.loading} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: tokens.paper },
  wait: {
    ...StyleSheet.absoluteFillObject,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: tokens.paper,
  },
});
