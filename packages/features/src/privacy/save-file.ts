/** Long enough for a browser to have taken it. */
const KEPT_MS = 60_000;

/** Hands a text over as a file. Says how it was handed over. */
export async function saveFile(name: string, text: string): Promise<'saved' | 'copied'> {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  return 'saved';
}
