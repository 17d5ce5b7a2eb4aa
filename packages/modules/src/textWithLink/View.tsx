import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, cx, Icon, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { Go } from '../parts/Go.tsx';
import { Inked } from '../parts/Inked.tsx';
import type { TextWithLinkFields } from './schema.ts';
import styles from './View.module.css';

function Line({ fields: { text, linkText, commonLink, align } }: ModuleLook) {
  return (
    <Box className={cx(align === 'centre' && styles.centred)}>
      {text && (
        <Text as="p" look="body" tone="soft" className={styles.text}>
          {text}
        </Text>
      )}
      {linkText && (
        <Go link={commonLink} part="link" className={styles.link}>
          <Text className={styles.underline}>{linkText}</Text>
        </Go>
      )}
    </Box>
  );
}

function Row({ fields: { text, linkText, commonLink } }: ModuleLook) {
  const { name } = usePlatform();
  return (
    <Go link={commonLink} part="link" className={styles.row}>
      <Text look="ui">{text || linkText}</Text>
      <Box className={styles.end}>
        {text && linkText && (
          <Text look="cap" tone="quiet" className={styles.hint}>
            {linkText}
          </Text>
        )}
        {resolveLink(commonLink, name) && <Icon name="forward" size="s" />}
      </Box>
    </Go>
  );
}

type ModuleLook = Pick<ModuleProps<TextWithLinkFields>, 'fields'>;

export function View({ fields }: ModuleProps<TextWithLinkFields>) {
  const Look = fields.style === 'row' ? Row : Line;
  return (
    <Inked color={fields.color} className={styles.place}>
      <Look fields={fields} />
    </Inked>
  );
}
