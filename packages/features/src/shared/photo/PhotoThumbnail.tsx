import { useMessages } from '@vitrine/platform';
import { IconButton, Overlay, Picture, Pressable } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import styles from './PhotoThumbnail.module.css';

interface PhotoThumbnailProps {
  photo: { url: string; thumbnailUrl: string; width: number; height: number };
  label: string;
  /** Width to height of the thumbnail. Absent: that of the photo. */
  ratio?: string | undefined;
  className?: string | undefined;
}

/** An uploaded photo, which a press shows large. */
export function PhotoThumbnail({ photo, label, ratio, className }: PhotoThumbnailProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const ownRatio = `${photo.width}/${photo.height}`;
  return (
    <>
      <Pressable
        className={className}
        label={`${label}，${t.open}`}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Picture src={photo.thumbnailUrl} alt="" ratio={ratio ?? ownRatio} eager />
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
          label={t.close}
          className={styles.close}
          onPress={() => setOpen(false)}
        />
        {isOpen && <Picture src={photo.url} alt={label} ratio={ownRatio} contain savable />}
      </Overlay>
    </>
  );
}
