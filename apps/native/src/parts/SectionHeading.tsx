import type { Destination } from '@vitrine/platform';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { Icon } from './Icon.tsx';
import { LinkArea } from './LinkArea.tsx';
import { text } from './text-styles.ts';

interface SectionHeadingProps {
  title: string;
  eyebrow?: string | undefined;
  subtitle?: string | undefined;
  isCentred?: boolean;
  /** Of light letters on a dark ground. */
  colour?: string | undefined;
  link?: { label: string; to: Destination } | undefined;
}

export const SectionHeading = ({
  title,
  eyebrow,
  subtitle,
  isCentred = false,
  colour,
  link,
}: SectionHeadingProps) => (
  <View style={[styles.heading, isCentred && styles.centred]}>
    <View style={[styles.texts, isCentred && styles.centred]}>
      {eyebrow ? <Text style={[text.eyebrow, colour && { color: colour }]}>{eyebrow}</Text> : null}
      <Text role="heading" style={[text.h2, colour && { color: colour }]}>
        {title}
      </Text>
      {subtitle ? (
        <Text style={[text.caption, styles.subtitle, colour && { color: colour }]}>{subtitle}</Text>
      ) : null}
    </View>
    {link && (
      <LinkArea to={link.to} style={styles.link} label={`${link.label} ${title}`}>
        <Text style={[text.caption, colour && { color: colour }]}>{link.label}</Text>
        <Icon name="forward" size={14} colour={colour ?? tokens.ink3} />
      </LinkArea>
    )}
  </View>
);

const styles = StyleSheet.create({
  heading: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: tokens.space3,
    paddingHorizontal: tokens.gutter,
    paddingBottom: tokens.space5,
  },
  centred: { flexDirection: 'column', alignItems: 'center' },
  texts: { flexShrink: 1, gap: tokens.space1 },
  subtitle: { color: tokens.ink2 },
  link: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    minHeight: tokens.touchSize,
    marginBottom: -8,
  },
});
