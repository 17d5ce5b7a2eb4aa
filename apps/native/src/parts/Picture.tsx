import { pickImage, type SizedImage } from '@vitrine/kit';
import { usePlatform } from '@vitrine/platform';
import {
  type DimensionValue,
  Image,
  PixelRatio,
  type StyleProp,
  StyleSheet,
  View,
  type ViewStyle,
} from 'react-native';
import { tokens } from '../brand/tokens.ts';

interface PictureProps {
  uri: string | undefined;
  /** Of the frame: width by height. */
  ratio?: number;
  /** Of the picture itself, where it is known and cropped at another place than its middle. */
  ownRatio?: number | undefined;
  /** What stays visible, as in CSS: '50% 18%'. */
  position?: string | undefined;
  label?: string;
  isContained?: boolean;
  style?: StyleProp<ViewStyle>;
}

/** Where a picture that is taller than its frame lies in it. */
function cropTall(frame: number, own: number, position: string) {
  const share = Number.parseFloat(position.split(' ')[1] ?? '50') / 100;
  const height = frame / own;
  return {
    position: 'absolute',
    width: '100%',
    height: `${height * 100}%` as DimensionValue,
    top: `${(1 - height) * share * 100}%` as DimensionValue,
  } as const;
}

/** A picture in a frame that keeps its place while it loads. */
export function Picture({
  uri,
  ratio = 3 / 4,
  ownRatio,
  position,
  label,
  isContained = false,
  style,
}: PictureProps) {
  const { mediaUrl } = usePlatform();
  const crop = position && ownRatio && ownRatio < ratio && cropTall(ratio, ownRatio, position);
  return (
    <View style={[styles.frame, { aspectRatio: ratio }, style]}>
      {uri && (
        <Image
          source={{ uri: mediaUrl(uri) }}
          style={crop || styles.picture}
          resizeMode={isContained ? 'contain' : 'cover'}
          accessible={label !== undefined}
          {...(label !== undefined && { role: 'img' as const, 'aria-label': label })}
          accessibilityIgnoresInvertColors
        />
      )}
    </View>
  );
}

/** The address of the first view that is sharp at a width in points. */
export const findUri = (images: readonly SizedImage[], width: number, order = 1) =>
  pickImage(images, Math.round(width * Math.min(PixelRatio.get(), 3)), order)?.url;

/** The same of a picture that has no views: a menu's, or a page's. */
export const findMenuUri = (sizes: readonly { url: string; size: number }[], width: number) =>
  findUri(
    sizes.map((image) => ({ ...image, order: 1 })),
    width,
  );

const styles = StyleSheet.create({
  frame: { width: '100%', overflow: 'hidden', backgroundColor: tokens.stone },
  picture: { width: '100%', height: '100%' },
});
