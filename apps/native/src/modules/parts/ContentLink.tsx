import type { LinkFields } from '@vitrine/modules';
import { resolveLink, usePlatform } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { type StyleProp, StyleSheet, Text, View, type ViewStyle } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { text } from '../../parts/text-styles.ts';
import { useColours } from './colours.ts';

interface ContentLinkProps {
  link: LinkFields | undefined;
  label?: string | undefined;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** A link that an editor wrote; without a target in the app its content alone. */
export function ContentLink({ link, label, style, children }: ContentLinkProps) {
  const { name } = usePlatform();
  const to = resolveLink(link, name);
  if (!to) return <View style={style}>{children}</View>;
  return (
    <LinkArea to={to} label={label} style={style}>
      {children}
    </LinkArea>
  );
}

/** The underlined words below a text that lead on. */
export function ContentTextLink({
  link,
  children,
}: {
  link: LinkFields | undefined;
  children: string;
}) {
  const { ink } = useColours();
  if (!children) return null;
  return (
    <ContentLink link={link} style={styles.link}>
      <Text style={[text.ui, styles.words, { color: ink, borderColor: ink }]}>{children}</Text>
    </ContentLink>
  );
}

const styles = StyleSheet.create({
  link: { alignSelf: 'flex-start', minHeight: tokens.touchSize, justifyContent: 'center' },
  words: { paddingBottom: 2, letterSpacing: 0.8, borderBottomWidth: 1 },
});
