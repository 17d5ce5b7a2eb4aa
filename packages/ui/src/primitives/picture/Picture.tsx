import { srcSet } from '@vitrine/kit';
import type { CSSProperties } from 'react';
import { cx } from '../../cx.ts';
import styles from './Picture.module.css';
import type { PictureProps } from './Picture.types.ts';

/**
 * Fades a late picture in, and shows the bare ground instead of one that cannot be had.
 * Without scripts nothing is ever hidden.
 */
function settle(image: HTMLImageElement | null): void {
  const hidden = styles.hidden;
  if (!image || !hidden) return;
  const isBroken = image.complete && image.naturalWidth === 0;
  const isLate = !image.complete && image.loading === 'lazy';
  image.classList.toggle(hidden, isBroken || isLate);
  image.addEventListener('load', () => image.classList.remove(hidden));
  image.addEventListener('error', () => image.classList.add(hidden));
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
      ref={settle}
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
