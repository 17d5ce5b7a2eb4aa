-- Compatible: only removes rows that nothing refers to.

-- A new shop has no membership until its merchant sets up tiers. The benefits stay, as a choice for them.
delete from membership_tiers
where not exists (select from shoppers)
  and not exists (select from membership_tiers changed where changed.version > 1 or changed.archived_at is not null);
