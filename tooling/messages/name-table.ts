const SOURCE = /^(?:packages|apps)\/([\w-]+)\/src\/(.+)\.tsx?$/;
/** Folders that only sort others. */
const SORTING_FOLDERS = new Set(['screens', 'components', 'primitives']);
/** `messages` names the table of its folder, `share-messages` one more. */
const MESSAGES_FILE = /^(?:(.+)-)?messages(?:\.mini)?$/;

/**
 * Names the table of messages in a file: `packages/features/src/screens/order/bag/messages.ts` is `order.bag`. The
 * keys of its messages begin with this name.
 */
export function nameTable(path: string): string | undefined {
  const [, home = '', inside = ''] = SOURCE.exec(path) ?? [];
  const folders = inside.split('/');
  const file = folders.pop();
  if (!file) return undefined;
  const messagesFile = MESSAGES_FILE.exec(file);
  return [
    ...(home === 'features' ? [] : [home]),
    ...folders.filter((folder) => !SORTING_FOLDERS.has(folder)),
    messagesFile ? messagesFile[1] : file,
  ]
    .filter(Boolean)
    .join('.');
}
