import { useMessages } from '@vitrine/platform';
import { Box, Button, Caption, Picture, Text } from '@vitrine/ui';
import { useState } from 'react';
import { ShareSheet } from '../../../shared/poster/ShareSheet.tsx';
import { messages } from './messages.ts';
import styles from './PagePoster.module.css';
import type { PagePosterProps } from './PagePoster.types.ts';

/** Lets the shopper share a page with an image as a poster. */
export function PagePoster({ id, shareContent }: PagePosterProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const to = { route: 'content', params: { id } } as const;
  if (!shareContent?.image) return null;
  return (
    <Box className={styles.button}>
      <Button variant="text" onPress={() => setOpen(true)}>
        {t.sharePage}
      </Button>
      <ShareSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        shareContent={shareContent}
        to={to}
        picture={<Picture src={shareContent.image} alt="" ratio="1/1" />}
      >
        <Text as="p" variant="h3" clamp={2}>
          {shareContent.title}
        </Text>
        {shareContent.description && <Caption clamp={2}>{shareContent.description}</Caption>}
      </ShareSheet>
    </Box>
  );
}
