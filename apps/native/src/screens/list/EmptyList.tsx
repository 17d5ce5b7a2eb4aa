import { messages } from '@vitrine/features/messages/catalogue/list';
import { countFilters, type ListUrl } from '@vitrine/features/rules/catalogue/list';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectHasNoResult, selectKeyword, selectRecommends } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { text } from '../../parts/text-styles.ts';
import { Suggestions } from '../Suggestions.tsx';

interface EmptyListProps {
  url: ListUrl;
  onClear(): void;
}

/** No product matches the filters or the keyword. */
export function EmptyList({ url, onClear }: EmptyListProps) {
  const t = useMessages(messages);
  const { keyword } = url.collection;
  // Another screen may have made the latest search.
  const isLatestSearch = useSelector(selectKeyword) === keyword;
  const hasNoResult = useSelector(selectHasNoResult) || !isLatestSearch;
  const recommends = useSelector(selectRecommends);
  const isFiltered = countFilters(url) > 0;
  const isUnknown = !isFiltered && Boolean(keyword) && hasNoResult;
  return (
    <>
      {isUnknown ? (
        <Notice
          icon="search"
          title={formatMessage(t.noResult, { keyword: keyword ?? '' })}
          hint={t.noResultHint}
        />
      ) : (
        <Notice
          title={t.empty}
          hint={t.emptyHint}
          action={isFiltered ? { label: t.clearAll, onPress: onClear } : undefined}
        />
      )}
      {isUnknown && isLatestSearch && (
        <View style={styles.keywords}>
          {recommends.map((word) => (
            <LinkArea
              key={word}
              to={{ route: 'list', query: { keyword: word, gender: url.gender } }}
              style={styles.keyword}
            >
              <Text style={text.caption}>{word}</Text>
            </LinkArea>
          ))}
        </View>
      )}
      <View style={styles.edge}>
        <Suggestions />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  keywords: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.space2,
  },
  keyword: {
    minHeight: tokens.touchSize,
    justifyContent: 'center',
    paddingHorizontal: tokens.space4,
    borderWidth: 1,
    borderColor: tokens.borderStrong,
  },
  edge: { marginHorizontal: -tokens.gutter },
});
