import type { PictureItem } from '@vitrine/modules';
import { StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';
import { ContentLink } from './ContentLink.tsx';
import { toColour, useColours } from './colours.ts';
import { ModulePicture } from './ModulePicture.tsx';

interface PictureTileProps {
  item: PictureItem;
  width: number;
  ratio: number | undefined;
}

/** One picture of a list, with an optional corner label, title and link. */
export function PictureTile({ item, width, ratio }: PictureTileProps) {
  const { ink } = useColours();
  const { image, title, label, labelColor, commonLink } = item;
  if (!image) return null;
  const colour = toColour(labelColor);
  return (
    <ContentLink
      link={commonLink}
      label={[label, title || image.alt].filter(Boolean).join(' ')}
      style={{ width }}
    >
      <ModulePicture image={image} width={width} ratio={ratio} alt={title ? '' : image.alt} />
      {label !== '' && (
        <Text style={[text.micro, styles.label, colour !== undefined && { color: colour }]}>
          {label}
        </Text>
      )}
      {title !== '' && <Text style={[text.caption, styles.title, { color: ink }]}>{title}</Text>}
    </ContentLink>
  );
}

const styles = StyleSheet.create({
  label: {
    position: 'absolute',
    top: tokens.space2,
    left: tokens.space2,
    color: tokens.ink2,
  },
  title: { paddingTop: tokens.space2, textAlign: 'center' },
});
