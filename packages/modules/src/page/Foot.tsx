import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { CommonFields, CtaButton } from '../fields/common.ts';
import { messages } from '../messages.ts';
import { paint } from '../parts/colour.ts';
import styles from './Foot.module.css';
import { useInteraction } from './place.ts';

/** A button takes its colours from the tokens; a page that wants others gives it other tokens. */
function tokens({ colorOfText, backgroundColor }: CtaButton): CSSProperties {
  const ground = paint(backgroundColor);
  const words = paint(colorOfText);
  const own = ground
    ? { '--ink': ground, ...(words && { '--on-ink': words }) }
    : { ...(words && { '--ink': words }) };
  return own as CSSProperties;
}

function Cta({ button }: { button: CtaButton }) {
  const { name } = usePlatform();
  const { viewMore } = useMessages(messages);
  const interact = useInteraction();
  const to = resolveLink(button.commonLink, name);
  if (!to) return null;
  return (
    <Box className={styles.button} style={tokens(button)}>
      <Button
        kind={button.backgroundColor ? 'fill' : 'outline'}
        wide
        to={to}
        onTap={() => interact('button')}
      >
        {button.text || viewMore}
      </Button>
    </Box>
  );
}

/** What may follow any module: its button, and a last line of words. */
export function Foot({ fields: { ctaButton, bottomText } }: { fields: CommonFields }) {
  if (!ctaButton && !bottomText) return null;
  return (
    <Box className={styles.foot}>
      {ctaButton && <Cta button={ctaButton} />}
      {bottomText && (
        <Text as="p" look="micro" tone="quiet">
          {bottomText}
        </Text>
      )}
    </Box>
  );
}
