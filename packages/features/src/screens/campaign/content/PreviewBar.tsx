import { useLanguage, useMessages } from '@vitrine/platform';
import type { PagePreview } from '@vitrine/state';
import { Box, Text } from '@vitrine/ui';
import { describePreview } from './describe-preview.ts';
import styles from './PreviewBar.module.css';
import { previewMessages } from './preview-messages.ts';

/** Says above a draft whose view of it is shown. */
export function PreviewBar({ preview }: { preview: PagePreview }) {
  const t = useMessages(previewMessages);
  const language = useLanguage();
  return (
    <Box as="aside" className={styles.bar} aria-label={t.preview}>
      <Text as="p" variant="caption">
        {describePreview(preview, t, language)}
      </Text>
    </Box>
  );
}
