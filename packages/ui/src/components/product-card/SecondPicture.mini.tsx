import type { SecondPictureProps } from './SecondPicture.types.ts';

/** Renders nothing: a finger does not hover. */
export const SecondPicture = (_props: SecondPictureProps) => null;
