import { createHash } from 'node:crypto';
import {
  findBoxes,
  hasBox,
  readDimensions,
  readDurationMs,
  readSampleFormats,
} from './mp4-boxes.ts';

export type VideoFault = 'video-unreadable' | 'video-codec' | 'video-not-streamable';

export interface ReadVideo {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

const HASH_LENGTH = 32;
const MAX_SIDE = 4_096;
/** H.264, which every browser and mini-program plays. */
const PLAYABLE: readonly string[] = ['avc1', 'avc3'];
/** The formats of samples of pictures; sound and texts have others. */
const PICTURES = /^(?:avc|hvc|hev|vp0|av01|mp4v|dvh|jpeg|ap[ch])/;

/** Whether the bytes say that they are an MP4, whatever the name of the file says. */
export const isVideo = (bytes: Buffer): boolean =>
  bytes.length > 12 &&
  bytes.toString('latin1', 4, 8) === 'ftyp' &&
  !bytes.toString('latin1', 8, 12).startsWith('avif') &&
  !/^(?:he[iv]|mif|msf)/.test(bytes.toString('latin1', 8, 12));

/** Checks that phones can play a video at once, and measures it. */
export function readVideo(bytes: Buffer): ReadVideo | { readonly fault: VideoFault } {
  const top = findBoxes(bytes);
  const moov = top.find(({ type }) => type === 'moov');
  const place = top.findIndex(({ type }) => type === 'mdat');
  if (!moov || place < 0) return { fault: 'video-unreadable' };
  const pictures = readSampleFormats(moov.body).filter((format) => PICTURES.test(format));
  const size = readDimensions(moov.body);
  const durationMs = readDurationMs(moov.body);
  if (pictures.length === 0 || !size || !durationMs || Math.max(size.width, size.height) > MAX_SIDE)
    return { fault: 'video-unreadable' };
  if (!pictures.every((format) => PLAYABLE.includes(format))) return { fault: 'video-codec' };
  if (top.indexOf(moov) > place || hasBox(moov.body, 'mvex'))
    return { fault: 'video-not-streamable' };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  return { key: `v-${hash}`, ...size, durationMs };
}
