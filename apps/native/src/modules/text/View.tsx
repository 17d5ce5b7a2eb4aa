import type { ModuleProps, TextFields } from '@vitrine/modules';
import { View as Box, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { COLUMN } from '../../parts/layout.ts';
import { text } from '../../parts/text-styles.ts';
import { toColour, useColours } from '../parts/colours.ts';
import { RichText } from '../rich-text/RichText.tsx';

/** Text without a picture. */
export function View({
  fields: { style, align, color, kicker, title, content },
}: ModuleProps<TextFields>) {
  const { ink, soft, quiet } = useColours();
  const own = toColour(color);
  const isDisplay = style === 'display';
  const centre = (isDisplay || align === 'centre') && styles.centre;
  return (
    <Box style={[styles.text, isDisplay && styles.display]}>
      {kicker !== '' && (
        <Text style={[text.eyebrow, centre, { color: own ?? quiet }]}>{kicker}</Text>
      )}
      {title !== '' && (
        <Text
          role="heading"
          style={[isDisplay ? text.display : text.h2, centre, { color: own ?? ink }]}
        >
          {title}
        </Text>
      )}
      <RichText
        html={content}
        style={[
          style === 'lead' ? text.h3 : text.body,
          centre,
          { color: own ?? (style === 'lead' ? ink : soft) },
        ]}
      />
    </Box>
  );
}

const styles = StyleSheet.create({
  text: {
    gap: tokens.space3,
    ...COLUMN,
    paddingHorizontal: tokens.gutter,
  },
  display: { paddingTop: tokens.space10 },
  centre: { textAlign: 'center' },
});
