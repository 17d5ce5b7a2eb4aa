import { ContentPageView } from '@vitrine/modules';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import {
  type RootState,
  selectDefaultGender,
  selectPage,
  selectProductSet,
  selectShopConfiguration,
  selectShopContent,
  selectShopProfile,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, ErrorScreen, Icon, Link, Tabs, Text } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { parseGender } from '../../../shared/gender/gender.ts';
import { MemberSection } from '../../../shared/membership/MemberSection.tsx';
import { OutfitBuying } from '../../../shared/outfit/OutfitBuying.tsx';
import { RecentlyViewedGate } from '../../../shared/recently-viewed/RecentlyViewedGate';
import { DefaultHome } from './DefaultHome.tsx';
import { getNewestId } from './default-home.ts';
import { messages } from './messages.ts';
import { getHomePageId } from './rules.ts';
import styles from './Screen.module.css';
import { readServicePromises, type ServicePromise } from './service-promises.ts';

function PromiseItem({ promise }: { promise: ServicePromise }) {
  const { name } = usePlatform();
  const to = resolveLink(promise.link, name);
  const content = (
    <>
      <Icon name={promise.icon} />
      <Box>
        <Text as="p" strong>
          {promise.title}
        </Text>
        <Text as="p" variant="caption" tone="soft">
          {promise.text}
        </Text>
      </Box>
    </>
  );
  return to ? (
    <Link to={to} className={styles.promise}>
      {content}
    </Link>
  ) : (
    <Box className={styles.promise}>{content}</Box>
  );
}

/** The service promises of the shop, above its footer. */
function ServicePromises() {
  const promises = readServicePromises(useSelector(selectShopContent));
  if (promises.length === 0) return null;
  return (
    <Box className={styles.promises}>
      {promises.map((promise) => (
        <PromiseItem key={promise.title} promise={promise} />
      ))}
    </Box>
  );
}

/** The home page of women, men or kids: a content page of modules. */
export function HomeScreen({ params, query }: ScreenProps) {
  const t = useMessages(messages);
  const defaultGender = useSelector(selectDefaultGender);
  const gender = parseGender(params.gender ? params : query, defaultGender);
  const id = getHomePageId(gender, useSelector(selectShopConfiguration));
  const page = useSelector((state: RootState) => selectPage(state, id));
  const hasNewest = useSelector(
    (state: RootState) => (selectProductSet(state, getNewestId(gender))?.length ?? 0) > 0,
  );
  const isMissing = page?.status === 'missing' || page?.status === 'failed';
  const { genders } = useSelector(selectShopProfile);
  const tabs = genders.map((key) => ({
    key,
    label: t.genders[key],
    to: { route: 'home' as const, params: { gender: key } },
  }));
  return (
    <>
      {(!isMissing || hasNewest) && (
        <Text as="h1" visuallyHidden>
          {page?.share.pageTitle || (genders.length > 1 ? t.titles[gender] : t.title)}
        </Text>
      )}
      {tabs.length > 1 && (
        <Box className={styles.tabs}>
          <Tabs items={tabs} active={gender} label={t.gender} variant="page" equalWidth />
        </Box>
      )}
      {isMissing && (hasNewest ? <DefaultHome gender={gender} /> : <ErrorScreen />)}
      {!isMissing && (
        <OutfitBuying>
          <ContentPageView id={id} />
        </OutfitBuying>
      )}
      <MemberSection gender={gender} />
      <RecentlyViewedGate />
      <ServicePromises />
    </>
  );
}
