#!/usr/bin/env bash
# Copies accounts and data from one Waymark database to another, which has the schema and nobody in it yet:
#   docs/deploy/move.sh OLD_DATABASE_URL NEW_DATABASE_URL
# Both servers are stopped meanwhile. Passwords go along; sessions do not, so everybody signs in once more.
# It happens whole or not at all: the new database is written in one transaction.
set -euo pipefail
old=${1:?the old database address} new=${2:?the new database address}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
from() { psql "$old" --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 --command "$1"; }

from "\copy (select id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at from auth.users) to users.csv csv"
from "\copy (select id, provider, provider_id, user_id, identity_data, created_at, updated_at from auth.identities) to identities.csv csv"
# profiles first: the others refer to it
tables=$(from "select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname <> 'profiles', c.relname")
columns() {
  from "select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = 'public.$1'::regclass and attnum > 0 and not attisdropped and attgenerated = ''"
}

{
  cat <<'SQL'
\set ON_ERROR_STOP 1
begin;
create temp table moved_users (id uuid, email text, encrypted_password text, email_confirmed_at timestamptz,
  raw_app_meta_data jsonb, raw_user_meta_data jsonb, created_at timestamptz, updated_at timestamptz) on commit drop;
create temp table moved_identities (id uuid, provider text, provider_id text, user_id uuid, identity_data jsonb,
  created_at timestamptz, updated_at timestamptz) on commit drop;
\copy moved_users from users.csv csv
\copy moved_identities from identities.csv csv
-- Supabase Auth reads the tokens as text and finds nobody whose instance is not the zero one
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change,
  email_change_token_new)
select id, 'authenticated', 'authenticated', email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, '', '', '', '' from moved_users;
do $$ begin
  if exists (select from information_schema.columns where table_schema = 'auth' and table_name = 'users'
      and column_name = 'instance_id') then
    execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000'' where instance_id is null';
  end if;
end $$;
insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select id, provider, provider_id, user_id, identity_data, created_at, updated_at from moved_identities;
SQL
  for table in $tables; do
    list=$(columns "$table")
    from "\copy (select $list from public.$table) to $table.csv csv"
    # what the triggers would do was done in the old database; the empty profiles of the new accounts go
    echo "alter table public.$table disable trigger user;"
    echo "delete from public.$table;"
    echo "\\copy public.$table ($list) from $table.csv csv"
    echo "alter table public.$table enable trigger user;"
    echo "select '$table' as moved, count(*) from public.$table;"
  done
  # pictures of accounts: this server keeps them in a table, hosted Storage elsewhere, where SQL reaches no file
  here=$(from "select to_regclass('waymark.stored_files') is not null")
  clear='alter table public.profiles disable trigger user;
update public.profiles set avatar_url = null where avatar_url is not null;
alter table public.profiles enable trigger user;'
  if [[ $here == t ]]; then
    from "\copy (select bucket, owner, name, type, bytes, created_at from waymark.stored_files) to files.csv csv"
    cat <<SQL
select to_regclass('waymark.stored_files') is not null as has_files \gset
\if :has_files
\copy waymark.stored_files (bucket, owner, name, type, bytes, created_at) from files.csv csv
\else
$clear
\endif
SQL
  else
    echo "$clear"
  fi
  echo 'commit;'
} >load.sql
psql "$new" --no-psqlrc --quiet --tuples-only --file load.sql
