/** How long a browser may take to read the file. */
const URL_LIFETIME_MS = 60_000;

/** Downloads a text as a file. */
export async function saveFile(name: string, text: string): Promise<'saved' | 'copied'> {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
  return 'saved';
}
