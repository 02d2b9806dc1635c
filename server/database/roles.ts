/** What a Supabase project has before its first migration, and @supabase/lite makes only later or not at all. */

/** The roles that requests run under, which the migrations name. To tables and functions the migrations alone grant. */
export const REQUEST_ROLES = `
do $$
declare
  missing text;
begin
  foreach missing in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = missing) then
      execute format('create role %I nologin', missing);
    end if;
    if not pg_has_role(current_user, missing, 'member') then
      execute format('grant %I to %I', missing, current_user);
    end if;
  end loop;
  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
end $$;
grant usage on schema public to anon, authenticated, service_role;`;

/** Policies call auth.uid() under the request's role. */
export const AUTH_USAGE = 'grant usage on schema auth to anon, authenticated, service_role';
