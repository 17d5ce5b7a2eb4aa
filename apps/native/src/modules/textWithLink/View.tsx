import type { ModuleProps, TextWithLinkFields } from '@vitrine/modules';
import { View as Box, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { COLUMN } from '../../parts/layout.ts';
import { text as type } from '../../parts/text-styles.ts';
import { ContentLink, ContentTextLink } from '../parts/ContentLink.tsx';
import { toColour, useColours } from '../parts/colours.ts';

/** A text that leads somewhere: as a line with a link below, or as a row that is the link. */
export function View({ fields }: ModuleProps<TextWithLinkFields>) {
  const { ink, soft, quiet, line } = useColours();
  const { text, linkText, commonLink, style, align, color } = fields;
  const own = toColour(color);
  if (style === 'row')
    return (
      <Box style={styles.column}>
        <ContentLink link={commonLink} style={[styles.row, { borderColor: line }]}>
          <Text style={[type.ui, styles.fill, { color: own ?? ink }]}>{text || linkText}</Text>
          {text !== '' && linkText !== '' && (
            <Text style={[type.caption, { color: quiet }]}>{linkText}</Text>
          )}
          <Icon name="forward" size={16} colour={quiet} />
        </ContentLink>
      </Box>
    );
  return (
    <Box style={[styles.column, align === 'centre' && styles.centred]}>
      {text !== '' && (
        <Text style={[type.body, align === 'centre' && styles.centre, { color: own ?? soft }]}>
          {text}
        </Text>
      )}
      <ContentTextLink link={commonLink}>{linkText}</ContentTextLink>
    </Box>
  );
}

const styles = StyleSheet.create({
  column: {
    ...COLUMN,
    paddingHorizontal: tokens.gutter,
  },
  centred: { alignItems: 'center' },
  centre: { textAlign: 'center' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space2,
    minHeight: tokens.space14,
    borderBottomWidth: 1,
  },
  fill: { flex: 1 },
});
