-- How a product fits: the chart that converts its sizes, whether it runs small or large, and a note.
alter table products add column sizing jsonb;
