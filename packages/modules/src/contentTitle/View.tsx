import { Box, cx, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { ColouredText } from '../parts/ColouredText.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import { ModuleHeading } from '../parts/ModuleHeading.tsx';
import type { ContentTitleFields } from './schema.ts';
import styles from './View.module.css';

function Chapter({ fields }: { fields: ContentTitleFields }) {
  const { kicker, title, subTitle, align, linkText, commonLink } = fields;
  return (
    <Box className={cx(styles.chapter, align === 'centre' && styles.centred)}>
      {kicker && (
        <Text as="p" variant="eyebrow" className={styles.eyebrow}>
          {kicker}
        </Text>
      )}
      <Text as="h2" variant="h1">
        {title}
      </Text>
      {subTitle && (
        <Text as="p" variant="body" tone="soft" className={styles.subtitle}>
          {subTitle}
        </Text>
      )}
      {linkText && (
        <ContentLink link={commonLink} part="title" className={styles.link}>
          <Text className={styles.underline}>{linkText}</Text>
        </ContentLink>
      )}
    </Box>
  );
}

export function View({ fields }: ModuleProps<ContentTitleFields>) {
  const isChapter = fields.look === 'chapter' && !fields.image?.source;
  return (
    <ColouredText color={fields.color}>
      {isChapter ? <Chapter fields={fields} /> : <ModuleHeading title={fields} />}
    </ColouredText>
  );
}
