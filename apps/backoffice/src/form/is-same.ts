/** Compares values as JSON, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = (value: object) =>
    Object.keys(value).filter((name) => Reflect.get(value, name) !== undefined);
  const own = names(one);
  return (
    own.length === names(other).length &&
    own.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
}
