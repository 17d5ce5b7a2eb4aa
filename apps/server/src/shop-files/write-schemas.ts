import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ShopKind } from './kind.ts';
import { kinds } from './kinds.ts';

/** The folder of the schemas, inside that of the files. */
const SCHEMA_FOLDER = '.schemas';

const nameSchema = (path: string) => `${path.replaceAll('/', '-')}.json`;

/** The path that names the schema of a file: its own, or that of its kind. */
const findSchemaPath = ({ folder, fileSchemas }: ShopKind, key: string): string =>
  fileSchemas && Object.hasOwn(fileSchemas, key) ? `${folder}/${key}` : folder;

/** What an editor needs to complete and check the files of a kind. */
const toEditorSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // Unknown fields are refused, so an editor should mark them.
      if (jsonSchema.properties) jsonSchema.additionalProperties ??= false;
    },
  });

const listEditorSchemas = ({
  folder,
  schema,
  editorSchema = schema,
  fileSchemas = {},
}: ShopKind) => [
  [folder, editorSchema] as const,
  ...Object.entries(fileSchemas).map(([key, own]) => [`${folder}/${key}`, own] as const),
];

/** The comment by which editors find the schema of a file. */
export const formatSchemaComment = (kind: ShopKind, key: string): string => {
  const up = '../'.repeat(`${kind.folder}/${key}`.split('/').length - 1);
  return `# yaml-language-server: $schema=${up}${SCHEMA_FOLDER}/${nameSchema(findSchemaPath(kind, key))}`;
};

export async function writeSchemas(folder: string): Promise<void> {
  await mkdir(join(folder, SCHEMA_FOLDER), { recursive: true });
  for (const kind of kinds)
    for (const [path, schema] of listEditorSchemas(kind)) {
      const text = `${JSON.stringify(toEditorSchema(schema), null, 2)}\n`;
      await writeFile(join(folder, SCHEMA_FOLDER, nameSchema(path)), text);
    }
}
