import { Image, View } from '@tarojs/components';
import { MAIN_IMAGE_SIZE } from '@vitrine/kit';
import { usePlatform } from '@vitrine/platform';
import { cx } from '../../cx.ts';
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

/** The host shows the picture over the background of its frame once it is loaded, without asking the page. */
export function Picture(props: PictureProps) {
  const { src, images = [], alt, ratio, eager, contain } = props;
  const hasFixedShape = Boolean(ratio ?? props.fills);
  const { mediaUrl } = usePlatform();
  return (
    <View className={cx(styles.frame, props.className)}>
      {ratio && <RatioSpacer ratio={ratio} />}
      <Image
        className={cx(hasFixedShape ? styles.filling : styles.image, props.imageClassName)}
        src={mediaUrl(src ?? selectMobileSize(images)?.url ?? '')}
        mode={contain ? 'aspectFit' : hasFixedShape ? 'aspectFill' : 'widthFix'}
        lazyLoad={!eager}
        showMenuByLongpress={Boolean(props.savable)}
        ariaLabel={alt}
      />
    </View>
  );
}
