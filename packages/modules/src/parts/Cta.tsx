import { type Destination, resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { CtaButton } from '../fields/common.ts';
import { messages } from '../messages.ts';
import { useInteraction } from '../page/place.ts';
import { paint } from './colour.ts';

/**
 * The colours that a page asks for, worked out where the tokens still have their own. A colour that
 * is not asked for is not named: hosts of mini-programs break on a style without a value.
 */
function asked({ colorOfText, backgroundColor }: CtaButton): CSSProperties {
  const ground = paint(backgroundColor);
  const words = paint(colorOfText);
  return {
    ...(ground && { '--cta-ground': ground }),
    ...(words && { '--cta-words': words }),
  } as CSSProperties;
}

/**
 * A button takes its colours from the tokens; a page that wants others gives it other tokens. They
 * are renamed one box further in: a token that is named after itself would be none at all.
 */
function tokens({ colorOfText, backgroundColor }: CtaButton): CSSProperties {
  const own = backgroundColor
    ? { '--ink': 'var(--cta-ground)', ...(colorOfText && { '--on-ink': 'var(--cta-words)' }) }
    : { ...(colorOfText && { '--ink': 'var(--cta-words)' }) };
  return own as CSSProperties;
}

interface CtaProps {
  button: CtaButton;
  /** How it looks where its own ground does not say. */
  kind?: 'fill' | 'outline' | 'text' | undefined;
  /** Where it leads when the page names no place. */
  otherwise?: Destination | undefined;
  className?: string | undefined;
}

/** A button of a page: where it leads nowhere on this host, there is none. */
export function Cta({ button, kind = 'outline', otherwise, className }: CtaProps) {
  const { name } = usePlatform();
  const { viewMore } = useMessages(messages);
  const interact = useInteraction();
  const to = resolveLink(button.commonLink, name) ?? otherwise;
  if (!to) return null;
  return (
    <Box className={className} style={asked(button)}>
      <Box style={tokens(button)}>
        <Button
          kind={button.backgroundColor ? 'fill' : kind}
          wide={kind !== 'text'}
          to={to}
          onTap={() => interact('button', { text: button.text })}
        >
          {button.text || viewMore}
        </Button>
      </Box>
    </Box>
  );
}
