import { useMessages } from '@vitrine/platform';
import { Box, Icon, Pressable, RichText, Sheet, Swiper, Text } from '@vitrine/ui';
import { useState } from 'react';
import { useTrackInteraction } from '../context/module-context.ts';
import type { ModuleProps } from '../definition.ts';
import { messages } from '../messages.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { toCssColour } from '../parts/colour.ts';
import { hasRules, ROTATION_MS } from './rules.ts';
import type { PosFields, PosItem } from './schema.ts';
import styles from './View.module.css';

interface PromotionLineProps {
  item: PosItem;
  onOpen: () => void;
}

/** One line of the bar: opens its rules, is a link, or is plain text. */
function PromotionLine({ item, onOpen }: PromotionLineProps) {
  const color = toCssColour(item.color);
  const text = (
    <Text clamp={1} {...(color && { style: { color } })}>
      {item.text}
    </Text>
  );
  if (hasRules(item)) {
    return (
      <Pressable className={styles.line} aria-haspopup="dialog" onPress={onOpen}>
        {text}
        <Icon name="forward" size="s" />
      </Pressable>
    );
  }
  return (
    <ContentLink link={item.link} part="line" details={{ text: item.text }} className={styles.line}>
      {text}
    </ContentLink>
  );
}

export function View({ fields: { items, moduleName } }: ModuleProps<PosFields>) {
  const t = useMessages(messages);
  const trackInteraction = useTrackInteraction();
  const [openItem, setOpenItem] = useState<PosItem>();
  const [isOpen, setOpen] = useState(false);

  function open(item: PosItem): void {
    trackInteraction('rules', { text: item.text });
    setOpenItem(item);
    setOpen(true);
  }

  return (
    <Box>
      <Box className={styles.bar}>
        <Swiper
          label={moduleName || t.promotions}
          autoPlay={items.length > 1}
          interval={ROTATION_MS}
          pagination="none"
        >
          {items.map((item, index) => (
            // Two lines may have the same text; their order never changes.
            <PromotionLine key={String(index)} item={item} onOpen={() => open(item)} />
          ))}
        </Swiper>
      </Box>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={openItem?.popupTitle || t.rules}>
        <RichText html={openItem?.popupContent ?? ''} />
      </Sheet>
    </Box>
  );
}
