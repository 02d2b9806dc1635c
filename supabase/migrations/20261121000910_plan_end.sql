-- Ending a plan, and what an account has spent.

-- Ends a plan that nothing is paid for: bought in the sandbox, or given by an admin. The tokens stay. Answers
-- {outcome}: ended; none (the Free plan already); subscribed (a live subscription pays for it: the provider ends
-- it); unknown_user.
create function public.end_unbilled_plan(p_user uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  tier text;
begin
  select subscription_status into tier from public.profiles where id = p_user for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown_user');
  elsif private.paid_tier(p_user) is not null then
    return jsonb_build_object('outcome', 'subscribed');
  elsif private.plan_tokens(tier) is null or tier = 'Free' then
    return jsonb_build_object('outcome', 'none');
  end if;
  update public.profiles set subscription_status = 'Free' where id = p_user;
  return jsonb_build_object('outcome', 'ended');
end
$$;
revoke all on function public.end_unbilled_plan(uuid) from public, anon, authenticated;
grant execute on function public.end_unbilled_plan(uuid) to service_role;

-- What the caller's own chats have cost in the last p_days days: [{day, tokens, chats}], newest first, by the
-- calendar of the time zone p_zone (IANA). Row-level security shows the caller's rows alone. Refuses with 22023 a zone
-- or a number of days that is missing, and a zone that nobody knows.
create function public.my_usage(p_days integer, p_zone text)
returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  -- the longest name has 32 characters; a longer one would be repeated whole in the refusal
  if p_days is null or p_zone is null or char_length(p_zone) > 64 then
    raise exception 'p_days and p_zone: a number of days and a time zone are needed' using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('day', u.day, 'tokens', u.tokens, 'chats', u.chats) order by u.day desc), '[]')
    from (
      select (t.finished_at at time zone p_zone)::date as day, sum(t.charged) as tokens, count(*) as chats
      from public.token_reservations t
      where t.user_id = (select auth.uid()) and t.state = 'settled'
        and t.finished_at > now() - make_interval(days => least(greatest(p_days, 1), 366))
      group by 1
    ) u
  );
end
$$;
revoke all on function public.my_usage(integer, text) from public, anon;
grant execute on function public.my_usage(integer, text) to authenticated, service_role;
