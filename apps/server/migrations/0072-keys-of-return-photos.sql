-- Compatible: the former release neither reads nor writes the new columns, which may be null.

-- The key that encrypted the file. It is null until the job has read the key of an older file.
alter table order_return_photos add column key_id text;
-- When it was found that the key of an older file was given up before its photos were re-encrypted.
alter table order_return_photos add column unreadable_at timestamptz;
create index order_return_photos_by_key on order_return_photos (key_id);
