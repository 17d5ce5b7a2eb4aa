import { Image, View } from '@tarojs/components';
import { MAIN_IMAGE_SIZE } from '@vitrine/kit';
import { usePlatform } from '@vitrine/platform';
import { useState } from 'react';
import { cx } from '../../cx.ts';
import styles from './Picture.module.css';
import type { PictureProps, PictureSize } from './Picture.types.ts';

/** Phones show a picture at most at the main size. */
const nearest = (images: readonly PictureSize[]) =>
  images.find((image) => image.size >= MAIN_IMAGE_SIZE) ?? images[images.length - 1];

/**
 * Older phones do not know aspect-ratio: padding in percent keeps the place everywhere. It is a part
 * of the width around it, so it stands inside the frame, whose own width may be any.
 */
function Place({ ratio }: { ratio: string }) {
  const [width = 1, height = 0] = ratio.split('/').map(Number);
  return <View style={{ paddingTop: `${(height / width) * 100}%` }} />;
}

export function Picture(props: PictureProps) {
  const { src, images = [], alt, ratio, eager, contain } = props;
  const hasPlace = Boolean(ratio ?? props.fills);
  const [shown, setShown] = useState(Boolean(eager));
  const { media } = usePlatform();
  const show = () => setShown(true);
  return (
    <View className={cx(styles.frame, props.className)}>
      {ratio && <Place ratio={ratio} />}
      <Image
        className={cx(
          hasPlace ? styles.filling : styles.image,
          !shown && styles.hidden,
          props.imageClassName,
        )}
        src={media(src ?? nearest(images)?.url ?? '')}
        mode={contain ? 'aspectFit' : hasPlace ? 'aspectFill' : 'widthFix'}
        lazyLoad={!eager}
        showMenuByLongpress={Boolean(props.keepable)}
        ariaLabel={alt}
        onLoad={show}
      />
    </View>
  );
}
