import { Lightbox } from '@vitrine/ui';
import type { LargePhotoProps } from './LargePhoto.types.ts';

/** The host shows the photo itself. */
export function LargePhoto({ photo: { url, width }, label, open, onClose }: LargePhotoProps) {
  return (
    <Lightbox
      start={open ? 0 : undefined}
      label={label}
      pictures={[{ images: [{ url, size: width }], alt: label }]}
      onClose={onClose}
    />
  );
}
