import { PhotoPlaceholder } from './PhotoPlaceholder.tsx';
import type { StoredPhotoProps } from './StoredPhoto.types.ts';

/** A picture of a mini-program is requested without the session, so a drawing stands for the photo. */
export const StoredPhoto = ({ side }: StoredPhotoProps) => <PhotoPlaceholder side={side} />;
