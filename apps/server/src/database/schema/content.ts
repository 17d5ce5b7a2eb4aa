import type { Gender, PreviewClaims } from '@vitrine/contract';
import type { PageTest } from '@vitrine/contract/admin';
import type { Arm, Language, Localised, VisitorKind } from '@vitrine/kit';
import type { PlatformName } from '@vitrine/platform/platform-names';
import type { ColumnType, Generated } from 'kysely';
import type {
  BigId,
  BigIdOrNull,
  Json,
  JsonOrNull,
  JsonWithDefault,
  Time,
  TimeOrNull,
  TimeWithDefault,
} from './columns.ts';

/** A module of a stored page, before its schema has looked at it. */
export interface StoredEntry {
  id: string;
  code: string;
  fields: Record<string, unknown>;
}

export interface ContentPagesTable {
  space: string;
  code: string;
  content_type: Generated<string>;
  created_at: TimeWithDefault;
  name: Generated<string>;
  archived_at: TimeOrNull;
  version: Generated<number>;
}

export interface ContentRevisionsTable {
  id: ColumnType<string, never, never>;
  space: string;
  code: string;
  environment: Generated<string>;
  language: string;
  country: string | null;
  gender: Gender | null;
  benefit: string | null;
  platform: PlatformName | null;
  visitor: VisitorKind | null;
  arm: 'b' | null;
  version: number;
  title: Generated<string>;
  entries: Json<StoredEntry[]>;
  starts_at: TimeOrNull;
  ends_at: TimeOrNull;
  published_at: TimeOrNull;
  created_at: TimeWithDefault;
  author: Generated<string>;
  note: Generated<string>;
  withdrawn_at: TimeOrNull;
  draft_id: BigIdOrNull;
  draft_version: number | null;
}

export interface ContentDraftsTable {
  id: ColumnType<string, never, never>;
  space: string;
  code: string;
  language: Language;
  country: string | null;
  gender: Gender | null;
  benefit: string | null;
  platform: PlatformName | null;
  visitor: VisitorKind | null;
  arm: 'b' | null;
  title: Generated<string>;
  /** The version of the shape of the modules. */
  shape_version: number;
  entries: Json<StoredEntry[]>;
  note: Generated<string>;
  version: Generated<number>;
  saved_by: string;
  /** Null: an API key, a rule, or an operator that no longer exists. */
  saved_by_id: BigIdOrNull;
  saved_at: Time;
}

export interface ContentDraftSavesTable {
  draft_id: BigId;
  version: number;
  title: string;
  shape_version: number;
  entries: Json<StoredEntry[]>;
  note: string;
  saved_by: string;
  saved_at: Time;
  /** When the automatic saves began that this one replaces. Null: an operator asked for it. */
  automatic_since: TimeOrNull;
}

/** Who has a draft open. */
export interface ContentDraftEditorsTable {
  draft_id: BigId;
  editor_id: string;
  name: string;
  seen_at: Time;
}

export interface ContentReviewsTable {
  id: ColumnType<string, never, never>;
  draft_id: BigId;
  draft_version: number;
  state: 'requested' | 'cancelled' | 'approved' | 'changes-requested';
  note: string;
  requested_by: BigIdOrNull;
  requester: string;
  requested_at: Time;
  decided_by: BigIdOrNull;
  reviewer: string | null;
  decided_at: TimeOrNull;
  answer: Generated<string>;
}

export interface ContentCommentsTable {
  id: ColumnType<string, never, never>;
  draft_id: BigId;
  entry_id: string | null;
  content: string;
  author_id: BigIdOrNull;
  author: string;
  created_at: Time;
  resolved_at: TimeOrNull;
  resolved_by: string | null;
}

export interface ContentPreviewsTable {
  id: string;
  draft_id: BigId;
  claims: Json<PreviewClaims>;
  operator_id: BigIdOrNull;
  api_key_id: BigIdOrNull;
  save_version: number | null;
  created_at: Time;
  expires_at: Time;
}

/** A comparison of two versions of a page. */
export interface ContentTestsTable {
  id: ColumnType<string, never, never>;
  space: string;
  code: string;
  /** Null: all languages. */
  language: Language | null;
  name: string;
  hypothesis: string;
  goal: PageTest['goal'];
  /** In per cent. */
  share_of_b: number;
  /** The sessions of each arm without which the result decides nothing. */
  planned_sample: number;
  rule: PageTest['rule'];
  state: Generated<PageTest['state']>;
  ends_at: Time;
  result: PageTest['result'];
  version: Generated<number>;
  created_by: string;
  created_at: Time;
  started_by: string | null;
  started_at: TimeOrNull;
  /** Empty: ended by the job. */
  ended_by: string | null;
  ended_at: TimeOrNull;
  counted_at: TimeOrNull;
}

/** What became of the sessions that saw an arm of a test for the first time on a day in Beijing. */
export interface ContentTestDaysTable {
  test_id: BigId;
  /** 2026-11-25. */
  day: string;
  arm: Arm;
  sessions: number;
  conversions: number;
}

/** The modules of a page in one language. */
export interface StoredContent {
  title: string;
  entries: StoredEntry[];
}

/** Pages that operators begin new pages with. */
export interface ContentTemplatesTable {
  id: ColumnType<string, never, never>;
  name: Json<Localised>;
  description: JsonOrNull<Localised>;
  picture_key: string | null;
  /** The version of the shape of the modules. */
  shape_version: number;
  contents: Json<Partial<Record<Language, StoredContent>>>;
  saved_by: string;
  saved_at: Time;
  version: Generated<number>;
}

/** Triggers write it. */
export interface ContentBlockUsesTable {
  block: string;
  place_type: 'draft' | 'revision' | 'template';
  place_id: BigId;
}

export interface FlatContentsTable {
  code: string;
  language: string;
  value: Json<Record<string, unknown>>;
  version: Generated<number>;
}

export interface BannersTable {
  id: string;
  position: string;
  gender: Gender | null;
  text: Json<Localised>;
  link: string | null;
  image_key: string | null;
  sort: Generated<number>;
  starts_at: TimeOrNull;
  ends_at: TimeOrNull;
  version: Generated<number>;
  paused_at: TimeOrNull;
  archived_at: TimeOrNull;
}

export interface AppConfigurationsTable {
  app: string;
  environment: string;
  toggles: JsonWithDefault<Record<string, boolean>>;
  configuration: JsonWithDefault<Record<string, unknown>>;
  version: Generated<number>;
}
