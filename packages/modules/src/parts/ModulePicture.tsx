import { Picture } from '@vitrine/ui';
import type { Picture as ContentPicture } from '../fields/picture.ts';

interface ModulePictureProps {
  image: ContentPicture;
  /** Another crop for wide screens. */
  wide?: ContentPicture | undefined;
  /** Width to height; the picture's own when it is not given; 'none' where its place has a shape. */
  ratio?: string | undefined;
  wideRatio?: string | undefined;
  sizes?: string | undefined;
  eager?: boolean | undefined;
  position?: string | undefined;
  alt?: string | undefined;
  className?: string | undefined;
}

/** Width to height as a picture has it, so that its place is kept before it comes. */
const ownRatio = ({ width, height }: ContentPicture): string | undefined =>
  width && height ? `${width}/${height}` : undefined;

/** A picture of a page's content, with all its widths. */
export function ModulePicture({ image, wide, ratio, wideRatio, alt, ...rest }: ModulePictureProps) {
  const crop = wide?.source ? wide : undefined;
  const wideCrop = crop ?? (wideRatio ? image : undefined);
  const wideShape = wideRatio ?? (crop && ownRatio(crop));
  return (
    <Picture
      src={image.source}
      images={image.images}
      alt={alt ?? image.alt}
      ratio={ratio === 'none' ? undefined : (ratio ?? ownRatio(image))}
      fills={ratio === 'none'}
      wide={
        wideCrop && {
          ...(wideCrop.source && { src: wideCrop.source }),
          images: wideCrop.images,
          ...(wideShape && { ratio: wideShape }),
        }
      }
      {...rest}
    />
  );
}
