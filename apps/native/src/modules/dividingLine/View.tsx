import type { DividingLineFields, ModuleProps } from '@vitrine/modules';
import { View as Box, StyleSheet } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { toColour, useColours } from '../parts/colours.ts';

/** A horizontal line: thin, dark or dashed; as wide as the page, as wide as the text, or short. */
export function View({ fields: { style, width, color } }: ModuleProps<DividingLineFields>) {
  const { ink, line } = useColours();
  const borderColor = toColour(color) ?? (style === 'ink' ? ink : line);
  return (
    <Box
      role="separator"
      style={[styles.line, styles[width], { borderColor }, style === 'dashed' && styles.dashed]}
    />
  );
}

const styles = StyleSheet.create({
  line: { borderTopWidth: 1 },
  dashed: { borderStyle: 'dashed' },
  page: {},
  text: { marginHorizontal: tokens.gutter },
  short: { width: tokens.space14, alignSelf: 'center' },
});
