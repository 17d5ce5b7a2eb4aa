-- The results of calls that are made once per idempotency key take the usual name of such a table.
alter table once_answers rename to idempotency_keys;
alter table idempotency_keys rename column answer to result;
alter index once_answers_pkey rename to idempotency_keys_pkey;
alter index once_answers_age rename to idempotency_keys_created_at;
update idempotency_keys set result = jsonb_build_object('result', result -> 'answer')
where result is not null;

-- How often a quota has been used.
alter table quotas rename column taken to used;

-- Two jobs of the queue have new names; their old schedules would queue work that no process takes.
do $$ begin
  if to_regclass('jobs.schedule') is not null then
    delete from jobs.schedule where name in ('prune-once', 'prune-hearts');
  end if;
end $$;
