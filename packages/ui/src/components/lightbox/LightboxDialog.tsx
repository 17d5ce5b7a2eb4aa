import { formatMessage, last } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { Arrows, arrowsFrameClass } from '../../primitives/arrows/Arrows.tsx';
import { Overlay } from '../../primitives/overlay/Overlay';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { LightboxProps } from './Lightbox.types.ts';
import styles from './LightboxDialog.module.css';
import { LightboxSlide } from './LightboxSlide.tsx';
import { enlarge, findIndexByKey, reduce, zoomByKey } from './lightbox-keys.ts';
import { lightboxMessages } from './lightbox-messages.ts';
import { usePictureGestures } from './usePictureGestures.ts';
import { MAX_SCALE, UNZOOMED } from './zoom-rules.ts';

/** Every picture of a product has this width to its height. */
const RATIO = 3 / 4;

/** The first control of the dialog, so that keys work at once. */
const FOCUSABLE = { tabIndex: 0 } as const;

type StageProps = Pick<LightboxProps, 'pictures' | 'label' | 'onClose'> & { start: number };

function Stage({ start, pictures, label, onClose }: StageProps) {
  const t = useMessages(lightboxMessages);
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const count = pictures.length;
  const gestures = usePictureGestures({ stage, ratio: RATIO, index, count, onShow: show });
  const { zoom, zoomTo, drag, isHeld, handlers } = gestures;

  function show(next: number): void {
    setIndex(Math.max(0, Math.min(count - 1, next)));
    zoomTo(UNZOOMED);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const nextZoom = zoomByKey(event.key, zoom);
    const nextIndex = findIndexByKey(event.key, index, count);
    if (!nextZoom && nextIndex === undefined) return;
    event.preventDefault();
    if (nextZoom) zoomTo(nextZoom);
    else if (nextIndex !== undefined) show(nextIndex);
  }

  const position = { '--index': index, '--drag': `${drag}px` } as CSSProperties;
  return (
    <section
      className={cx(styles.frame, arrowsFrameClass)}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div
        ref={stage}
        className={cx(styles.stage, zoom.scale > 1 && styles.zoomed)}
        {...FOCUSABLE}
        {...handlers}
      >
        <div className={cx(styles.track, isHeld && styles.held)} style={position}>
          {pictures.map((picture, at) => (
            <LightboxSlide
              key={last(picture.images)?.url ?? at}
              picture={picture}
              distance={Math.abs(at - index)}
              zoom={at === index ? zoom : UNZOOMED}
              isHeld={isHeld}
            />
          ))}
        </div>
      </div>
      {count > 1 && (
        <Arrows
          onMove={(by) => show(index + by)}
          atStart={index === 0}
          atEnd={index === count - 1}
        />
      )}
      <div className={styles.bar}>
        <span className={styles.counter} role="status">
          <span className={styles.hidden}>
            {formatMessage(t.position, { n: index + 1, count })}
          </span>
          <span aria-hidden="true">
            {index + 1} / {count}
          </span>
        </span>
        <IconButton
          icon="remove"
          label={t.zoomOut}
          disabled={zoom.scale === 1}
          onPress={() => zoomTo(reduce(zoom))}
        />
        <IconButton
          icon="add"
          label={t.zoomIn}
          disabled={zoom.scale === MAX_SCALE}
          onPress={() => zoomTo(enlarge(zoom))}
        />
        <IconButton icon="close" label={t.close} onPress={onClose} />
      </div>
    </section>
  );
}

/** The pictures in a modal layer over the whole window, which back and Esc close. */
export function LightboxDialog({ start, ...props }: LightboxProps) {
  const isOpen = start !== undefined;
  return (
    <Overlay open={isOpen} onClose={props.onClose} label={props.label} placement="full">
      <Stage key={start} start={start ?? 0} {...props} />
    </Overlay>
  );
}
