import { useMessages } from '@vitrine/platform';
import { Picture, Pressable } from '@vitrine/ui';
import { useState } from 'react';
import { LargePhoto } from './LargePhoto';
import type { Photo } from './LargePhoto.types.ts';
import { messages } from './messages.ts';

interface PhotoThumbnailProps {
  photo: Photo;
  label: string;
  /** Width to height of the thumbnail. Absent: that of the photo. */
  ratio?: string | undefined;
  className?: string | undefined;
}

/** An uploaded photo, which a press shows large. */
export function PhotoThumbnail({ photo, label, ratio, className }: PhotoThumbnailProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Pressable
        className={className}
        label={`${label}，${t.open}`}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Picture
          src={photo.thumbnailUrl}
          alt=""
          ratio={ratio ?? `${photo.width}/${photo.height}`}
          eager
        />
      </Pressable>
      <LargePhoto photo={photo} label={label} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
