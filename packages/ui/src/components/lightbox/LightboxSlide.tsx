import { last } from '@vitrine/kit';
import { cx } from '../../cx.ts';
import type { LightboxPicture } from './Lightbox.types.ts';
import styles from './LightboxDialog.module.css';
import type { Zoom } from './zoom-rules.ts';

/** The width of a rendition that the page has probably loaded already. */
const PAGE_SIZE = 800;

interface LightboxSlideProps {
  picture: LightboxPicture;
  /** How many pictures it is away from the current one. */
  distance: number;
  zoom: Zoom;
  isHeld: boolean;
}

const getTransform = ({ scale, x, y }: Zoom) =>
  scale === 1 ? undefined : `translate(${x}px, ${y}px) scale(${scale})`;

/** One picture. Only the current one is loaded in its largest rendition, and distant ones not at all. */
export function LightboxSlide({ picture, distance, zoom, isHeld }: LightboxSlideProps) {
  const { images, alt } = picture;
  const pageUrl = images.find(({ size }) => size >= PAGE_SIZE)?.url ?? last(images)?.url;
  const url = distance === 0 ? last(images)?.url : pageUrl;
  return (
    <div className={styles.slide} aria-hidden={distance > 0 || undefined}>
      {distance < 2 && (
        <img
          className={cx(styles.picture, isHeld && styles.held)}
          src={url}
          alt={alt}
          draggable={false}
          style={{
            transform: getTransform(zoom),
            // Shown until the large rendition has loaded.
            backgroundImage: pageUrl && `url("${pageUrl}")`,
          }}
        />
      )}
    </div>
  );
}
