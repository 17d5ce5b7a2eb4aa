import { useMessages } from '@vitrine/platform';
import { Box, Icon, RichText, Sheet, Swiper, Tap, Text } from '@vitrine/ui';
import { useState } from 'react';
import type { ModuleProps } from '../definition.ts';
import { messages } from '../messages.ts';
import { useInteraction } from '../page/place.ts';
import { paint } from '../parts/colour.ts';
import { Go } from '../parts/Go.tsx';
import { opensRules, ROTATION_MS } from './rules.ts';
import type { PosFields, PosItem } from './schema.ts';
import styles from './View.module.css';

interface LineProps {
  item: PosItem;
  onOpen: () => void;
}

/** One line of the bar: opens its rules, leads somewhere, or only says something. */
function Line({ item, onOpen }: LineProps) {
  const color = paint(item.color);
  const words = (
    <Text clamp={1} {...(color && { style: { color } })}>
      {item.text}
    </Text>
  );
  if (opensRules(item)) {
    return (
      <Tap className={styles.line} aria-haspopup="dialog" onTap={onOpen}>
        {words}
        <Icon name="forward" size="s" />
      </Tap>
    );
  }
  return (
    <Go link={item.link} part="line" details={{ text: item.text }} className={styles.line}>
      {words}
    </Go>
  );
}

export function View({ fields: { items, moduleName } }: ModuleProps<PosFields>) {
  const words = useMessages(messages);
  const interact = useInteraction();
  const [shown, setShown] = useState<PosItem>();
  const [isOpen, setOpen] = useState(false);

  function open(item: PosItem): void {
    interact('rules', { text: item.text });
    setShown(item);
    setOpen(true);
  }

  return (
    <Box>
      <Box className={styles.bar}>
        <Swiper
          label={moduleName || words.promotions}
          autoPlay={items.length > 1}
          interval={ROTATION_MS}
          marks="none"
        >
          {items.map((item, index) => (
            // Two lines may say the same; their order never changes.
            <Line key={String(index)} item={item} onOpen={() => open(item)} />
          ))}
        </Swiper>
      </Box>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={shown?.popupTitle || words.rules}>
        <RichText html={shown?.popupContent ?? ''} />
      </Sheet>
    </Box>
  );
}
