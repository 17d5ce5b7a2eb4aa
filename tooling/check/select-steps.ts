import type { Stages } from './stages.ts';

const contains = (name: string, text: string) => name.toLowerCase().includes(text.toLowerCase());

/** Selects the steps whose name contains one of the texts, or all without a text, and the texts of no step. */
export function selectSteps(stages: Stages, texts: readonly string[]) {
  if (texts.length === 0) return { selected: stages, unknown: [] };
  const names = stages.flat(2).map(({ name }) => name);
  return {
    selected: stages.map((sequences) =>
      sequences.map((steps) =>
        steps.filter(({ name }) => texts.some((text) => contains(name, text))),
      ),
    ),
    unknown: texts.filter((text) => !names.some((name) => contains(name, text))),
  };
}
