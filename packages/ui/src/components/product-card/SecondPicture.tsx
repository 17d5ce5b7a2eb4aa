import { pickImage } from '@vitrine/kit';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import styles from './SecondPicture.module.css';
import type { SecondPictureProps } from './SecondPicture.types.ts';

/** Wide enough for a card. */
const WIDTH = 480;

/** The second view of a product, over the first one while a mouse is on the card. It loads only then. */
export function SecondPicture({ images }: SecondPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const image = pickImage(images, WIDTH, 2);

  useEffect(() => {
    const link = frame.current?.closest('a');
    const show = ({ pointerType }: PointerEvent) => setWanted(pointerType === 'mouse');
    link?.addEventListener('pointerenter', show);
    return () => link?.removeEventListener('pointerenter', show);
  }, []);

  if (!image) return null;
  return (
    <span ref={frame} className={cx(styles.frame, isLoaded && styles.loaded)}>
      {isWanted && (
        <img
          src={image.url}
          alt=""
          className={styles.image}
          style={{ objectPosition: image.position }}
          onLoad={() => setLoaded(true)}
        />
      )}
    </span>
  );
}
