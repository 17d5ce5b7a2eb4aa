import { schemas } from '@vitrine/modules/schemas';
import { expect, test } from 'vitest';
import { CHOICE_NAMES } from './choice-names.ts';
import { describeModule, type ModuleField } from './describe-module.ts';

const listChoices = (field: ModuleField): string[] => [
  ...(field.kind === 'choice' ? field.options.map(String) : []),
  ...field.children.flatMap(listChoices),
];

test.each(Object.entries(schemas))('names every choice of %s', (_, schema) => {
  const words = listChoices(describeModule(schema)).filter((value) => /[a-z]/i.test(value));
  expect(words.filter((value) => !(value in CHOICE_NAMES))).toEqual([]);
});
