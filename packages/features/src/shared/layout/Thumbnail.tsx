import { cx, Picture, type PictureProps } from '@vitrine/ui';
import styles from './Thumbnail.module.css';

interface ThumbnailProps extends Pick<PictureProps, 'images' | 'className'> {
  /** In pixels. */
  width: 48 | 60 | 64 | 72;
  /** Empty when the text beside the picture already says what it shows. */
  alt?: string | undefined;
}

/** The picture of an item in a row; it keeps its width. */
export const Thumbnail = ({ width, images, alt = '', className }: ThumbnailProps) => (
  <Picture
    className={cx(styles[`w${width}`], className)}
    images={images}
    alt={alt}
    ratio="3/4"
    sizes={`${width}px`}
  />
);
