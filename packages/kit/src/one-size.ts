/** The stored size of products that have no sizes. */
export const ONE_SIZE = 'OS';
