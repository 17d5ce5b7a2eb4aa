import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useProblemText } from '../api/useProblemText.ts';
import { type MediaFile, uploadMedia } from './upload-media.ts';

/** A file on its way to the library. */
export interface MediaUpload {
  readonly id: number;
  readonly file: File;
  readonly percent: number;
  readonly problem: string | undefined;
}

let count = 0;

/** Uploads files one after the other. What failed stays with its reason, and can be tried again. */
export function useMediaUploads(onUploaded?: (file: MediaFile) => void) {
  const client = useQueryClient();
  const toText = useProblemText();
  const [uploads, setUploads] = useState<readonly MediaUpload[]>([]);
  const change = useCallback(
    (id: number, part: Partial<MediaUpload>) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one))),
    [],
  );
  const remove = useCallback(
    (id: number) => setUploads((all) => all.filter((one) => one.id !== id)),
    [],
  );

  async function send({ id, file }: MediaUpload) {
    change(id, { percent: 0, problem: undefined });
    try {
      const uploaded = await uploadMedia(file, (percent) => change(id, { percent }));
      remove(id);
      onUploaded?.(uploaded);
    } catch (error) {
      change(id, { problem: toText(error) });
    }
    await client.invalidateQueries({ queryKey: ['media'] });
  }

  async function start(files: readonly File[]) {
    const added = files.map(
      (file): MediaUpload => ({ id: ++count, file, percent: 0, problem: undefined }),
    );
    setUploads((all) => [...all, ...added]);
    for (const upload of added) await send(upload);
  }

  return { uploads, start, retry: send, remove };
}
