import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { COLUMN } from '../../parts/layout.ts';
import { text } from '../../parts/text-styles.ts';

/** The page of the settings and of each of their lists. */
export const SettingsPage = ({ testID, children }: { testID: string; children: ReactNode }) => (
  <ScrollView testID={testID} style={styles.page}>
    <View style={styles.column}>{children}</View>
  </ScrollView>
);

export const SettingsSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <View>
    <Text role="heading" style={[text.h3, styles.title]}>
      {title}
    </Text>
    {children}
  </View>
);

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: tokens.paper },
  column: {
    ...COLUMN,
    gap: tokens.space8,
    paddingHorizontal: tokens.gutter,
    paddingTop: tokens.space5,
    paddingBottom: tokens.space10,
  },
  title: { paddingBottom: tokens.space2 },
});
