-- A day arranged anew names up to 16 items by ids of 40 and titles of 200 characters, of which PostgreSQL writes one as up
-- to six octets: longer than an edit of one item can be.
alter table public.trip_edits drop constraint trip_edits_edit_check;
alter table public.trip_edits add constraint trip_edits_edit_check
  check (jsonb_typeof(edit) = 'object' and octet_length(edit::text) <= 32000);
