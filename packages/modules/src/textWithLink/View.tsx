import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, cx, Icon, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { ColouredText } from '../parts/ColouredText.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import type { TextWithLinkFields } from './schema.ts';
import styles from './View.module.css';

function TextLine({ fields: { text, linkText, commonLink, align } }: LayoutProps) {
  return (
    <Box className={cx(align === 'centre' && styles.centred)}>
      {text && (
        <Text as="p" variant="body" tone="soft" className={styles.text}>
          {text}
        </Text>
      )}
      {linkText && (
        <ContentLink link={commonLink} part="link" className={styles.link}>
          <Text className={styles.underline}>{linkText}</Text>
        </ContentLink>
      )}
    </Box>
  );
}

function LinkRow({ fields: { text, linkText, commonLink } }: LayoutProps) {
  const { name } = usePlatform();
  return (
    <ContentLink link={commonLink} part="link" className={styles.row}>
      <Text variant="ui">{text || linkText}</Text>
      <Box className={styles.end}>
        {text && linkText && (
          <Text variant="caption" tone="quiet" className={styles.hint}>
            {linkText}
          </Text>
        )}
        {resolveLink(commonLink, name) && <Icon name="forward" size="s" />}
      </Box>
    </ContentLink>
  );
}

type LayoutProps = Pick<ModuleProps<TextWithLinkFields>, 'fields'>;

export function View({ fields }: ModuleProps<TextWithLinkFields>) {
  const Layout = fields.style === 'row' ? LinkRow : TextLine;
  return (
    <ColouredText color={fields.color} className={styles.root}>
      <Layout fields={fields} />
    </ColouredText>
  );
}
