import type { ComponentData } from '@puckeditor/core';

type Modules = readonly ComponentData[];
type Ids = ReadonlySet<string>;

const idOf = ({ props }: ComponentData): string => String(props.id);

export const removeModules = (modules: Modules, ids: Ids): ComponentData[] =>
  modules.filter((one) => !ids.has(idOf(one)));

/** Moves modules by one place, together; at the end of the page they stay. */
export function moveModules(modules: Modules, ids: Ids, step: 1 | -1): ComponentData[] {
  const moved = step === 1 ? modules.toReversed() : [...modules];
  // From the side that they move to, each changes places with what is not moved.
  for (let index = 1; index < moved.length; index++) {
    const [before, one] = [moved[index - 1], moved[index]];
    if (before && one && ids.has(idOf(one)) && !ids.has(idOf(before)))
      [moved[index - 1], moved[index]] = [one, before];
  }
  return step === 1 ? moved.reverse() : moved;
}

/** Inserts modules behind the last of some, or at the end of the page. */
export function insertModules(modules: Modules, added: Modules, behind: Ids): ComponentData[] {
  const last = modules.findLastIndex((one) => behind.has(idOf(one)));
  return modules.toSpliced(last < 0 ? modules.length : last + 1, 0, ...added);
}
