import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';

interface FactCardProps {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
}

/** An entry of a list: its name, and what is to be known of it. */
export const FactCard = ({ title, facts }: FactCardProps) => (
  <View style={styles.card}>
    <Text role="heading" style={[text.ui, text.strong]}>
      {title}
    </Text>
    {facts.map(([label, value]) => (
      <View key={label} style={styles.fact}>
        <Text style={[text.caption, styles.label]}>{label}</Text>
        <Text style={[text.caption, styles.value]}>{value}</Text>
      </View>
    ))}
  </View>
);

const styles = StyleSheet.create({
  card: {
    gap: tokens.space1,
    paddingVertical: tokens.space4,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
  fact: { flexDirection: 'row', gap: tokens.space3 },
  label: { width: '25%' },
  value: { flex: 1, color: tokens.ink2 },
});
