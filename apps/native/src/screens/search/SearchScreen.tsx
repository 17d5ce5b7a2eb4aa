import { useNavigation } from '@react-navigation/native';
import { load } from '@vitrine/features/load/catalogue/search';
import { messages } from '@vitrine/features/messages/catalogue/search';
import {
  getSearchTarget,
  MAX_KEYWORD_LENGTH,
  parseKeyword,
  SUGGESTION_PAUSE_MS,
} from '@vitrine/features/rules/catalogue/search';
import { parseGender } from '@vitrine/features/shared/gender/gender';
import { useMessages, usePlatform } from '@vitrine/platform';
import {
  selectPrefGender,
  selectShopContent,
  selectShopProfile,
  startSearch,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useEffect, useState } from 'react';
import { KeyboardAvoidingView, Platform, StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import type { ScreenProps } from '../../navigation/screens.ts';
import { COLUMN } from '../../parts/layout.ts';
import { Tabs } from '../../parts/Tabs.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { useLoad } from '../useLoad.ts';
import { SearchStart } from './SearchStart.tsx';
import { Suggestions } from './Suggestions.tsx';

const NO_PARAMS = {};

/** The text for which suggestions are loaded: what was written when the shopper last paused. */
function useSettled(keyword: string): string {
  const [settled, setSettled] = useState(keyword);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(keyword), SUGGESTION_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keyword]);
  return settled;
}

/** The search field; below it the suggestions, or ideas for a search. */
export function SearchScreen({ route: { params = {} } }: ScreenProps) {
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  const screen = useNavigation();
  const dispatch = useDispatch();
  const [gender, setGender] = useState(parseGender(params, useSelector(selectPrefGender)));
  const [keyword, setKeyword] = useState(parseKeyword(params));
  const settled = useSettled(keyword);
  const { status } = useLoad(load, NO_PARAMS, { keyword: settled, gender });
  const { genders } = useSelector(selectShopProfile);
  const placeholder = useSelector(selectShopContent).searchPlaceholder;
  useEffect(() => screen.setOptions({ title: t.search }), [screen, t]);

  function submit(): void {
    const text = keyword.trim();
    if (!text) return;
    dispatch(startSearch({ keyword: text, gender }));
    navigation.go(getSearchTarget(text, gender));
  }

  return (
    <KeyboardAvoidingView
      style={styles.page}
      behavior={Platform.OS === 'ios' ? 'padding' : undefined}
    >
      <View style={styles.head}>
        <TextField
          autoFocus
          isSearch
          icon="search"
          label={t.search}
          clearLabel={t.clear}
          maxLength={MAX_KEYWORD_LENGTH}
          placeholder={typeof placeholder === 'string' && placeholder ? placeholder : t.placeholder}
          value={keyword}
          onChange={setKeyword}
          onSubmit={submit}
        />
      </View>
      {genders.length > 1 && (
        <Tabs
          isEven
          label={t.gender}
          items={genders.map((key) => ({ key, label: t.genders[key] }))}
          active={gender}
          onSelect={(key) => setGender(key)}
        />
      )}
      {keyword.trim() ? (
        <Suggestions
          keyword={keyword}
          gender={gender}
          areCurrent={keyword === settled && status !== 'loading'}
        />
      ) : (
        <SearchStart gender={gender} />
      )}
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: tokens.paper },
  head: {
    flexDirection: 'row',
    ...COLUMN,
    paddingHorizontal: tokens.gutter,
    paddingVertical: tokens.space2,
  },
});
