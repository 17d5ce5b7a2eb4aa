import type { Localised } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { JsonOrNull, Time, TimeOrNull } from './columns.ts';

export interface MediaFilesTable {
  id: ColumnType<string, never, never>;
  /** Names the content: the same file is stored once. */
  key: string;
  kind: 'image' | 'video';
  name: string;
  alt: JsonOrNull<Localised>;
  focal_x: number | null;
  focal_y: number | null;
  width: number;
  height: number;
  duration_ms: number | null;
  bytes: number | null;
  uploaded_by: Generated<string>;
  uploaded_at: Time;
  state: 'uploading' | 'stored' | 'deleting';
  unused_since: TimeOrNull;
  version: Generated<number>;
}

/** Triggers write it. */
export interface MediaUsesTable {
  key: string;
  place_type: string;
  place_id: string;
}
