import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Icon, IconButton, Picture, Pressable, Spinner, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './PhotoFields.module.css';
import type { FormPhoto } from './useReturnPhotos.ts';

interface PhotoTileProps {
  photo: FormPhoto;
  /** Its place among the photos, from 1. */
  number: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** One photo of the form: sent, on its way, or failed and ready to be sent again. */
export function PhotoTile({ photo, number, onRetry, onRemove }: PhotoTileProps) {
  const t = useMessages(messages);
  const { status, uploaded, picked } = photo;
  const label = formatMessage(t.photo, { n: number });
  return (
    <Box className={cx(styles.tile, status === 'failed' && styles.failed)}>
      <Picture src={uploaded?.thumbnailUrl ?? picked?.preview} alt={label} ratio="1/1" eager />
      {status === 'sending' && (
        <Box className={styles.cover}>
          <Spinner label={t.sending} />
        </Box>
      )}
      {status === 'failed' && (
        <Pressable className={styles.cover} label={`${label}，${t.sendAgain}`} onPress={onRetry}>
          <Icon name="returns" size="m" />
          <Text variant="caption">{t.sendAgain}</Text>
        </Pressable>
      )}
      <IconButton
        icon="close"
        size="s"
        className={styles.remove}
        label={formatMessage(t.removePhoto, { n: number })}
        onPress={onRemove}
      />
    </Box>
  );
}
