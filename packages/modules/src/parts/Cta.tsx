import { type Destination, resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import { useTrackInteraction } from '../context/module-context.ts';
import type { CtaButton } from '../fields/common.ts';
import { messages } from '../messages.ts';
import { toCssColour } from './colour.ts';

/**
 * Stores the colours set on the page in variables, before any token is overridden. A colour that is not
 * set is left out, because mini-program hosts fail on a style without a value.
 */
function toColourVariables({ colorOfText, backgroundColor }: CtaButton): CSSProperties {
  const background = toCssColour(backgroundColor);
  const text = toCssColour(colorOfText);
  return {
    ...(background && { '--cta-background': background }),
    ...(text && { '--cta-text': text }),
  } as CSSProperties;
}

/**
 * Overrides the colour tokens that the button uses. This needs an inner box, because a CSS variable that
 * refers to itself is invalid.
 */
function overrideTokens({ colorOfText, backgroundColor }: CtaButton): CSSProperties {
  const overrides = backgroundColor
    ? { '--ink': 'var(--cta-background)', ...(colorOfText && { '--on-ink': 'var(--cta-text)' }) }
    : { ...(colorOfText && { '--ink': 'var(--cta-text)' }) };
  return overrides as CSSProperties;
}

interface CtaProps {
  button: CtaButton;
  /** The variant to use when the page sets no background colour. */
  variant?: 'fill' | 'outline' | 'text' | undefined;
  /** The target to use when the page sets no link. */
  fallback?: Destination | undefined;
  className?: string | undefined;
}

/** A button from page content. Renders nothing when it has no target on this host. */
export function Cta({ button, variant = 'outline', fallback, className }: CtaProps) {
  const { name } = usePlatform();
  const { viewMore } = useMessages(messages);
  const trackInteraction = useTrackInteraction();
  const to = resolveLink(button.commonLink, name) ?? fallback;
  if (!to) return null;
  return (
    <Box className={className} style={toColourVariables(button)}>
      <Box style={overrideTokens(button)}>
        <Button
          variant={button.backgroundColor ? 'fill' : variant}
          fullWidth={variant !== 'text'}
          to={to}
          onPress={() => trackInteraction('button', { text: button.text })}
        >
          {button.text || viewMore}
        </Button>
      </Box>
    </Box>
  );
}
