import { formatSrcSet } from '@vitrine/kit';
import type { CSSProperties } from 'react';
import { cx } from '../../cx.ts';
import { DESKTOP } from '../../media-queries.ts';
import { getPosition } from './get-position.ts';
import styles from './Picture.module.css';
import type { PictureProps } from './Picture.types.ts';

/**
 * Fades a lazy picture in when it has loaded and hides a broken one. Only this script hides
 * pictures, so all stay visible without JavaScript.
 */
function hideUntilLoaded(image: HTMLImageElement | null): void {
  const hidden = styles.hidden;
  if (!image || !hidden) return;
  const isBroken = image.complete && image.naturalWidth === 0;
  const isPending = !image.complete && image.loading === 'lazy';
  image.classList.toggle(hidden, isBroken || isPending);
  image.addEventListener('load', () => image.classList.remove(hidden));
  image.addEventListener('error', () => image.classList.add(hidden));
}

/** A responsive picture that reserves its space before it loads. */
export function Picture(props: PictureProps) {
  const { src, images = [], alt, ratio, sizes = '100vw', eager, desktop, position } = props;
  const frame = {
    '--ratio': ratio,
    '--desktop-ratio': desktop?.ratio ?? ratio,
    '--position': getPosition(images, position),
    '--desktop-position': getPosition(desktop?.images ?? images, position),
  } as CSSProperties;
  const desktopSrcSet = desktop?.images?.length ? formatSrcSet(desktop.images) : desktop?.src;
  const image = (
    <img
      ref={hideUntilLoaded}
      className={cx(styles.image, props.contain && styles.contain, props.imageClassName)}
      alt={alt}
      sizes={images.length > 0 ? sizes : undefined}
      srcSet={images.length > 0 ? formatSrcSet(images) : undefined}
      src={src ?? images.at(-1)?.url}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  return (
    <div className={cx(styles.frame, ratio && styles.reserved, props.className)} style={frame}>
      {desktopSrcSet ? (
        <picture>
          <source media={DESKTOP} srcSet={desktopSrcSet} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  );
}
