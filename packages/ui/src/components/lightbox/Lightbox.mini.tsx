import { previewImage } from '@tarojs/taro';
import { last } from '@vitrine/kit';
import { usePlatform } from '@vitrine/platform';
import { useEffect, useRef } from 'react';
import type { LightboxProps } from './Lightbox.types.ts';

/** The host shows pictures itself, with the gestures that its users know. */
export function Lightbox(props: LightboxProps) {
  const { mediaUrl } = usePlatform();
  const shown = useRef(props);
  shown.current = props;
  const { start } = props;
  useEffect(() => {
    if (start === undefined) return;
    const { pictures, onClose } = shown.current;
    const urls = pictures.map(({ images }) => mediaUrl(last(images)?.url ?? ''));
    // Without the host's viewer the page stays as it is, and the next press tries again.
    previewImage({ urls, current: urls[start] ?? '' }).catch(() => undefined);
    onClose();
  }, [start, mediaUrl]);
  return null;
}
