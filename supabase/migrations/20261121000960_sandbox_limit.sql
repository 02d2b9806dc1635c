-- How often plans are had for nothing.

-- What the sandbox payment page's buttons do, as before; and at most `p_most` of an account's checkouts are paid in an
-- hour: one more stays open, and the answer is 'too_many'. The profile is locked first, as everywhere, so that two
-- buttons pressed at once are counted one after the other.
drop function public.settle_sandbox_payment(text, text);
create function public.settle_sandbox_payment(p_session text, p_state text, p_most integer default null)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  session public.checkout_sessions;
begin
  select c.user_id into owner from public.checkout_sessions c where c.id = p_session;
  perform 1 from public.profiles p where p.id = owner for update;
  select * into session from public.checkout_sessions c where c.id = p_session for update;
  if not found or session.mode = 'live'
     or (session.state = 'open' and session.created_at < now() - interval '1 day') then
    return null;
  end if;
  if session.state <> 'open' or p_state not in ('paid', 'cancelled') then
    return session.state;
  end if;
  if p_state = 'paid' and (
    select count(*) from public.checkout_sessions c
    where c.user_id = owner and c.mode <> 'live' and c.paid_at > now() - interval '1 hour'
  ) >= p_most then
    return 'too_many';
  end if;
  update public.checkout_sessions
  set state = p_state, paid_at = case when p_state = 'paid' then now() end
  where id = p_session
  returning state into session.state;
  return session.state;
end
$$;
revoke all on function public.settle_sandbox_payment(text, text, integer) from public, anon, authenticated;
grant execute on function public.settle_sandbox_payment(text, text, integer) to service_role;
