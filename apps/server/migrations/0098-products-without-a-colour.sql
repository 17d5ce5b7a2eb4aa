-- Goods for the home, scents and some jewellery come in no colour to choose. The former release does not show them.
alter table products alter column colour_code drop not null;
