import { Image, View } from '@tarojs/components';
import { MAIN_IMAGE_SIZE } from '@vitrine/kit';
import { usePlatform } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { toMiniProps } from '../mini-props.ts';
import { getPosition } from './get-position.ts';
import styles from './Picture.module.css';
import type { PictureProps, PictureSize } from './Picture.types.ts';

/** Mobile screens need at most the main size. */
const selectMobileSize = (images: readonly PictureSize[]) =>
  images.find((image) => image.size >= MAIN_IMAGE_SIZE) ?? images[images.length - 1];

/**
 * Reserves the height by padding in percent, because older phones do not support `aspect-ratio`.
 * The percentage refers to the parent's width, so this is a child of the frame.
 */
function RatioSpacer({ ratio }: { ratio: string }) {
  const [width = 1, height = 0] = ratio.split('/').map(Number);
  return <View style={{ paddingTop: `${(height / width) * 100}%` }} />;
}

interface PositionedImageProps {
  url: string;
  alt: string;
  position: string;
  className: string | undefined;
}

/**
 * The image component of the hosts crops around its centre only, so a picture with a focal point is the
 * background of a view. It is not loaded lazily.
 */
function PositionedImage({ url, alt, position, className }: PositionedImageProps) {
  return (
    <View
      {...toMiniProps({ className, role: alt ? 'img' : undefined, 'aria-label': alt })}
      style={{
        backgroundImage: `url("${url}")`,
        backgroundPosition: position,
        backgroundSize: 'cover',
      }}
    />
  );
}

/** The host shows the picture over the background of its frame once it is loaded, without asking the page. */
export function Picture(props: PictureProps) {
  const { src, images = [], alt, ratio, eager, contain } = props;
  const hasFixedShape = Boolean(ratio ?? props.fills);
  const { mediaUrl } = usePlatform();
  const url = mediaUrl(src ?? selectMobileSize(images)?.url ?? '');
  const className = cx(hasFixedShape ? styles.filling : styles.image, props.imageClassName);
  const position = getPosition(images, props.position);
  return (
    <View className={cx(styles.frame, props.className)}>
      {ratio && <RatioSpacer ratio={ratio} />}
      {position && hasFixedShape && !contain && !props.savable ? (
        <PositionedImage url={url} alt={alt} position={position} className={className} />
      ) : (
        <Image
          className={className}
          src={url}
          mode={contain ? 'aspectFit' : hasFixedShape ? 'aspectFill' : 'widthFix'}
          lazyLoad={!eager}
          showMenuByLongpress={Boolean(props.savable)}
          ariaLabel={alt}
        />
      )}
    </View>
  );
}
