import { srcSet } from '@vitrine/kit';
import type { CSSProperties } from 'react';
import { cx } from '../../cx.ts';
import styles from './Picture.module.css';
import type { PictureProps } from './Picture.types.ts';

/** Hides a picture that is still on its way and fades it in; without scripts it was never hidden. */
function fadeIn(image: HTMLImageElement | null): void {
  const waiting = styles.waiting;
  if (!image || image.complete || !waiting) return;
  image.classList.add(waiting);
  const show = () => image.classList.remove(waiting);
  image.addEventListener('load', show, { once: true });
  image.addEventListener('error', show, { once: true });
}

/** A picture in a place that is kept for it. */
export function Picture(props: PictureProps) {
  const { src, images = [], alt, ratio, sizes = '100vw', eager, wide, position } = props;
  const frame = {
    '--ratio': ratio,
    '--wide-ratio': wide?.ratio ?? ratio,
    '--position': position,
  } as CSSProperties;
  const wideSet = wide?.images?.length ? srcSet(wide.images) : wide?.src;
  const image = (
    <img
      ref={eager ? undefined : fadeIn}
      className={cx(styles.image, props.contain && styles.contain, props.imageClassName)}
      alt={alt}
      sizes={images.length > 0 ? sizes : undefined}
      srcSet={images.length > 0 ? srcSet(images) : undefined}
      src={src ?? images.at(-1)?.url}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  return (
    <div className={cx(styles.frame, ratio && styles.kept, props.className)} style={frame}>
      {wideSet ? (
        <picture>
          <source media="(min-width:1024px)" srcSet={wideSet} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  );
}
