-- Photos whose rows are deleted and whose files are still to be removed from the storage.

create table personal_id_image_removals (
  image_id uuid primary key,
  created_at timestamptz not null default now()
);
