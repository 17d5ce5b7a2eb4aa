import type { ModuleProps, QaFields } from '@vitrine/modules';
import { useState } from 'react';
import { View as Box, Pressable, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { COLUMN_WIDTH } from '../../parts/layout.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { text } from '../../parts/text-styles.ts';
import { useColours } from '../parts/colours.ts';
import { RichText } from '../rich-text/RichText.tsx';

/** Questions that open to their answers; several may be open. */
export function View({ fields: { title, items, firstOpen } }: ModuleProps<QaFields>) {
  const { ink, soft, line } = useColours();
  const [open, setOpen] = useState<readonly number[]>(firstOpen ? [0] : []);
  return (
    <Box style={styles.column}>
      {title !== '' && (
        <SectionHeading title={title} colour={ink === tokens.ink ? undefined : ink} />
      )}
      <Box style={[styles.rows, { borderColor: ink }]}>
        {items.map(({ question, answer }, index) => {
          const isOpen = open.includes(index);
          return (
            // Two questions may be the same; their order never changes.
            <Box key={String(index)} style={[styles.row, { borderColor: line }]}>
              <Pressable
                role="button"
                aria-expanded={isOpen}
                style={styles.head}
                onPress={() =>
                  setOpen(isOpen ? open.filter((other) => other !== index) : [...open, index])
                }
              >
                <Text style={[text.ui, text.strong, styles.fill, { color: ink }]}>{question}</Text>
                <Icon name={isOpen ? 'remove' : 'add'} size={16} colour={ink} />
              </Pressable>
              {isOpen && (
                <Box style={styles.answer}>
                  <RichText html={answer} style={[text.body, { color: soft }]} />
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const styles = StyleSheet.create({
  column: { width: '100%', maxWidth: COLUMN_WIDTH, alignSelf: 'center' },
  rows: { marginHorizontal: tokens.gutter, borderTopWidth: 1 },
  row: { borderBottomWidth: 1 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space3,
    minHeight: tokens.space14,
    paddingVertical: tokens.space2,
  },
  fill: { flex: 1 },
  answer: { gap: tokens.space3, paddingBottom: tokens.space5 },
});
