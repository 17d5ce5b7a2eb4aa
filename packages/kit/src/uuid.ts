/** A random UUID (version 4). Mini-programs have no `crypto`, and nothing secret hangs on these. */
export const newUuid = (random: () => number = Math.random): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(random() * 16);
    return (place === 'x' ? digit : (digit & 3) | 8).toString(16);
  });
