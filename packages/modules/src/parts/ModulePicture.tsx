import { Picture } from '@vitrine/ui';
import type { PictureFields } from '../fields/picture.ts';

interface ModulePictureProps {
  image: PictureFields;
  /** A different crop for desktop. */
  wide?: PictureFields | undefined;
  /** Width to height. Default: the picture's own ratio. 'none': the picture fills its container. */
  ratio?: string | undefined;
  wideRatio?: string | undefined;
  sizes?: string | undefined;
  eager?: boolean | undefined;
  position?: string | undefined;
  alt?: string | undefined;
  className?: string | undefined;
}

/** The picture's own ratio, so that its space is reserved before it loads. */
const ownRatio = ({ width, height }: PictureFields): string | undefined =>
  width && height ? `${width}/${height}` : undefined;

/** A picture from page content, with all its widths. */
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
      desktop={
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
