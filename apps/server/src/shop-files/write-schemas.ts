import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ShopKind } from './kind.ts';
import { kinds } from './kinds.ts';

/** The folder of the schemas, inside that of the files. */
const SCHEMA_FOLDER = '.schemas';

const nameSchema = ({ folder }: ShopKind) => `${folder.replaceAll('/', '-')}.json`;

/** What an editor needs to complete and check the files of a kind. */
export const buildEditorSchema = ({ schema, editorSchema = schema }: ShopKind) =>
  z.toJSONSchema(editorSchema, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // Unknown fields are refused, so an editor should mark them.
      if (jsonSchema.properties) jsonSchema.additionalProperties ??= false;
    },
  });

/** The comment by which editors find the schema of a file. */
export const formatSchemaComment = (kind: ShopKind, key: string): string => {
  const up = '../'.repeat(`${kind.folder}/${key}`.split('/').length - 1);
  return `# yaml-language-server: $schema=${up}${SCHEMA_FOLDER}/${nameSchema(kind)}`;
};

export async function writeSchemas(folder: string): Promise<void> {
  await mkdir(join(folder, SCHEMA_FOLDER), { recursive: true });
  for (const kind of kinds) {
    const text = `${JSON.stringify(buildEditorSchema(kind), null, 2)}\n`;
    await writeFile(join(folder, SCHEMA_FOLDER, nameSchema(kind)), text);
  }
}
