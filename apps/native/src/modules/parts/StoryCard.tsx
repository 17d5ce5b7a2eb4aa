import type { StoryCardFields } from '@vitrine/modules';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';
import { ContentLink } from './ContentLink.tsx';
import { useColours } from './colours.ts';
import { ModulePicture } from './ModulePicture.tsx';

interface StoryCardProps {
  card: StoryCardFields;
  width: number;
  ratio: number | undefined;
  /** The text keeps the gutter where the picture does not. */
  hasGutter?: boolean;
}

/** A picture with a title and a subtitle below; the whole card is a link. */
export function StoryCard({ card, width, ratio, hasGutter = false }: StoryCardProps) {
  const { ink, soft } = useColours();
  const { image, title, subtitle, commonLink } = card;
  if (!image) return null;
  return (
    <ContentLink
      link={commonLink}
      label={[title || image.alt, subtitle].filter(Boolean).join(' ')}
      style={{ width }}
    >
      <ModulePicture image={image} width={width} ratio={ratio} alt={title ? '' : image.alt} />
      <View style={hasGutter && styles.gutter}>
        {title !== '' && <Text style={[text.h3, styles.title, { color: ink }]}>{title}</Text>}
        {subtitle !== '' && (
          <Text style={[text.caption, { color: soft }]} numberOfLines={2}>
            {subtitle}
          </Text>
        )}
      </View>
    </ContentLink>
  );
}

const styles = StyleSheet.create({
  title: { paddingTop: tokens.space3 },
  gutter: { paddingHorizontal: tokens.gutter },
});
