import { errorCode, errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { ReturnRequestPhoto } from '@vitrine/contract';
import { createSerialQueue, newUuid } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import type { PickedFile } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { useFormDraft } from '../../../shared/form-draft/useFormDraft.ts';
import { messages } from './messages.ts';
import { isPhotoTooLarge, MAX_PHOTOS } from './rules.ts';

/** A photo of the form. State table: sending -> done or failed; failed -> sending; any -> removed. */
export interface FormPhoto {
  readonly key: string;
  readonly status: 'sending' | 'failed' | 'done';
  /** What is shown while it is sent, and the file to send. */
  readonly picked?: PickedFile;
  /** The uploaded photo, once it has arrived. */
  readonly uploaded?: ReturnRequestPhoto;
}

interface StoredPhotos {
  photos: readonly ReturnRequestPhoto[];
}

const fromUploaded = (uploaded: ReturnRequestPhoto): FormPhoto => ({
  key: uploaded.id,
  status: 'done',
  uploaded,
});

/** Uploads photos one after the other, and remembers those that arrived until the form is sent. */
export function useReturnPhotos(merchantOrderId: string) {
  const t = useMessages(messages);
  const api = useApi();
  const stored = useFormDraft<StoredPhotos>(`return-photos:${merchantOrderId}`);
  const [photos, setPhotos] = useState(() => (stored.read()?.photos ?? []).map(fromUploaded));
  const [error, setError] = useState<string>();
  const [queue] = useState(createSerialQueue);
  // Uploads end later than the rendering that started them.
  const latest = useRef<readonly FormPhoto[]>(photos);

  function change(next: FormPhoto[]): void {
    latest.current = next;
    setPhotos(next);
    stored.write({ photos: next.flatMap(({ uploaded }) => uploaded ?? []) });
  }

  const remove = (key: string): void => change(latest.current.filter((one) => one.key !== key));
  const replace = (photo: FormPhoto): void =>
    change(latest.current.map((one) => (one.key === photo.key ? photo : one)));

  async function upload(photo: FormPhoto): Promise<void> {
    const { key, picked } = photo;
    // It may have been removed while it waited.
    if (!picked || !latest.current.some((one) => one.key === key)) return;
    try {
      const uploaded = await api.uploadReturnRequestPhoto(
        { file: picked.file },
        { cancelGroup: key },
      );
      replace({ key, status: 'done', uploaded });
    } catch (cause) {
      setError(errorMessage(cause) ?? t.photoFailed);
      // Sending the same file again would not help.
      if (errorCode(cause) === 'bad-input') remove(key);
      else replace({ ...photo, status: 'failed' });
    }
  }

  function send(photo: FormPhoto): void {
    void queue.enqueue(() => upload(photo));
  }

  return {
    photos,
    error,
    remove(key: string): void {
      setError(undefined);
      remove(key);
    },
    add(picked: PickedFile): void {
      if (latest.current.length >= MAX_PHOTOS) return;
      const isTooLarge = isPhotoTooLarge(picked.size);
      setError(isTooLarge ? t.tooLarge : undefined);
      if (isTooLarge) return;
      const photo: FormPhoto = { key: newUuid(), status: 'sending', picked };
      change([...latest.current, photo]);
      send(photo);
    },
    retry(photo: FormPhoto): void {
      setError(undefined);
      replace({ ...photo, status: 'sending' });
      send(photo);
    },
    /** Forgets the photos, once they were sent or when the shop has deleted them. */
    clear(): void {
      change([]);
      stored.clear();
    },
  };
}

export type ReturnPhotosState = ReturnType<typeof useReturnPhotos>;
