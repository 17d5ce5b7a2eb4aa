/** Columns on a wide screen: three where they leave no hole and four would. */
export const columns = (count: number): 3 | 4 => (count % 4 !== 0 && count % 3 === 0 ? 3 : 4);
