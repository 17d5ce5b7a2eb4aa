-- Compatible: the former release neither reads nor writes the new columns, and gives ids of its own.
-- Operators edit brands, categories, attributes, colours, sets, sales and search words.

create sequence catalogue_ids start 700000000;
alter table brands alter column id set default nextval('catalogue_ids');
alter table categories alter column id set default nextval('catalogue_ids');
alter table sets alter column id set default nextval('catalogue_ids');
alter table sales alter column id set default nextval('catalogue_ids');

alter table brands add column version integer not null default 1;
alter table categories add column version integer not null default 1;
alter table attributes add column version integer not null default 1;
alter table colours add column version integer not null default 1;
alter table sets add column version integer not null default 1;
alter table sales add column version integer not null default 1;
alter table search_synonyms add column version integer not null default 1;
alter table search_redirects add column version integer not null default 1;

-- The filters of a set whose products are found by rule; null: they are chosen by hand.
alter table sets add column rule jsonb;
