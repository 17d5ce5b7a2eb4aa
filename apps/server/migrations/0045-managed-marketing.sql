-- Compatible: the former release ignores the new columns.
-- Operators manage promotions, play, banners and configuration. The version counts the changes of people;
-- an item has no effect in the shop from when it is paused until it is resumed.
alter table promotions add column version integer not null default 1, add column paused_at timestamptz;
alter table reward_packages add column version integer not null default 1, add column paused_at timestamptz;
alter table lotteries add column version integer not null default 1, add column paused_at timestamptz;
alter table campaigns add column version integer not null default 1, add column paused_at timestamptz;
alter table activities add column version integer not null default 1, add column paused_at timestamptz;
alter table task_groups add column version integer not null default 1, add column paused_at timestamptz;
alter table tasks add column version integer not null default 1, add column paused_at timestamptz;
alter table referral_programs add column version integer not null default 1, add column paused_at timestamptz;
alter table questionnaires add column version integer not null default 1, add column paused_at timestamptz;
alter table banners add column version integer not null default 1, add column paused_at timestamptz;
alter table reward_definitions add column version integer not null default 1;
alter table spending_tiers add column version integer not null default 1;
alter table membership_tiers add column version integer not null default 1;
alter table benefits add column version integer not null default 1;
alter table app_configurations add column version integer not null default 1;

alter table promo_codes
  add column version integer not null default 1,
  add column paused_at timestamptz,
  -- Shoppers cannot use a template; it lends its terms to the codes that are generated from it.
  add column is_template boolean not null default false,
  add column template_code text references promo_codes (code),
  add constraint promo_codes_template_check check (not is_template or template_code is null);
create index promo_codes_of_template on promo_codes (template_code, code) where template_code is not null;
create index promo_redemptions_of_code on promo_redemptions (code) where code is not null;

-- Pages and kept responses show these, so that a change of them reaches every process at once.
create trigger promotions_changed after insert or update or delete on promotions
  for each statement execute function notify_content();
create trigger reward_packages_changed after insert or update or delete on reward_packages
  for each statement execute function notify_content();
create trigger lotteries_changed after insert or update or delete on lotteries
  for each statement execute function notify_content();
create trigger campaigns_changed after insert or update or delete on campaigns
  for each statement execute function notify_content();
create trigger questionnaires_changed after insert or update or delete on questionnaires
  for each statement execute function notify_content();
create trigger membership_tiers_changed after insert or update or delete on membership_tiers
  for each statement execute function notify_content();
create trigger benefits_changed after insert or update or delete on benefits
  for each statement execute function notify_content();
