import { StoredPage } from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import { type RootState, selectPage, selectShop } from '@vitrine/state';
import { Box, ErrorScreen, Skeleton, Tabs } from '@vitrine/ui';
import { useSelector } from 'react-redux';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import { GENDERS, genderOf, homePageId } from './rules.ts';
import styles from './Screen.module.css';

function Page({ id }: { id: string }) {
  const page = useSelector((state: RootState) => selectPage(state, id));
  const shop = useSelector(selectShop);
  if (page?.status === 'ready') return <StoredPage id={id} />;
  if (!page || page.status === 'loading') return <Skeleton kind="homepage" />;
  return <ErrorScreen mark={String(shop.name ?? '')} />;
}

/** One of the three homes: a content page under tabs of women, men and kids. */
export function HomeScreen({ params }: ScreenProps) {
  const words = useMessages(messages);
  const active = genderOf(params.gender, 'women');
  const items = GENDERS.map((gender) => ({
    key: gender,
    label: words[gender],
    to: { route: 'home' as const, params: gender === 'women' ? {} : { gender } },
  }));
  return (
    <Box>
      <Tabs
        items={items}
        active={active}
        label={words.tabs}
        kind="page"
        even
        className={styles.tabs}
      />
      <Page id={homePageId(active)} />
    </Box>
  );
}
