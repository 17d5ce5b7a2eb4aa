import { type Destination, usePlatform } from '@vitrine/platform';
import { type StyleProp, StyleSheet, Text, type TextStyle } from 'react-native';
import { readLink } from '../../navigation/linking.ts';
import { mayOpenOutside } from '../../webview/own-hosts.ts';
import { type Run, toParagraphs } from './to-paragraphs.ts';

/** Where a link of rich text leads: a screen of the app, or an address for the system. A place on its own page is none. */
export function findDestination(href: string): Destination | undefined {
  if (/^[#?]/.test(href)) return undefined;
  const target = readLink(href);
  if (target) return target;
  return mayOpenOutside(href) ? { url: href } : undefined;
}

interface WordsProps {
  run: Run;
  onLeave?: (() => void) | undefined;
}

function Words({ run: { words, href, isStrong }, onLeave }: WordsProps) {
  const { navigation } = usePlatform();
  const to = href === undefined ? undefined : findDestination(href);
  const strong = isStrong && styles.strong;
  if (!to) return <Text style={strong}>{words}</Text>;
  return (
    <Text
      role="link"
      style={[strong, styles.link]}
      onPress={() => {
        onLeave?.();
        navigation.go(to);
      }}
    >
      {words}
    </Text>
  );
}

interface RichTextProps {
  /** Already cleaned by the server. */
  html: string;
  style?: StyleProp<TextStyle>;
  /** Before a link is followed: a sheet over the screen closes. */
  onLeave?: () => void;
}

/** The paragraphs of rich text, one below the other. Their links lead to screens of the app wherever it has one. */
export const RichText = ({ html, style, onLeave }: RichTextProps) =>
  toParagraphs(html).map(({ key, runs, isListed }) => (
    <Text key={key} style={style}>
      {isListed && '· '}
      {runs.map((run, index) => (
        // Two runs may say the same; their order never changes.
        <Words key={String(index)} run={run} onLeave={onLeave} />
      ))}
    </Text>
  ));

const styles = StyleSheet.create({
  strong: { fontWeight: '500' },
  link: { textDecorationLine: 'underline' },
});
