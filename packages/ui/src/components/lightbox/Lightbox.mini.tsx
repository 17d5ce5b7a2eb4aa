import { last } from '@vitrine/kit';
import { usePlatform } from '@vitrine/platform';
import { useEffect, useRef } from 'react';
import type { LightboxProps } from './Lightbox.types.ts';

/** The host shows the pictures itself, in their largest width. */
export function Lightbox(props: LightboxProps) {
  const { pictureViewer } = usePlatform();
  const shown = useRef(props);
  shown.current = props;
  const { start } = props;
  useEffect(() => {
    if (start === undefined) return;
    const { pictures, onClose } = shown.current;
    pictureViewer?.open(
      pictures.map(({ images }) => last(images)?.url ?? ''),
      start,
    );
    onClose();
  }, [start, pictureViewer]);
  return null;
}
