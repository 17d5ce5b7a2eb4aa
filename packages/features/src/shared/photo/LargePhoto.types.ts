export interface Photo {
  url: string;
  thumbnailUrl: string;
  width: number;
  height: number;
}

export interface LargePhotoProps {
  photo: Photo;
  label: string;
  open: boolean;
  onClose: () => void;
}
