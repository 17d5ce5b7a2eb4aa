import type { ModuleProps, SingleImageFields } from '@vitrine/modules';
import { View as Box, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { text } from '../../parts/text-styles.ts';
import { ContentLink, ContentTextLink } from '../parts/ContentLink.tsx';
import { toColour, useColours } from '../parts/colours.ts';
import { ModulePicture } from '../parts/ModulePicture.tsx';

/** The crops of the design. */
const CROPS = {
  hero: { ratio: 375 / 432, position: '50% 18%' },
  beside: { ratio: 4 / 5, position: undefined },
  plain: { ratio: undefined, position: undefined },
} as const;

/** Of the window, where picture and text stand side by side. */
const PICTURE_SHARE = 7 / 12;

/** One picture, with or without text: below it, and on a tablet beside it. */
export function View({ fields }: ModuleProps<SingleImageFields>) {
  const { width, inner, isTablet } = useLayout();
  const { ink, soft, quiet } = useColours();
  const { image, layout, inset, kicker, title, description, linkText, label, commonLink } = fields;
  const isBeside = isTablet && layout !== 'plain';
  const hasText = Boolean(kicker || title || description || linkText);
  const isHero = layout === 'hero';
  const pictureWidth = Math.round((isBeside ? PICTURE_SHARE : 1) * (inset ? inner : width));
  const labelColour = toColour(fields.labelColor);
  return (
    <Box style={[inset && styles.inset, isBeside && styles.beside]}>
      <ContentLink
        link={commonLink}
        label={[label, title || image.alt].filter(Boolean).join(' ')}
        style={{ width: pictureWidth }}
      >
        <ModulePicture image={image} width={pictureWidth} alt="" {...CROPS[layout]} />
        {label !== '' && (
          <Text
            style={[text.micro, styles.label, labelColour !== undefined && { color: labelColour }]}
          >
            {label}
          </Text>
        )}
      </ContentLink>
      {hasText && (
        <Box style={[styles.text, isBeside && styles.textBeside, inset && styles.noGutter]}>
          {kicker !== '' && (
            <Text style={[text.eyebrow, styles.kicker, { color: quiet }]}>{kicker}</Text>
          )}
          {title !== '' && (
            <Text role="heading" style={[isHero ? text.display : text.h2, { color: ink }]}>
              {title}
            </Text>
          )}
          {description !== '' && (
            <Text style={[isHero ? text.body : text.ui, styles.description, { color: soft }]}>
              {description}
            </Text>
          )}
          <ContentTextLink link={commonLink}>{linkText}</ContentTextLink>
        </Box>
      )}
    </Box>
  );
}

const styles = StyleSheet.create({
  inset: { paddingHorizontal: tokens.gutter },
  beside: { flexDirection: 'row', alignItems: 'center' },
  label: { position: 'absolute', top: tokens.space2, left: tokens.space2, color: tokens.ink2 },
  text: { paddingTop: tokens.space6, paddingHorizontal: tokens.gutter },
  textBeside: { flex: 1, paddingTop: 0, paddingLeft: tokens.space8 },
  noGutter: { paddingRight: 0 },
  kicker: { marginBottom: tokens.space3 },
  description: { marginTop: tokens.space2, marginBottom: tokens.space2, lineHeight: 24 },
});
