import { useMessages } from '@vitrine/platform';
import { IconButton, Overlay, Picture } from '@vitrine/ui';
import styles from './LargePhoto.module.css';
import type { LargePhotoProps } from './LargePhoto.types.ts';
import { messages } from './messages.ts';

/** A photo in a dialog. */
export function LargePhoto({ photo, label, open, onClose }: LargePhotoProps) {
  const { close } = useMessages(messages);
  return (
    <Overlay
      open={open}
      onClose={onClose}
      label={label}
      placement="centre"
      className={styles.large}
    >
      <IconButton icon="close" label={close} className={styles.close} onPress={onClose} />
      {open && (
        <Picture src={photo.url} alt={label} ratio={`${photo.width}/${photo.height}`} contain />
      )}
    </Overlay>
  );
}
