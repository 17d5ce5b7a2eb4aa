-- Compatible: the former release neither reads nor writes the table.

-- Steps of the set-up guide that an operator has skipped; the step "open" ends the guide.
create table set_up_steps (
  step text primary key,
  skipped_by text not null,
  skipped_at timestamptz not null default now()
);
-- A shop that sells already needs no guide.
insert into set_up_steps (step, skipped_by)
select 'open', 'migration' where exists (select from orders);
