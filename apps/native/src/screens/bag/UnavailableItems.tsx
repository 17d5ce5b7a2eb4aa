import type { BagItem } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/order/bag';
import type { BagChanges } from '@vitrine/features/parts/order/bag/useBagChanges';
import { formatChinaShortDate, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { TextButton } from '../../parts/TextButton.tsx';
import { text } from '../../parts/text-styles.ts';
import { ItemNames, ItemPicture, styles as itemStyles } from './BagItemRow.tsx';

function UnavailableItem({ item, isFirst }: { item: BagItem; isFirst: boolean }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { productId, sizeDescription: size, opensAt, notices } = item;
  const reason = opensAt
    ? formatMessage(t.opens, { day: formatChinaShortDate(Date.parse(opensAt), language) })
    : formatMessage(notices.includes('gone') ? t.gone : t.soldOut, { size });
  return (
    <View style={[itemStyles.item, isFirst && itemStyles.first]}>
      <ItemPicture item={item} isDimmed />
      <View style={itemStyles.text}>
        <ItemNames item={item} />
        <View style={itemStyles.fill} />
        <Text style={text.caption}>{reason}</Text>
        <LinkArea to={{ route: 'product', params: { id: productId } }} style={styles.see}>
          <Text style={[text.ui, styles.underlined]}>{t.seeProduct}</Text>
        </LinkArea>
      </View>
    </View>
  );
}

interface UnavailableItemsProps {
  items: readonly BagItem[];
  changes: Pick<BagChanges, 'clear'>;
}

/** The items that cannot be bought now, until the shopper clears them. */
export function UnavailableItems({ items, changes }: UnavailableItemsProps) {
  const t = useMessages(messages);
  if (items.length === 0) return null;
  return (
    <View style={styles.section}>
      <View style={styles.head}>
        <View>
          <Text role="heading" style={[text.ui, styles.quiet]}>
            {t.unavailable}
          </Text>
          <Text style={text.micro}>{formatMessage(t.itemCount, { n: items.length })}</Text>
        </View>
        <TextButton label={t.clear} onPress={() => void changes.clear(items.map(({ id }) => id))} />
      </View>
      {items.map((item, index) => (
        <UnavailableItem key={item.id} item={item} isFirst={index === 0} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { paddingVertical: tokens.space2 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 72,
  },
  quiet: { color: tokens.ink3 },
  see: { alignSelf: 'flex-start', minHeight: tokens.touchSize, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
