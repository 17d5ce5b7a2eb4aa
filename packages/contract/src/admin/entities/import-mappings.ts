import { z } from 'zod';
import { numericId } from '../../entities/common.ts';
import { COLUMN_JOINTS, SEPARATED_COLUMNS } from '../import-joints.ts';
import { importFormat, mappingName } from './import-choices.ts';
import { IMPORT_COLUMN_NAMES } from './import-columns.ts';
import { version } from './page.ts';

const MAX_SOURCES = 10;
const MAX_WORDS = 50;
const word = z.string().trim().min(1).max(60);

/** From where a column of the shop takes its values. */
export const mappedColumn = z.object({
  column: z.enum(IMPORT_COLUMN_NAMES),
  from: z
    .array(z.string().trim().min(1).max(100))
    .max(MAX_SOURCES)
    .meta({ description: 'Columns of the file; the values of several are joined in this order' }),
  separator: z
    .string()
    .min(1)
    .max(5)
    .nullable()
    .meta({ description: 'What separates the values of a list, or the levels of a category' }),
  otherwise: z.string().trim().max(300).meta({
    description: 'The value of rows whose cells are empty, or of every row without a column',
  }),
  words: z
    .array(z.object({ is: word, means: word }))
    .max(MAX_WORDS)
    .meta({ description: 'Values of the file that are called otherwise in the shop' }),
});
export type MappedColumn = z.infer<typeof mappedColumn>;

/** Finds what is wrong with one column of a mapping. */
function findFault({ column, from, separator, otherwise }: MappedColumn): string | undefined {
  if (from.length === 0 && otherwise === '')
    return `${column} needs a column of the file or a value`;
  if (from.length > 1 && COLUMN_JOINTS[column] === undefined)
    return `${column} takes one column of the file`;
  if (separator !== null && !SEPARATED_COLUMNS.has(column)) return `${column} is no list`;
  return undefined;
}

export const mappedColumns = z
  .array(mappedColumn)
  .min(1)
  .max(IMPORT_COLUMN_NAMES.length)
  .check(({ value, issues }) => {
    const add = (message: string, path: (string | number)[]) =>
      issues.push({ code: 'custom', message, path, input: value });
    for (const [at, each] of value.entries()) {
      const fault = findFault(each);
      if (fault) add(fault, [at]);
      if (value.findIndex(({ column }) => column === each.column) < at)
        add(`${each.column} is there twice`, [at]);
    }
    if (!value.some(({ column }) => column === 'product' || column === 'sku'))
      add('needs the column product or the column sku', []);
  });

export const importMappingInput = z.object({
  name: mappingName,
  columns: mappedColumns,
});

/** How the columns of other files become those of the shop. */
export const importMapping = importMappingInput
  .extend({ id: numericId, version })
  .meta({ id: 'ImportMapping' });

/** What the beginning of a file tells about its columns. */
export const importPreview = z
  .object({
    format: importFormat.nullable().meta({
      description: 'The system that has written the file; null when its columns must be mapped',
    }),
    columns: z.array(
      z.object({
        name: z.string(),
        samples: z.array(z.string()).meta({ description: 'Some of its values' }),
      }),
    ),
    proposal: z
      .array(mappedColumn)
      .meta({ description: 'A mapping of the columns with usual names, to be checked' }),
    mappings: z
      .array(z.string())
      .meta({ description: 'Names of the mappings all of whose columns the file has' }),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof importPreview>;
