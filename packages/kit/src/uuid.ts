/** Creates a random UUID (version 4). Not for secrets: mini-programs have no `crypto`. */
export const newUuid = (random: () => number = Math.random): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (letter) => {
    const digit = Math.floor(random() * 16);
    return (letter === 'x' ? digit : (digit & 3) | 8).toString(16);
  });
