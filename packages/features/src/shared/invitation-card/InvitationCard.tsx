import { IMAGE_SIZES } from '@vitrine/kit';
import { selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Paragraph, Picture, TABLET, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { type RawContent, readRecord, readText } from '../../shop-content.ts';
import styles from './InvitationCard.module.css';

/** Lists the sizes of the picture on an invitation. */
function listInvitationImages(content: RawContent): { url: string; size: number }[] {
  const key = readText(content.imageKey);
  return key ? IMAGE_SIZES.map((size) => ({ url: `/images/${key}/${size}`, size })) : [];
}

interface InvitationCardProps {
  eyebrow: string;
  /** Shown when the shop's content has no title. */
  defaultTitle: string;
  lines: readonly string[];
  /** Below the dashed line, such as a code. */
  children?: ReactNode;
}

/** An invitation with the shop's picture and title. */
export function InvitationCard({ eyebrow, defaultTitle, lines, children }: InvitationCardProps) {
  const content = readRecord(useSelector(selectShopContent).invitation);
  const images = listInvitationImages(content);
  return (
    <Box as="article" className={styles.card}>
      {images.length > 0 && (
        <Picture
          images={images}
          ratio="16/10"
          position={readText(content.imagePosition) || undefined}
          sizes={`${TABLET} 560px, 100vw`}
          alt=""
          eager
        />
      )}
      <Box className={styles.text}>
        <Text as="p" variant="eyebrow">
          {eyebrow}
        </Text>
        <Text as="h2" variant="h1" className={styles.title}>
          {readText(content.title) || defaultTitle}
        </Text>
        {lines.map((line) => (
          <Paragraph key={line} className={styles.line}>
            {line}
          </Paragraph>
        ))}
        {children && <Box className={styles.footer}>{children}</Box>}
      </Box>
    </Box>
  );
}
