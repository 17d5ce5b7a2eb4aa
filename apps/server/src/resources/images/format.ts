export type Format = 'avif' | 'webp' | 'jpeg';

/**
 * Which format to answer in. The master is AVIF already and goes out as it is when it is not to be made
 * smaller; encoding AVIF anew would take seconds, so smaller widths are WebP. A wildcard is no promise:
 * whoever names neither gets JPEG.
 */
export function chooseFormat(accept: string | undefined, isWholeMaster: boolean): Format {
  const accepted = acceptedTypes(accept);
  if (isWholeMaster && accepted.has('image/avif')) return 'avif';
  return accepted.has('image/webp') ? 'webp' : 'jpeg';
}

export const mediaType = (format: Format): string => `image/${format}`;

function acceptedTypes(accept = ''): Set<string> {
  const accepted = new Set<string>();
  for (const part of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim());
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    if (!isRefused) accepted.add(type);
  }
  return accepted;
}
