-- Who may do what, named one by one. Since 2026-10-30 hosted Supabase grants nothing in `public` by itself, to
-- service_role no more than to anon; before, it and the server of this repository granted everything. Both end here at
-- the same rights. Row-level security judges within them. A later table or function brings its own grants, or nobody
-- reaches it; PostgreSQL itself lets everybody execute a new function, so that has to be revoked.

-- What was granted to objects that are still to be made.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema private revoke all on functions from anon, authenticated, service_role;

revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

-- Visitors read the blog and leave rows that they cannot read again. A member may send the same, under either role.
grant select on public.blog_posts to anon, authenticated;
grant insert on public.newsletter_subscribers, public.affiliate_clicks, public.analytics_events
  to anon, authenticated;

-- Members: their own rows. Admins are members whom the policies let see and change more.
grant select, update on public.profiles to authenticated;
grant select, insert on public.chat_messages to authenticated;
grant select on public.chat_clears, public.token_topups, public.token_reservations, public.checkout_sessions,
  public.subscriptions to authenticated;
grant insert, update, delete on public.blog_posts to authenticated;
grant select on public.newsletter_subscribers, public.affiliate_clicks, public.analytics_events to authenticated;

grant execute on function public.clear_chat(timestamptz), public.my_usage(integer, text),
  public.admin_list_users(text, text, boolean, integer, integer), public.admin_analytics(integer)
  to authenticated;

-- The functions of supabase/functions, under the service role. What they write besides goes through the procedures
-- below, which run with their owner's rights; stripe_invoices, stripe_events and follow_ups are reached that way alone.
grant select, update on public.profiles to service_role;
grant select on public.subscriptions, public.checkout_sessions to service_role;

grant execute on function
  public.reserve_tokens(uuid, uuid, integer, integer, boolean), public.settle_tokens(uuid, uuid, integer, jsonb),
  public.release_tokens(uuid, uuid), public.open_checkout(uuid, text, text, integer, text),
  public.complete_checkout(uuid, text, text, integer), public.apply_stripe_event(jsonb),
  public.end_unbilled_plan(uuid), public.claim_follow_up(uuid, text, integer, integer),
  public.release_follow_up(uuid, text)
  to service_role;

-- What runs under the caller's own role in a write or a query: is_service in triggers, is_admin and is_active in the
-- members' policies, the others in the checks of profiles. Triggers themselves need no right.
grant execute on function private.is_service() to anon, authenticated, service_role;
grant execute on function private.is_admin(), private.is_active() to authenticated;
grant execute on function private.plain_line(text), private.is_list(text[]), private.is_encoded(text)
  to authenticated, service_role;
