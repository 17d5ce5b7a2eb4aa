import type { PictureFields } from '@vitrine/modules';
import type { StyleProp, ViewStyle } from 'react-native';
import { findMenuUri, Picture } from '../../parts/Picture.tsx';

interface ModulePictureProps {
  image: PictureFields;
  /** How wide it is drawn, in points. */
  width: number;
  /** Width by height; undefined keeps the picture's own. */
  ratio?: number | undefined;
  position?: string | undefined;
  /** An empty one where a text beside it says the same. */
  alt?: string;
  style?: StyleProp<ViewStyle>;
}

const DEFAULT_RATIO = 3 / 4;

/** A picture of a page, in the size that the window needs. */
export function ModulePicture({
  image,
  width,
  ratio,
  alt = image.alt,
  ...look
}: ModulePictureProps) {
  const own = image.width && image.height ? image.width / image.height : undefined;
  return (
    <Picture
      {...look}
      uri={findMenuUri(image.images, width) ?? image.source}
      ratio={ratio ?? own ?? DEFAULT_RATIO}
      ownRatio={own}
      {...(alt && { label: alt })}
    />
  );
}

/** The ratio that an editor chose by its name; undefined for the picture's own. */
export function parseRatio(ratio: string): number | undefined {
  const [width, height] = ratio.split('/').map(Number);
  return width && height ? width / height : undefined;
}
