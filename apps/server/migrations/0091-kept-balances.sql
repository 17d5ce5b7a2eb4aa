-- Compatible: the triggers keep the balances of what the release before enters too.

-- What each merchant is owed, without adding up the whole ledger to know it: kept sums, and the changes that are
-- not in them yet. A change is a row of its own, so that two payments never wait for each other; a job adds the
-- changes to the sums. Both together are the sums of the ledger at any moment.
create table merchant_balances (
  -- Null: money that belongs to no merchant.
  merchant_id bigint,
  currency text not null,
  kind text not null,
  amount bigint not null,
  -- The part that no payout contains.
  unplanned bigint not null,
  unique nulls not distinct (merchant_id, currency, kind)
);
create table merchant_balance_changes (
  id bigint generated always as identity primary key,
  merchant_id bigint,
  currency text not null,
  kind text not null,
  amount bigint not null,
  unplanned bigint not null
);

create function change_balances_by_entries() returns trigger language plpgsql as $$
begin
  insert into merchant_balance_changes (merchant_id, currency, kind, amount, unplanned)
  select merchant_id, currency, kind, sum(amount), case kind when 'payout' then 0 else sum(amount) end
  from entered group by merchant_id, currency, kind;
  return null;
end;
$$;
create trigger ledger_entries_change_balances after insert on ledger_entries
  referencing new table as entered for each statement execute function change_balances_by_entries();

create function change_balances_by_payouts() returns trigger language plpgsql as $$
begin
  insert into merchant_balance_changes (merchant_id, currency, kind, amount, unplanned)
  select merchant_id, currency, kind, 0, sum(case tg_op when 'INSERT' then -amount else amount end)
  from changed join ledger_entries on ledger_entries.id = changed.entry_id
  where kind <> 'payout' group by merchant_id, currency, kind;
  return null;
end;
$$;
create trigger payout_entries_plan after insert on payout_entries
  referencing new table as changed for each statement execute function change_balances_by_payouts();
create trigger payout_entries_unplan after delete on payout_entries
  referencing old table as changed for each statement execute function change_balances_by_payouts();

insert into merchant_balances (merchant_id, currency, kind, amount, unplanned)
select merchant_id, currency, kind, sum(amount),
  coalesce(sum(amount) filter (where kind <> 'payout' and payout_id is null), 0)
from ledger_entries left join payout_entries on entry_id = ledger_entries.id
group by merchant_id, currency, kind;
