import type { ContentTitleFields, ModuleProps } from '@vitrine/modules';
import { View as Box, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';
import { ContentTextLink } from '../parts/ContentLink.tsx';
import { toColour, useColours } from '../parts/colours.ts';
import { ModuleHeading } from '../parts/ModuleHeading.tsx';

/** A heading on its own: like that of a module, or a large one that starts a new part of the page. */
export function View({ fields }: ModuleProps<ContentTitleFields>) {
  const { ink, soft, quiet } = useColours();
  const { look, image, kicker, title, subTitle, align, linkText, commonLink } = fields;
  if (look !== 'chapter' || image?.source) return <ModuleHeading title={fields} />;
  const own = toColour(fields.color);
  const centre = align === 'centre' && styles.centre;
  return (
    <Box style={[styles.chapter, align === 'centre' && styles.centred]}>
      {kicker !== '' && <Text style={[text.eyebrow, { color: own ?? quiet }]}>{kicker}</Text>}
      <Text role="heading" style={[text.h1, centre, { color: own ?? ink }]}>
        {title}
      </Text>
      {subTitle !== '' && (
        <Text style={[text.body, centre, { color: own ?? soft }]}>{subTitle}</Text>
      )}
      <ContentTextLink link={commonLink}>{linkText}</ContentTextLink>
    </Box>
  );
}

const styles = StyleSheet.create({
  chapter: {
    gap: tokens.space2,
    paddingHorizontal: tokens.gutter,
    paddingTop: tokens.space6,
    paddingBottom: tokens.space8,
  },
  centred: { alignItems: 'center' },
  centre: { textAlign: 'center' },
});
