import type { Gender, QuestionAnswer } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';
import type { Generated } from 'kysely';
import type { Json, JsonWithDefault, Time, TimeOrNull } from './columns.ts';

export interface StoredQuestion {
  id: string;
  kind: 'single' | 'multiple' | 'scale' | 'text';
  text: Localised;
  isRequired: boolean;
  options: { id: string; text: Localised }[];
  limit: number;
}

export interface QuestionnairesTable {
  id: string;
  title: Json<Localised>;
  introduction: Json<Localised>;
  questions: Json<StoredQuestion[]>;
  starts_at: Time;
  ends_at: TimeOrNull;
  version: Generated<number>;
  paused_at: TimeOrNull;
  archived_at: TimeOrNull;
}

export interface QuestionnaireAnswersTable {
  questionnaire_id: string;
  respondent: string;
  answers: Json<QuestionAnswer[]>;
  collected_at: Time;
}

export interface DayOutfitsTable {
  id: string;
  day: string;
  gender: Gender;
  title: Json<Localised>;
  description: Json<Localised>;
  image_keys: Json<string[]>;
  product_ids: Json<string[]>;
}

export interface OutfitListsTable {
  id: Generated<string>;
  bag_id: string;
  gender: Gender;
  how_many: number;
  outfit_ids: Json<string[]>;
  disliked_ids: JsonWithDefault<string[]>;
  created_at: Time;
}
