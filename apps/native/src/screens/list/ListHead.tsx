import { messages } from '@vitrine/features/messages/catalogue/list';
import type { ListUrl } from '@vitrine/features/rules/catalogue/list';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  selectCorrectedKeyword,
  selectIsOtherGender,
  selectKeyword,
  selectProductsList,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';

/** What stands above the products: how many there are, and whether they are of another search than asked for. */
export function ListHead({ url: { collection, gender } }: { url: ListUrl }) {
  const t = useMessages(messages);
  const { pagination, description } = useSelector(selectProductsList);
  const { keyword } = collection;
  const corrected = useSelector(selectCorrectedKeyword);
  const isOtherGender = useSelector(selectIsOtherGender);
  // Another screen may have made the latest search.
  const isLatestSearch = useSelector(selectKeyword) === keyword;
  const notes =
    keyword && isLatestSearch
      ? [
          corrected && formatMessage(t.corrected, { keyword, corrected }),
          isOtherGender && gender && formatMessage(t.otherGender, { gender: t.genders[gender] }),
        ].filter(Boolean)
      : [];
  return (
    <View style={styles.head}>
      {description !== '' && <Text style={[text.ui, styles.soft]}>{description}</Text>}
      {notes.length > 0 && (
        <Text role="status" style={[text.ui, styles.soft]}>
          {notes.join(' ')}
        </Text>
      )}
      <Text style={text.caption}>
        {formatMessage(t.productCount, { n: pagination.totalItems })}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { gap: tokens.space3, paddingVertical: tokens.space4 },
  soft: { color: tokens.ink2 },
});
