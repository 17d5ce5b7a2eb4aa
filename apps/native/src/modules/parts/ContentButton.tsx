import { type CtaButtonFields, messages } from '@vitrine/modules';
import { type Destination, resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { COLUMN } from '../../parts/layout.ts';
import { text } from '../../parts/text-styles.ts';
import { toColour, useColours } from './colours.ts';

type ButtonFields = Pick<
  CtaButtonFields,
  'text' | 'commonLink' | 'colorOfText' | 'backgroundColor'
>;

interface ContentButtonProps {
  button: ButtonFields;
  kind?: CtaButtonFields['kind'];
  /** Where it leads without a link of its own. */
  fallback?: Destination;
}

/** A button from page content. Draws nothing when it has no target in the app. */
export function ContentButton({ button, kind = 'outline', fallback }: ContentButtonProps) {
  const { name } = usePlatform();
  const { viewMore } = useMessages(messages);
  const { ink } = useColours();
  const to = resolveLink(button.commonLink, name) ?? fallback;
  if (!to) return null;
  const ground = toColour(button.backgroundColor);
  const isFilled = ground !== undefined || kind === 'fill';
  const colour = toColour(button.colorOfText) ?? (isFilled ? tokens.onInk : ink);
  return (
    <View style={styles.place}>
      <LinkArea
        to={to}
        style={[
          styles.button,
          kind === 'outline' && !isFilled && { borderWidth: 1, borderColor: colour },
          isFilled && { backgroundColor: ground ?? tokens.ink },
        ]}
      >
        <Text
          style={[text.ui, styles.label, kind === 'text' && styles.underlined, { color: colour }]}
        >
          {button.text || viewMore}
        </Text>
      </LinkArea>
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    ...COLUMN,
    paddingHorizontal: tokens.gutter,
  },
  button: {
    minHeight: tokens.controlHeight,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: tokens.space4,
  },
  label: { letterSpacing: 1.4, textAlign: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
