import {
  hasRules,
  type ModuleProps,
  messages,
  type PosFields,
  type PosItem,
  ROTATION_MS,
} from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import { useState } from 'react';
import { View as Box, Pressable, ScrollView, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useLayout } from '../../parts/layout.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { text } from '../../parts/text-styles.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { toColour } from '../parts/colours.ts';
import { Slides } from '../parts/Slides.tsx';
import { RichText } from '../rich-text/RichText.tsx';

const SECOND_MS = 1000;

interface LineProps {
  item: PosItem;
  onOpen(): void;
}

/** One line of the bar: it opens its rules, is a link, or is only read. */
function Line({ item, onOpen }: LineProps) {
  const words = (
    <Text
      style={[text.caption, styles.words, { color: toColour(item.color) ?? tokens.ivory }]}
      numberOfLines={1}
    >
      {item.text}
    </Text>
  );
  if (!hasRules(item))
    return (
      <ContentLink link={item.link} style={styles.line}>
        {words}
      </ContentLink>
    );
  return (
    <Pressable role="button" style={styles.line} onPress={onOpen}>
      {words}
      <Icon name="forward" size={14} colour={tokens.ivory} />
    </Pressable>
  );
}

/** Promotions, one after the other; a line may open its rules. */
export function View({ fields: { items, moduleName } }: ModuleProps<PosFields>) {
  const t = useMessages(messages);
  const { width } = useLayout();
  const [openItem, setOpenItem] = useState<PosItem>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box style={styles.bar}>
      <Slides
        label={moduleName || t.promotions}
        width={width}
        autoPlay
        interval={ROTATION_MS / SECOND_MS}
        marks="none"
        slides={items.map((item, index) => ({
          key: String(index),
          content: (
            <Line
              item={item}
              onOpen={() => {
                setOpenItem(item);
                setOpen(true);
              }}
            />
          ),
        }))}
      />
      <Sheet isOpen={isOpen} title={openItem?.popupTitle || t.rules} onClose={close}>
        <ScrollView contentContainerStyle={styles.rules}>
          <RichText html={openItem?.popupContent ?? ''} style={text.body} onLeave={close} />
        </ScrollView>
      </Sheet>
    </Box>
  );
}

const styles = StyleSheet.create({
  bar: { backgroundColor: tokens.ink },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space2,
    minHeight: tokens.touchSize,
    paddingHorizontal: tokens.touchSize,
  },
  words: { flexShrink: 1, letterSpacing: 0.8 },
  rules: { gap: tokens.space3, padding: tokens.gutter },
});
