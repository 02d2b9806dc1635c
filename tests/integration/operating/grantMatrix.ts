/** Every right of the three roles that requests run under. What is not said here, nobody may. */

export const ROLES = ['anon', 'authenticated', 'service_role'] as const;
export const VERBS = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'] as const;

type Role = (typeof ROLES)[number];
type Rights<Verb extends string> = Readonly<Partial<Record<Role, readonly Verb[]>>>;
export type Grants = Readonly<Record<string, Rights<string>>>;

/** Tables of `public`. One that the service role's procedures alone reach has an empty line. */
export const TABLES: Readonly<Record<string, Rights<(typeof VERBS)[number]>>> = {
  affiliate_clicks: { anon: ['insert'], authenticated: ['select', 'insert'] },
  analytics_events: { anon: ['insert'], authenticated: ['select', 'insert'] },
  blog_posts: { anon: ['select'], authenticated: ['select', 'insert', 'update', 'delete'] },
  chat_clears: { authenticated: ['select'] },
  chat_messages: { authenticated: ['select', 'insert'] },
  checkout_sessions: { authenticated: ['select'], service_role: ['select'] },
  follow_ups: {},
  newsletter_subscribers: { anon: ['insert'], authenticated: ['select', 'insert'] },
  profiles: { authenticated: ['select', 'update'], service_role: ['select', 'update'] },
  stripe_events: {},
  stripe_invoices: {},
  subscriptions: { authenticated: ['select'], service_role: ['select'] },
  token_reservations: { authenticated: ['select'] },
  token_topups: { authenticated: ['select'] },
  trip_edits: {},
  trip_links: {},
  trip_versions: {},
  trips: { authenticated: ['select'] },
};

/** Functions of `public` and `private` that are no trigger's, and who may call them. */
export const FUNCTIONS: Readonly<Record<string, readonly Role[]>> = {
  'private.add_tokens': [],
  'private.change_trip': [],
  'private.address_hash': [],
  'private.device_instant': [],
  'private.grant_invoices': [],
  'private.has_all_trips': [],
  'private.is_active': ['authenticated'],
  'private.is_admin': ['authenticated'],
  'private.is_encoded': ['authenticated', 'service_role'],
  'private.is_list': ['authenticated', 'service_role'],
  'private.is_service': ['anon', 'authenticated', 'service_role'],
  'private.keep_trip': [],
  'private.live_links': [],
  'private.paid_tier': [],
  'private.plain_line': ['authenticated', 'service_role'],
  'private.plan_tokens': [],
  'private.superseded': [],
  'private.tokens_held': [],
  'private.trip_head': [],
  'private.trip_whole': [],
  'private.undo_trip': [],
  'private.with_state': [],
  'public.admin_analytics': ['authenticated'],
  'public.admin_list_users': ['authenticated'],
  'public.apply_stripe_event': ['service_role'],
  'public.bring_trip': ['service_role'],
  'public.claim_follow_up': ['service_role'],
  'public.clear_chat': ['authenticated'],
  'public.complete_checkout': ['service_role'],
  'public.copy_trip': ['service_role'],
  'public.delete_trip': ['service_role'],
  'public.end_unbilled_plan': ['service_role'],
  'public.list_trip_links': ['service_role'],
  'public.make_trip_link': ['service_role'],
  'public.my_usage': ['authenticated'],
  'public.open_checkout': ['service_role'],
  'public.open_trip_link': ['service_role'],
  'public.read_trip': ['service_role'],
  'public.read_turn': ['service_role'],
  'public.release_follow_up': ['service_role'],
  'public.release_tokens': ['service_role'],
  'public.reserve_tokens': ['service_role'],
  'public.save_trip': ['service_role'],
  // the payment page's, which the server of this repository calls as the owner
  'public.settle_sandbox_payment': [],
  'public.settle_turn': ['service_role'],
};

/** `private` is named by triggers that run under the caller's role; `auth` by policies. */
export const SCHEMAS: Grants = Object.fromEntries(
  ['auth', 'private', 'public'].map((schema) => [
    schema,
    Object.fromEntries(ROLES.map((role) => [role, ['usage']])),
  ]),
);
