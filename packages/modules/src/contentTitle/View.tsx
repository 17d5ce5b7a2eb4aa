import { Box, cx, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { Heading } from '../page/Heading.tsx';
import { Go } from '../parts/Go.tsx';
import { Inked } from '../parts/Inked.tsx';
import type { ContentTitleFields } from './schema.ts';
import styles from './View.module.css';

function Chapter({ fields }: { fields: ContentTitleFields }) {
  const { kicker, title, subTitle, align, linkText, commonLink } = fields;
  return (
    <Box className={cx(styles.chapter, align === 'centre' && styles.centred)}>
      {kicker && (
        <Text as="p" look="kick" className={styles.kick}>
          {kicker}
        </Text>
      )}
      <Text as="h2" look="h1">
        {title}
      </Text>
      {subTitle && (
        <Text as="p" look="body" tone="soft" className={styles.subtitle}>
          {subTitle}
        </Text>
      )}
      {linkText && (
        <Go link={commonLink} part="title" className={styles.link}>
          <Text className={styles.underline}>{linkText}</Text>
        </Go>
      )}
    </Box>
  );
}

export function View({ fields }: ModuleProps<ContentTitleFields>) {
  const isChapter = fields.look === 'chapter' && !fields.image?.source;
  return (
    <Inked color={fields.color}>
      {isChapter ? <Chapter fields={fields} /> : <Heading title={fields} />}
    </Inked>
  );
}
