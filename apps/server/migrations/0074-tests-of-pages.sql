-- Compatible: the former release does not read the new columns and tables. Start no test and publish nothing for a
-- platform or for new or returning visitors until every process runs this release.

-- Whom a variant of a page is for, besides language, country, gender and benefit. Null means: for everybody.
-- The arm `b` is the other version that a test shows to a share of the visitors.
alter table content_revisions
  add column platform text check (platform in ('web', 'wechat', 'ios', 'android', 'minip', 'ttmp', 'alimp')),
  add column visitor text check (visitor in ('new', 'returning')),
  add column arm text check (arm = 'b');
alter table content_drafts
  add column platform text check (platform in ('web', 'wechat', 'ios', 'android', 'minip', 'ttmp', 'alimp')),
  add column visitor text check (visitor in ('new', 'returning')),
  add column arm text check (arm = 'b');
alter table content_drafts
  drop constraint content_drafts_space_code_language_country_gender_benefit_key,
  add constraint content_drafts_one_for_audience unique nulls not distinct
    (space, code, language, country, gender, benefit, platform, visitor, arm);

-- A comparison of two versions of a page: A is what everybody sees, B what a share of the visitors sees meanwhile.
create table content_tests (
  id bigint generated always as identity primary key,
  space text not null,
  code text not null,
  -- Null: visitors in all languages.
  language text,
  name text not null,
  hypothesis text not null,
  goal text not null check (goal in ('order', 'bag', 'click')),
  -- In per cent.
  share_of_b integer not null check (share_of_b between 10 and 50),
  -- The sessions of each arm without which the result decides nothing.
  planned_sample integer not null check (planned_sample > 0),
  rule text not null check (rule in ('by-hand', 'publish-winner')),
  state text not null default 'draft' check (state in ('draft', 'running', 'ended')),
  -- When the test stops counting and its rule is applied.
  ends_at timestamptz not null,
  result text check (result in ('kept-a', 'published-b')),
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz not null,
  started_by text,
  started_at timestamptz,
  -- Empty: ended by the job.
  ended_by text,
  ended_at timestamptz,
  foreign key (space, code) references content_pages (space, code) on delete cascade,
  check ((state = 'draft') = (started_at is null)),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (result is not null))
);
create index content_tests_by_page on content_tests (space, code, id);
create unique index content_tests_one_running on content_tests (space, code, language)
  nulls not distinct where state = 'running';

-- Every process knows which tests run.
create trigger tests_changed after update on content_tests
  for each row when (old.state is distinct from new.state) execute function notify_content();
