/** Implements `setData`: all data reaches the view as JSON. */

/** The vendors reject a larger update (WeChat: 1024 kB). */
export const MAX_SET_DATA_BYTES = 1024 * 1024;

export function transfer(patch: Record<string, unknown>): Record<string, unknown> {
  const json = JSON.stringify(patch);
  const bytes = Buffer.byteLength(json);
  if (bytes > MAX_SET_DATA_BYTES)
    throw new Error(`setData of ${bytes} bytes is more than a view takes`);
  return JSON.parse(json) as Record<string, unknown>;
}

/** Merges `{'list[0].name': 'x'}` into the data, creating missing objects and arrays. */
export function applyPatch(data: Record<string, unknown>, patch: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(patch)) {
    const steps = key.split(/[.[\]]+/).filter((step) => step !== '');
    const last = steps.pop();
    if (last === undefined) continue;
    let target = data;
    for (const [index, step] of steps.entries()) {
      const inner = target[step];
      if (typeof inner === 'object' && inner !== null) target = inner as Record<string, unknown>;
      else {
        const created: unknown = isIndex(steps[index + 1] ?? last) ? [] : {};
        target[step] = created;
        target = created as Record<string, unknown>;
      }
    }
    target[last] = value;
  }
}

const isIndex = (step: string): boolean => /^\d+$/.test(step);
