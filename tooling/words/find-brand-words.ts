/** Code of the product, without tests and their helpers. */
const PRODUCT = /^(?!.*(?:\.test\.|\/test))(?:packages|apps)\/[\w-]+\/src\//;

/** The folder that the mini-programs' builds make from the brand. */
const MADE_FROM_BRAND = 'apps/mini/src/brand/';

/** Finds names of the shop in the product's code: only the folder `brand` may contain them. */
export function findBrandWords(
  { path, source }: { path: string; source: string },
  { name, latinName }: { name: string; latinName: string },
): string[] {
  if (!PRODUCT.test(path) || path.startsWith(MADE_FROM_BRAND)) return [];
  const words = [name, latinName.toUpperCase()];
  return source
    .split('\n')
    .flatMap((line, index) =>
      words
        .filter((word) => line.includes(word))
        .map((word) => `${path}:${index + 1}: "${word}" belongs into brand/brand.json`),
    );
}
