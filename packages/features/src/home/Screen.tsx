import { StoredPage } from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import { type RootState, selectPage } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, ErrorScreen, Tabs, Text } from '@vitrine/ui';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import { Promises } from './Promises.tsx';
import { GENDERS, genderOf, homePageId } from './rules.ts';
import styles from './Screen.module.css';

/** The shop's door: a page of modules for women, men or kids. */
export function HomeScreen({ params, query }: ScreenProps) {
  const words = useMessages(messages);
  const gender = genderOf(params.gender ? params : query);
  const id = homePageId(gender);
  const page = useSelector((state: RootState) => selectPage(state, id));
  const isMissing = page?.status === 'missing' || page?.status === 'failed';
  const tabs = GENDERS.map((key) => ({
    key,
    label: words.genders[key],
    to: { route: 'home' as const, params: { gender: key } },
  }));
  return (
    <>
      {!isMissing && (
        <Text as="h1" spoken>
          {page?.share.pageTitle || words.titles[gender]}
        </Text>
      )}
      <Box className={styles.tabs}>
        <Tabs items={tabs} active={gender} label={words.gender} kind="page" even />
      </Box>
      {isMissing ? <ErrorScreen /> : <StoredPage id={id} />}
      <Promises />
    </>
  );
}
