import { useMessages } from '@vitrine/platform';
import { IconButton, Overlay, Picture } from '@vitrine/ui';
import styles from './LargePhoto.module.css';
import { messages } from './messages.ts';

export interface Photo {
  url: string;
  thumbnailUrl: string;
  width: number;
  height: number;
}

export interface LargePhotoProps {
  photo: Photo;
  label: string;
  open: boolean;
  onClose: () => void;
}

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
