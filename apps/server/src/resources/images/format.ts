export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/**
 * Chooses the response format. The AVIF source is sent unchanged when it need not be resized. Encoding
 * AVIF takes seconds, so smaller widths are sent as WebP. A wildcard does not count as support: without
 * an explicit type, the format is JPEG.
 */
export function chooseFormat(accept: string | undefined, isFullSize: boolean): ImageFormat {
  const accepted = parseAcceptedTypes(accept);
  if (isFullSize && accepted.has('image/avif')) return 'avif';
  return accepted.has('image/webp') ? 'webp' : 'jpeg';
}

export const toMediaType = (format: ImageFormat): string => `image/${format}`;

function parseAcceptedTypes(accept = ''): Set<string> {
  const accepted = new Set<string>();
  for (const part of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim());
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    if (!isRefused) accepted.add(type);
  }
  return accepted;
}
