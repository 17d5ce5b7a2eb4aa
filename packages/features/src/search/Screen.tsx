import { useMessages, usePlatform } from '@vitrine/platform';
import { selectPrefGender } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Icon, Input, Tabs, Tap, Text } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import { GENDERS, genderOf, keywordOf, searchTarget } from './rules.ts';
import styles from './Screen.module.css';
import { Starting } from './Starting.tsx';
import { Suggestions } from './Suggestions.tsx';

/** Long enough for a finger to find the next key. */
const TYPING_MS = 200;

/** What stands in the field; the address follows a moment after the last key. */
function useKeyword(query: ScreenProps['query'], gender: string) {
  const { navigation } = usePlatform();
  const asked = keywordOf(query);
  const [keyword, setKeyword] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = () => clearTimeout(timer.current);

  useEffect(() => {
    if (keyword === asked) return;
    timer.current = setTimeout(() => {
      const next = { keyword: keyword || undefined, gender };
      navigation.go({ route: 'search', query: next }, { replace: true, keepScroll: true });
    }, TYPING_MS);
    return () => clearTimeout(timer.current);
  }, [keyword, asked, gender, navigation]);

  return [keyword, setKeyword, rest] as const;
}

/** The field, and below it what may be meant, or where to begin. */
export function SearchScreen({ query }: ScreenProps) {
  const words = useMessages(messages);
  const { navigation } = usePlatform();
  const gender = genderOf(query, useSelector(selectPrefGender));
  const [keyword, setKeyword, rest] = useKeyword(query, gender);
  const tabs = GENDERS.map((key) => ({ key, label: words.genders[key] }));

  function choose(key: string): void {
    const next = { keyword: keyword || undefined, gender: key };
    navigation.go({ route: 'search', query: next }, { replace: true, keepScroll: true });
  }

  function submit(): void {
    if (!keyword.trim()) return;
    // A mini-program keeps this page beneath the list: it must not come back for its address.
    rest();
    navigation.go(searchTarget(keyword.trim(), gender));
  }

  return (
    <Box className={styles.page}>
      <Text as="h1" spoken>
        {words.search}
      </Text>
      <Box className={styles.head} role="search">
        <Box className={styles.field}>
          <Icon name="search" size="m" />
          <Input
            kind="search"
            className={styles.input}
            label={words.search}
            hidesLabel
            bare
            focused
            autoComplete="off"
            maxLength={60}
            placeholder={words.placeholder}
            value={keyword}
            onChange={setKeyword}
            onSubmit={submit}
          />
          {keyword && (
            <Tap className={styles.wipe} label={words.wipe} onTap={() => setKeyword('')}>
              <Icon name="close" size="m" />
            </Tap>
          )}
        </Box>
        <Tap className={styles.cancel} onTap={() => navigation.back()}>
          {words.cancel}
        </Tap>
      </Box>
      <Tabs
        className={styles.tabs}
        items={tabs}
        active={gender}
        label={words.gender}
        kind="page"
        onSelect={choose}
      />
      {keyword.trim() ? (
        <Suggestions
          keyword={keyword}
          gender={gender}
          areOfKeyword={keyword === keywordOf(query)}
        />
      ) : (
        <Starting gender={gender} />
      )}
    </Box>
  );
}
