export interface UploadedImageKey {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

const KEY = /^u-([1-9]\d{0,4})x([1-9]\d{0,4})-([\da-f]{32})$/;

/** What the key of an uploaded image tells, without a look into the database. */
export function parseUploadedImageKey(key: string): UploadedImageKey | undefined {
  const [, width, height, hash] = KEY.exec(key) ?? [];
  return hash ? { width: Number(width), height: Number(height), hash } : undefined;
}
