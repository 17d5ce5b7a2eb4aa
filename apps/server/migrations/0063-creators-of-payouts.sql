-- Compatible: the former release leaves the new columns empty, so that anyone may approve its payouts.
-- Who drafted and who approved a payout; for a machine, the operator who created its key.
alter table payouts add column created_by bigint references operators;
alter table payouts add column approved_by bigint references operators;
