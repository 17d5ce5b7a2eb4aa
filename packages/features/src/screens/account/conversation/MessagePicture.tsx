import type { MessageImage } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { IconButton, Overlay, Picture, Pressable } from '@vitrine/ui';
import { useState } from 'react';
import styles from './MessagePicture.module.css';
import { messages } from './messages.ts';

/** A picture of a message, which a press shows large. */
export function MessagePicture({ image, author }: { image: MessageImage; author: string }) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const label = formatMessage(t.pictureOf, { author });
  const ratio = `${image.width}/${image.height}`;
  return (
    <>
      <Pressable
        className={styles.thumbnail}
        label={`${label}，${t.openPicture}`}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Picture src={image.thumbnailUrl} alt="" ratio={ratio} eager />
      </Pressable>
      <Overlay
        open={isOpen}
        onClose={() => setOpen(false)}
        label={label}
        placement="centre"
        className={styles.large}
      >
        <IconButton
          icon="close"
          label={t.closePicture}
          className={styles.close}
          onPress={() => setOpen(false)}
        />
        {isOpen && <Picture src={image.url} alt={label} ratio={ratio} contain savable />}
      </Overlay>
    </>
  );
}
