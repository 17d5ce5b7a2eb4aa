-- Compatible: only adds tables, and kinds of rows to the history that the former release does not write.

-- The ways of numbering sizes. A chart has a column for each system that names it.
create table size_systems (
  code text primary key,
  name jsonb not null,
  charts text[] not null default '{}',
  position integer not null default 0,
  version integer not null default 1
);
insert into size_systems (code, name, charts, position) values
  ('CN', '{"zh-CN": "中国", "en-US": "China"}',
    '{women-clothing,men-clothing,women-shoes,men-shoes}', 10),
  ('EU', '{"zh-CN": "欧洲", "en-US": "EU"}', '{women-clothing,men-clothing,women-shoes,men-shoes}', 20),
  ('FR', '{"zh-CN": "法国", "en-US": "France"}',
    '{women-clothing,men-clothing,women-shoes,men-shoes}', 30),
  ('IT', '{"zh-CN": "意大利", "en-US": "Italy"}',
    '{women-clothing,men-clothing,women-shoes,men-shoes}', 40),
  ('UK', '{"zh-CN": "英国", "en-US": "UK"}', '{women-clothing,men-clothing,women-shoes,men-shoes}', 50),
  ('US', '{"zh-CN": "美国", "en-US": "US"}', '{women-clothing,men-clothing,women-shoes,men-shoes}', 60),
  ('JP', '{"zh-CN": "日本", "en-US": "Japan"}', '{}', 70),
  ('CM', '{"zh-CN": "厘米", "en-US": "Centimetres"}', '{}', 80);

-- Scales that products of this shop have already.
insert into size_systems (code, name, position)
select size_scale, jsonb_build_object('zh-CN', size_scale, 'en-US', size_scale), 100
from variants where size_scale <> '' group by size_scale
on conflict (code) do nothing;

-- Equal sizes by the code of their system, the smallest first. Letters belong to no system.
create table size_charts (
  code text primary key check (code in ('women-clothing', 'men-clothing', 'women-shoes', 'men-shoes')),
  rows jsonb not null default '[]',
  version integer not null default 1
);
insert into size_charts (code, rows)
select code, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
  'CN', cn, 'EU', eu, 'FR', fr, 'IT', it, 'UK', uk, 'US', us, 'letter', letter)) order by place)
from (values
  ('women-clothing', 1, '150/76A', '30', '32', '36', '4', '0', 'XXS'),
  ('women-clothing', 2, '155/80A', '32', '34', '38', '6', '2', 'XS'),
  ('women-clothing', 3, '160/84A', '34', '36', '40', '8', '4', 'S'),
  ('women-clothing', 4, '165/88A', '36', '38', '42', '10', '6', 'M'),
  ('women-clothing', 5, '170/92A', '38', '40', '44', '12', '8', 'L'),
  ('women-clothing', 6, '175/96A', '40', '42', '46', '14', '10', 'XL'),
  ('women-clothing', 7, '180/100A', '42', '44', '48', '16', '12', 'XXL'),
  ('men-clothing', 1, '165/84A', '44', '44', '44', '34', '34', 'XS'),
  ('men-clothing', 2, '170/88A', '46', '46', '46', '36', '36', 'S'),
  ('men-clothing', 3, '175/92A', '48', '48', '48', '38', '38', 'M'),
  ('men-clothing', 4, '175/96A', '50', '50', '50', '40', '40', 'L'),
  ('men-clothing', 5, '180/100A', '52', '52', '52', '42', '42', 'XL'),
  ('men-clothing', 6, '185/104A', '54', '54', '54', '44', '44', 'XXL'),
  ('men-clothing', 7, '190/108A', '56', '56', '56', '46', '46', 'XXXL'),
  ('women-shoes', 1, '225', '35', '36', '35', '2', '5', null),
  ('women-shoes', 2, '230', '36', '37', '36', '3', '6', null),
  ('women-shoes', 3, '235', '37', '38', '37', '4', '7', null),
  ('women-shoes', 4, '238', '37.5', '38.5', '37.5', '4.5', '7.5', null),
  ('women-shoes', 5, '240', '38', '39', '38', '5', '8', null),
  ('women-shoes', 6, '243', '38.5', '39.5', '38.5', '5.5', '8.5', null),
  ('women-shoes', 7, '245', '39', '40', '39', '6', '9', null),
  ('women-shoes', 8, '250', '40', '41', '40', '7', '10', null),
  ('women-shoes', 9, '255', '41', '42', '41', '8', '11', null),
  ('men-shoes', 1, '250', '40', '41', '40', '6', '7', null),
  ('men-shoes', 2, '255', '41', '42', '41', '7', '8', null),
  ('men-shoes', 3, '260', '42', '43', '42', '8', '9', null),
  ('men-shoes', 4, '263', '42.5', '43.5', '42.5', '8.5', '9.5', null),
  ('men-shoes', 5, '265', '43', '44', '43', '9', '10', null),
  ('men-shoes', 6, '268', '43.5', '44.5', '43.5', '9.5', '10.5', null),
  ('men-shoes', 7, '270', '44', '45', '44', '10', '11', null),
  ('men-shoes', 8, '280', '45', '46', '45', '11', '12', null),
  ('men-shoes', 9, '285', '46', '47', '46', '12', '13', null)
) as sizes (code, place, cn, eu, fr, it, uk, us, letter)
group by code;

create trigger size_systems_changed after insert or update or delete on size_systems
  for each statement execute function notify_catalogue();
create trigger size_charts_changed after insert or update or delete on size_charts
  for each statement execute function notify_catalogue();

alter table catalogue_changes drop constraint catalogue_changes_target_type_check;
alter table catalogue_changes add constraint catalogue_changes_target_type_check
  check (target_type in ('product', 'variant', 'scheduled-price', 'brand', 'category', 'label',
    'size-system', 'size-chart'));
