import { Picture } from '@vitrine/ui';
import styles from './PhotoPicker.module.css';
import { PhotoPlaceholder } from './PhotoPlaceholder.tsx';
import type { StoredPhotoProps } from './StoredPhoto.types.ts';

/** The masked thumbnail of a stored photo, over a drawing that stays when it cannot be loaded. */
export const StoredPhoto = ({ personalId, side }: StoredPhotoProps) => (
  <>
    <PhotoPlaceholder side={side} />
    <Picture
      src={`/api/v1/my/personal-ids/${personalId}/images/${side}-thumbnail`}
      alt=""
      fills
      eager
      className={styles.stored}
    />
  </>
);
