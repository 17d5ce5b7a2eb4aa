import type { OrderReturn } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Stack, Text } from '@vitrine/ui';
import { PhotoThumbnail } from '../../../shared/photo/PhotoThumbnail.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** The photos that the shopper has sent with the request. */
export function ReturnPhotos({ photos }: Pick<OrderReturn, 'photos'>) {
  const t = useMessages(messages);
  if (photos.length === 0) return null;
  return (
    <Stack gap={3} as="section" aria-label={t.photos} className={styles.photos}>
      <Text as="h3" variant="ui" strong>
        {t.photos}
      </Text>
      <Box as="ul" className={styles.grid}>
        {photos.map((photo, index) => (
          <Box as="li" key={photo.id}>
            <PhotoThumbnail
              photo={photo}
              label={formatMessage(t.photo, { n: index + 1 })}
              ratio="1/1"
              className={styles.photo}
            />
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
