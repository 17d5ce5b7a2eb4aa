/** How operators read a path such as `prizes.0.rewardId`: "Prizes 1 › Reward". */
export function nameField(
  type: string,
  field: string,
  toLabel: (path: readonly string[]) => string,
): string {
  const path = [type];
  const names: string[] = [];
  for (const part of field.split('.')) {
    if (/^\d+$/.test(part)) {
      names.push(`${names.pop() ?? ''} ${Number(part) + 1}`.trim());
    } else {
      path.push(part);
      const label = toLabel(path);
      if (label) names.push(label);
    }
  }
  return names.join(' › ');
}
