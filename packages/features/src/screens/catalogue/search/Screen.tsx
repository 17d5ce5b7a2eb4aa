import { useMessages, usePlatform } from '@vitrine/platform';
import {
  cancelSearch,
  selectIsSearching,
  selectPrefGender,
  selectShopProfile,
  startSearch,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, cx, Icon, IconButton, Input, Pressable, Row, Tabs, Text } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { parseGender } from '../../../shared/gender/gender.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import { getSearchTarget, MAX_KEYWORD_LENGTH, parseKeyword, SUGGESTION_PAUSE_MS } from './rules.ts';
import styles from './Screen.module.css';
import { SearchStart } from './SearchStart.tsx';
import { Suggestions } from './Suggestions.tsx';

/** The text in the field. The URL follows it, debounced. */
function useKeyword(query: ScreenProps['query'], gender: string) {
  const { navigation } = usePlatform();
  const loadedKeyword = parseKeyword(query);
  const [keyword, setKeyword] = useState(loadedKeyword);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelUpdate = () => clearTimeout(timer.current);

  useEffect(() => {
    if (keyword === loadedKeyword) return;
    timer.current = setTimeout(() => {
      const next = { keyword: keyword || undefined, gender };
      navigation.go({ route: 'search', query: next }, { replace: true, keepScroll: true });
    }, SUGGESTION_PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [keyword, loadedKeyword, gender, navigation]);

  return [keyword, setKeyword, cancelUpdate] as const;
}

/** The search field; below it the suggestions, or ideas for a search. */
export function SearchScreen({ query }: ScreenProps) {
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  const gender = parseGender(query, useSelector(selectPrefGender));
  const [keyword, setKeyword, cancelUpdate] = useKeyword(query, gender);
  const dispatch = useDispatch();
  const isSearching = useSelector(selectIsSearching);
  // Leaving the screen or changing the search cancels the navigation to the results.
  useEffect(() => () => void dispatch(cancelSearch()), [dispatch]);
  const { genders } = useSelector(selectShopProfile);
  const tabs = genders.map((key) => ({ key, label: t.genders[key] }));

  function changeKeyword(text: string): void {
    dispatch(cancelSearch());
    setKeyword(text);
  }

  function selectGender(key: string): void {
    dispatch(cancelSearch());
    const next = { keyword: keyword || undefined, gender: key };
    navigation.go({ route: 'search', query: next }, { replace: true, keepScroll: true });
  }

  function submit(): void {
    if (!keyword.trim()) return;
    // In a mini-program this page stays open below the list, so a later update would go to it again.
    cancelUpdate();
    dispatch(startSearch({ keyword: keyword.trim(), gender }));
    navigation.go(getSearchTarget(keyword.trim(), gender));
  }

  return (
    <Box className={styles.page}>
      <Text as="h1" visuallyHidden>
        {t.search}
      </Text>
      <Row className={styles.head} role="search" aria-busy={isSearching}>
        <Row gap={2} className={cx(styles.field, isSearching && layout.dimmed)}>
          <Icon name="search" size="m" />
          <Input
            type="search"
            className={spacing.fill}
            label={t.search}
            hidesLabel
            bare
            autoFocus
            autoComplete="off"
            maxLength={MAX_KEYWORD_LENGTH}
            placeholder={t.placeholder}
            value={keyword}
            onChange={changeKeyword}
            onSubmit={submit}
          />
          {keyword && (
            <IconButton
              icon="close"
              size="m"
              className={layout.iconAtEdge}
              label={t.clear}
              onPress={() => changeKeyword('')}
            />
          )}
        </Row>
        <Pressable className={styles.cancel} onPress={() => navigation.back()}>
          {t.cancel}
        </Pressable>
      </Row>
      {tabs.length > 1 && (
        <Tabs
          className={styles.tabs}
          items={tabs}
          active={gender}
          label={t.gender}
          variant="page"
          onSelect={selectGender}
        />
      )}
      {keyword.trim() ? (
        <Suggestions
          keyword={keyword}
          gender={gender}
          areCurrent={keyword === parseKeyword(query)}
        />
      ) : (
        <SearchStart gender={gender} />
      )}
    </Box>
  );
}
