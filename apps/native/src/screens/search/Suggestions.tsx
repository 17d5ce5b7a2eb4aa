import type { Gender, Suggestion } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/catalogue/search';
import {
  getSearchTarget,
  getSuggestionTarget,
  SUGGESTION_TYPES,
  splitAtKeyword,
} from '@vitrine/features/rules/catalogue/search';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectSuggestions } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { COLUMN } from '../../parts/layout.ts';
import { findUri, Picture } from '../../parts/Picture.tsx';
import { text } from '../../parts/text-styles.ts';

const PICTURE_WIDTH = 48;

interface SuggestionRowProps {
  suggestion: Suggestion;
  keyword: string;
  gender: Gender;
}

function SuggestionRow({ suggestion, keyword, gender }: SuggestionRowProps) {
  const t = useMessages(messages);
  const { type, text: words, count, images } = suggestion;
  const [before, match, after] = splitAtKeyword(words, keyword);
  const isOne = type === 'product' || type === 'page';
  return (
    <LinkArea to={getSuggestionTarget(suggestion, gender)} style={searchStyles.row}>
      {images.length > 0 && <Picture uri={findUri(images, PICTURE_WIDTH)} style={styles.picture} />}
      <Text style={[type === 'brand' ? text.brand : text.ui, styles.text]} numberOfLines={2}>
        {before}
        <Text style={styles.match}>{match}</Text>
        {after}
      </Text>
      {isOne ? (
        <Icon name="forward" size={16} colour={tokens.ink3} />
      ) : (
        <Text style={[text.caption, text.tabular]}>
          {formatMessage(t.productCount, { n: count })}
        </Text>
      )}
    </LinkArea>
  );
}

interface SuggestionsProps {
  keyword: string;
  gender: Gender;
  /** The suggestions in the store belong to this keyword, not to an earlier one. */
  areCurrent: boolean;
}

/** A search for the keyword, and the suggestions for it by type. */
export function Suggestions({ keyword, gender, areCurrent }: SuggestionsProps) {
  const t = useMessages(messages);
  const suggestions = useSelector(selectSuggestions);
  const n = suggestions.length;
  return (
    <ScrollView
      keyboardShouldPersistTaps="handled"
      keyboardDismissMode="on-drag"
      contentContainerStyle={searchStyles.page}
    >
      <LinkArea to={getSearchTarget(keyword.trim(), gender)} style={searchStyles.row}>
        <Icon name="search" size={20} />
        <Text style={[text.ui, styles.text]} numberOfLines={1}>
          {formatMessage(t.all, { keyword: keyword.trim() })}
        </Text>
      </LinkArea>
      <View
        role="status"
        aria-live="polite"
        aria-label={areCurrent && n > 0 ? formatMessage(t.suggested, { n }) : undefined}
      >
        {areCurrent && n === 0 && (
          <Text style={[text.caption, styles.none]}>{t.noneSuggested}</Text>
        )}
      </View>
      {SUGGESTION_TYPES.map((type) => {
        const ofType = suggestions.filter((suggestion) => suggestion.type === type);
        if (ofType.length === 0) return null;
        return (
          <View key={type} style={styles.group}>
            <Text role="heading" style={text.caption}>
              {t.types[type]}
            </Text>
            {ofType.map((suggestion) => (
              <SuggestionRow
                key={`${suggestion.id} ${suggestion.text}`}
                suggestion={suggestion}
                keyword={keyword}
                gender={gender}
              />
            ))}
          </View>
        );
      })}
    </ScrollView>
  );
}

export const searchStyles = StyleSheet.create({
  page: {
    ...COLUMN,
    paddingHorizontal: tokens.gutter,
    paddingBottom: tokens.space10,
  },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space3,
    minHeight: tokens.space14,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
});

const styles = StyleSheet.create({
  picture: { width: PICTURE_WIDTH, marginVertical: tokens.space2 },
  text: { flex: 1, color: tokens.ink2 },
  match: { color: tokens.ink, fontWeight: '600' },
  none: { paddingTop: tokens.space5 },
  group: { paddingTop: tokens.space6 },
});
