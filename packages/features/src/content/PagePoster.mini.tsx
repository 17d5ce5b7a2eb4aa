import { useMessages } from '@vitrine/platform';
import { Box, Button, Picture, Text } from '@vitrine/ui';
import { useState } from 'react';
import { codeAddress } from '../poster/code-address.ts';
import { ShareSheet } from '../poster/ShareSheet.tsx';
import { messages } from './messages.ts';
import styles from './PagePoster.module.css';
import type { PagePosterProps } from './PagePoster.types.ts';

/** A page with a picture to be known by is handed on as a poster with a code. */
export function PagePoster({ id, shares }: PagePosterProps) {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const to = { route: 'content', params: { id } } as const;
  if (!shares?.image || !codeAddress(to)) return null;
  return (
    <Box className={styles.end}>
      <Button kind="text" onTap={() => setOpen(true)}>
        {words.sharePage}
      </Button>
      <ShareSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        shares={shares}
        to={to}
        picture={<Picture src={shares.image} alt="" ratio="1/1" />}
      >
        <Text as="p" look="h3" clamp={2}>
          {shares.title}
        </Text>
        {shares.description && (
          <Text as="p" look="cap" tone="soft" clamp={2}>
            {shares.description}
          </Text>
        )}
      </ShareSheet>
    </Box>
  );
}
