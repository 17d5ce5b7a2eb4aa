const STYLES = /^import (\w+) from ('[^']+\.module\.css');$/m;

/**
 * Reads `styles.page` as an export of the style sheet instead of a member of an object, so that the
 * bundler writes the class's name in its place and leaves out the object, and the names nobody uses.
 * A file that looks names up keeps the object beside it.
 */
export function namesInPlace(code: string): string {
  const [line, styles, file] = STYLES.exec(code) ?? [];
  if (!line) return code;
  const names = `${styles}Names`;
  const body = code
    .replace(line, '')
    .replaceAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'), `${names}.$1`);
  const looksUp = new RegExp(`\\b${styles}\\b`).test(body);
  return `import * as ${names} from ${file};${looksUp ? line : ''}${body}`;
}

export const classNames = () => ({
  name: 'class-names',
  enforce: 'pre' as const,
  apply: 'build' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.tsx') ? { code: namesInPlace(code), map: null } : undefined,
});

/**
 * Once all its names are written in their places, nobody imports a sheet any more, and its rules
 * would be left out with it.
 */
export const keepSheets = () => ({
  name: 'keep-sheets',
  enforce: 'post' as const,
  apply: 'build' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.module.css')
      ? { code, map: null, moduleSideEffects: 'no-treeshake' as const }
      : undefined,
});
